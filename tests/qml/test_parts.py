"""The small parts: mouse, keys and screen reader do the same; rings show after keys only."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QObject, QPoint, Qt, QUrl
from PySide6.QtGui import QAccessible
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem, QQuickView
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.ui import art

QML = Path(__file__).parents[2] / "app/ui/qml"
Show = Callable[[str], QQuickItem]
PAGE = "import QtQuick\nimport Talia\nItem {{ width: 400; height: 300; property var got: []; {} }}"


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[QQuickView]:
    art.load_fonts()
    view = QQuickView()
    view.engine().addImportPath(str(QML))
    view.resize(400, 300)
    yield view
    view.close()
    view.deleteLater()


@pytest.fixture
def show(view: QQuickView, qtbot: QtBot) -> Show:
    """Put QML into a window; gives the item that it makes."""

    def make(qml: str) -> QQuickItem:
        component = QQmlComponent(view.engine(), view)  # the view needs it as long as it lives
        component.setData(QByteArray(PAGE.format(qml).encode()), QUrl())
        root = component.create()
        assert root is not None, component.errorString()
        view.setContent(QUrl(), component, root)
        view.show()
        qtbot.waitUntil(view.isActive)
        return root.childItems()[0]

    return make


def theme(view: QQuickView) -> QObject:
    engine: QQmlEngine = view.engine()
    return engine.singletonInstance("Talia", "Theme")


def got(item: QQuickItem) -> list[object]:
    return item.parentItem().property("got").toVariant()


def click(view: QQuickView, item: QQuickItem) -> None:
    middle = item.mapToScene(QPoint(round(item.width() / 2), round(item.height() / 2)))
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=middle.toPoint())


def key(view: QQuickView, *keys: Qt.Key) -> None:
    for one in keys:
        QTest.keyClick(view, one)


BUTTON = 'Btn { text: "Meld"; onClicked: parent.got = parent.got.concat(["clicked"]); %s }'


def test_a_button_acts_by_mouse_space_and_enter(view: QQuickView, show: Show) -> None:
    button = show(BUTTON % "")
    click(view, button)
    key(view, Qt.Key.Key_Space, Qt.Key.Key_Return)
    assert got(button) == ["clicked"] * 3


def test_a_button_that_is_off_only_says_why(view: QQuickView, show: Show, qtbot: QtBot) -> None:
    refused = 'off: true; reason: "Draw a card first."; onRefused: parent.got = ["refused"]'
    button = show(BUTTON % refused)
    click(view, button)
    assert got(button) == ["refused"]
    QAccessible.setActive(True)
    face = QAccessible.queryAccessibleInterface(button)
    assert face.text(QAccessible.Text.Name) == "Meld"
    assert face.text(QAccessible.Text.Description) == "Draw a card first."
    assert face.role() == QAccessible.Role.Button


def test_the_ring_shows_after_keys_only(view: QQuickView, show: Show) -> None:
    button = show(BUTTON % "")
    click(view, button)
    assert button.hasActiveFocus()
    assert not button.property("ringed")
    key(view, Qt.Key.Key_Tab)
    key(view, Qt.Key.Key_Tab)
    assert button.property("ringed")
    click(view, button)
    assert not button.property("ringed")


def test_segments_choose_by_arrows_and_by_mouse(view: QQuickView, show: Show) -> None:
    part = show(
        'Segments { options: ["Light", "Dark", "Contrast"]; current: 1; focus: true;'
        "onChosen: index => { current = index; parent.got = parent.got.concat([index]) } }"
    )
    key(view, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left)
    assert got(part) == [2, 1]
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(20, 15))
    assert got(part) == [2, 1, 0]


@pytest.mark.parametrize("kind", ["ValueSlider", "Stepper"])
def test_numbers_step_by_keys_and_keep_their_bounds(
    kind: str, view: QQuickView, show: Show
) -> None:
    part = show(
        f"{kind} {{ minimumValue: 10; maximumValue: 30; stepSize: 10; value: 20; focus: true;"
        "onMoved: value => { this.value = value; parent.got = parent.got.concat([value]) } }"
    )
    key(view, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_Left)
    assert got(part) == [30, 10]


def test_a_toggle_asks_for_the_other_state(view: QQuickView, show: Show) -> None:
    part = show("Toggle { on: true; focus: true; onToggled: on => parent.got = [on] }")
    key(view, Qt.Key.Key_Space)
    assert got(part) == [False]
    assert part.property("on") is True


def test_a_sheet_is_answered_by_enter_and_escape(view: QQuickView, show: Show) -> None:
    sheet = show(
        'Sheet { open: true; title: "Knock?"; onAccepted: parent.got = parent.got.concat(["yes"]);'
        'onRejected: parent.got = parent.got.concat(["no"]) }'
    )
    key(view, Qt.Key.Key_Return, Qt.Key.Key_Escape)
    assert got(sheet) == ["yes", "no"]


def test_a_card_is_turned_over_half_way(view: QQuickView, show: Show, qtbot: QtBot) -> None:
    card = show('Card { code: ""; w: 100; flipTime: 200 }')
    card.setProperty("code", "7h")
    assert card.property("shown") == ""
    qtbot.waitUntil(lambda: card.property("shown") == "7h")
    assert card.property("turnScale") < 0.9
    qtbot.waitUntil(lambda: card.property("turnScale") == 1)


def test_without_motion_a_card_is_turned_at_once(view: QQuickView, show: Show) -> None:
    card = show('Card { code: ""; w: 100 }')
    theme(view).setProperty("reducedMotion", True)
    card.setProperty("code", "7h")
    assert card.property("shown") == "7h"


def test_a_card_is_drawn_anew_only_when_its_width_rests(
    view: QQuickView, show: Show, qtbot: QtBot
) -> None:
    card = show('Card { code: "Kd"; w: 100 }')
    card.setProperty("w", 62)
    assert (card.width(), card.height()) == (62, 87)
    assert card.property("base") == 100
    qtbot.waitUntil(lambda: card.property("base") == 62)
    assert card.property("compact")


@pytest.mark.parametrize(
    ("style", "letters"),
    [
        ("international", "A K Q J 10 9"),
        ("polish", "A K D W 10 9"),
        ("french", "A R D V 10 9"),
        ("lithuanian", "T K D V 10 9"),
        ("bulgarian", "А К Д В 10 9"),
    ],
)
def test_indices_follow_their_style(style: str, letters: str, view: QQuickView, show: Show) -> None:
    label = show('Txt { text: "AKQJT9".split("").map(r => Theme.rankLabel(r)).join(" ") }')
    theme(view).setProperty("indexStyle", style)
    assert label.property("text") == letters


def test_cards_in_a_sentence_are_signs_and_names_are_safe(view: QQuickView, show: Show) -> None:
    line = show('RichLine { line: "<Ana> took {Td}" }')
    assert line.property("text") == (
        '&lt;Ana&gt; took <b>10</b><font color="#ffb3a8">\ue662</font>'
    )


def test_every_file_is_listed_in_the_module() -> None:
    listed = {row.split()[-1] for row in (QML / "Talia/qmldir").read_text().splitlines()[1:]}
    assert {file.name for file in (QML / "Talia").glob("*.qml")} == listed


def test_a_tip_whose_page_went_while_it_waited_says_nothing(
    view: QQuickView, show: Show, qtbot: QtBot
) -> None:
    warnings: list[str] = []
    view.engine().warnings.connect(lambda found: warnings.extend(w.toString() for w in found))
    item = show('Item { Tip { text: "Undo"; soon: true } }')
    tip = item.childItems()[0]
    tip.setProperty("wanted", True)
    item.setParentItem(None)
    qtbot.wait(50)
    assert not tip.property("visible")
    assert warnings == []


def test_discs_at_the_ends_of_lines_never_overlap(show: Show) -> None:
    totals = (0, 100, 100, 98, 30, 100)
    rows = ", ".join(
        f'{{seat: {at}, name: "P", winner: false, total: {t}, totals: [0, {t}]}}'
        for at, t in enumerate(totals)
    )
    size = "width: 390; height: 290"
    plot = show(f"TotalsPlot {{ {size}; result: ({{rounds: 1, high: 100, rows: [{rows}]}}) }}")
    discs = [
        item
        for line in plot.childItems()
        for item in line.childItems()
        if item.metaObject().className().startswith("SeatDisc_")
    ]
    edges = sorted((disc.y(), disc.y() + disc.height()) for disc in discs)
    assert len(discs) == len(totals)
    assert all(above[1] <= below[0] + 0.01 for above, below in pairwise(edges))
    assert edges[-1][1] <= plot.height()


def test_a_hint_goes_when_its_text_changes_and_at_any_key(
    view: QQuickView, show: Show, qtbot: QtBot
) -> None:
    button = show('IconBtn { x: 100; y: 100; name: "Undo"; icon: "undo" }')
    (tip,) = (i for i in button.childItems() if i.metaObject().className().startswith("Tip_"))
    on_it = button.mapToScene(QPoint(9, 9)).toPoint()
    QTest.mouseMove(view, on_it)
    qtbot.waitUntil(tip.isVisible)
    button.setProperty("name", "Redo")
    assert not tip.isVisible()
    QTest.mouseMove(view, QPoint(5, 5))
    QTest.mouseMove(view, on_it)
    qtbot.waitUntil(tip.isVisible)
    button.forceActiveFocus()
    key(view, Qt.Key.Key_A)
    assert not tip.isVisible()


def test_a_number_outside_the_range_shows_the_range(
    view: QQuickView, show: Show, qtbot: QtBot
) -> None:
    stepper = show("Stepper { y: 100; minimumValue: 30; maximumValue: 80; value: 51 }")
    (tip,) = (i for i in stepper.childItems() if i.metaObject().className().startswith("Tip_"))
    stepper.forceActiveFocus()
    key(view, Qt.Key.Key_9)
    qtbot.waitUntil(tip.isVisible)
    assert tip.property("text") == "From 30 to 80"
    key(view, Qt.Key.Key_Up)
    assert not tip.isVisible()
