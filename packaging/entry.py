"""Where the bundle starts. Spawned processes come in here too and must not load Qt."""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()
    from app.__main__ import main

    sys.exit(main())
