"""What the player aid says (ledger 10.2): short lines of our own, each with the ids of the rules behind it."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.clockwork.maps.played import Race
from companion.games.clockwork.sheets.aid_signs import picture_of
from companion.games.clockwork.sheets.rounds import Age, first_and_last, recruits, rounds
from companion.games.clockwork.sheets.subject import MapSubject
from companion.kernel.game import Fact, Facts
from companion.printing.job import Say
from companion.printing.sections import Item, Section


class Words:
    """Turns keys into items: `words("clockwork-aid-battle-tie", "BATTLE-13")`."""

    def __init__(self, say: Say, subject: MapSubject) -> None:
        self.say, self.subject = say, subject

    def __call__(self, key: str, *rules: str, lead: str = "", **facts: Fact) -> Item:
        return Item(self.say(key, **facts), rules, lead, picture_of(key))

    def section(self, key: str, *items: Item, apart: bool = False) -> Section:
        return Section(self.say(key), list(items), apart, picture_of(key))


def phases(words: Words) -> list[Item]:
    """The strip at the top: a round at a glance (CW-ROUND-02)."""
    first, second, third = (str(round_.number) for round_ in rounds(words.subject.epic) if round_.scoring)
    return [
        words("clockwork-aid-phase-spy", "SPY-01"),
        words("clockwork-aid-phase-recruit", "RECR-01"),
        words("clockwork-aid-phase-deploy", "DEPLOY-02"),
        words("clockwork-aid-phase-combat", "ROUND-03"),
        words("clockwork-aid-phase-research", "ROUND-04"),
        words("clockwork-aid-phase-scoring", "ROUND-05", first=first, second=second, third=third),
    ]


def sections(words: Words) -> list[Section]:
    """In the order in which a round needs them; what a variant changes at the end."""
    return [
        _ages(words),
        _control(words),
        _spy(words),
        _recruit(words),
        _deploy(words),
        _support(words),
        _battle(words),
        _attrition(words),
        _study(words),
        _discovery(words),
        _generals(words),
        _special(words),
        *_scoring(words),
        _espionage(words),
        _end(words),
        *_variants(words),
    ]


def _ages(words: Words) -> Section:
    epic = words.subject.epic
    (_, early), (middle, middle_end), (late, late_end) = (first_and_last(epic, age) for age in Age)
    facts: Facts = {"early": early, "middle": middle, "middleend": middle_end, "late": late, "lateend": late_end}
    ages = ("EPIC-02",) if epic else ("AGE-01", "AGE-03", "ROUND-01")
    told = Item(words.say("clockwork-aid-ages-rounds", **facts), ages)
    return words.section(
        "clockwork-aid-ages",
        told,
        words("clockwork-aid-ages-order", "BASE-11"),
        words("clockwork-aid-ages-end", "EOR-01", "EOR-02", "EOR-03"),
    )


def _control(words: Words) -> Section:
    return words.section(
        "clockwork-aid-control",
        words("clockwork-aid-control-alone", "CTRL-01", "CTRL-02", "CTRL-03", "CTRL-06"),
        words("clockwork-aid-control-contested", "CTRL-04"),
        words("clockwork-aid-control-city", "CTRL-07"),
        words("clockwork-aid-control-units", "BASE-04"),
    )


def _spy(words: Words) -> Section:
    return words.section(
        "clockwork-aid-spy",
        words("clockwork-aid-spy-how", "SPY-01", "SPY-02", "SPY-04"),
        words("clockwork-aid-spy-conscription", "SPY-05"),
        words("clockwork-aid-spy-gambit", "SPY-06", "SPY-07"),
        words("clockwork-aid-spy-rnd", "SPY-12"),
        words("clockwork-aid-spy-counter", "SPY-13", "SPY-14"),
        words("clockwork-aid-spy-technophilia", "SPY-15", "SPY-16"),
        words("clockwork-aid-spy-tactical", "SPY-17", "BATTLE-15"),
    )


def _recruit(words: Words) -> Section:
    capital = "EPIC-04" if words.subject.epic else "RECR-02"
    numbers = recruits(words.subject.epic)
    return words.section(
        "clockwork-aid-recruit",
        words("clockwork-aid-recruit-numbers", capital, "RECR-03", "RECR-04", capital=numbers),
        words("clockwork-aid-recruit-limit", "RECR-05", "RECR-06"),
    )


def _deploy(words: Words) -> Section:
    return words.section(
        "clockwork-aid-deploy",
        words("clockwork-aid-deploy-tank", "DEPLOY-01", "DEPLOY-02", "DEPLOY-24"),
        words("clockwork-aid-deploy-own", "DEPLOY-08", lead="a"),
        words("clockwork-aid-deploy-beside", "DEPLOY-09", lead="b"),
        words("clockwork-aid-deploy-march", "DEPLOY-10", "DEPLOY-11", "DEPLOY-12", lead="c"),
        words("clockwork-aid-deploy-when", "DEPLOY-07", "DEPLOY-13", "DEPLOY-15"),
        words("clockwork-aid-deploy-court", "DEPLOY-19", "COURT-03"),
        words("clockwork-aid-deploy-never", "DEPLOY-18", "DEPLOY-23", "DEPLOY-29"),
        words("clockwork-aid-deploy-special", "DEPLOY-20", "DEPLOY-21"),
        words("clockwork-aid-deploy-pool", "DEPLOY-05", "DEPLOY-06"),
    )


def _support(words: Words) -> Section:
    return words.section(
        "clockwork-aid-support",
        words("clockwork-aid-support-how", "SUP-01", "SUP-02", "SUP-10"),
        words("clockwork-aid-support-citadel", "SUP-03", "SUP-04", "SUP-05"),
        *_support_of_special_units(words),
        words("clockwork-aid-support-cards", "SUP-07", "SUP-08"),
        words("clockwork-aid-support-leviathan", "SUP-14", "LEV-02"),
    )


def _support_of_special_units(words: Words) -> Iterator[Item]:
    races = races_told(words.subject)
    if Race.MONGRELS in races:
        yield words("clockwork-aid-support-hunter", "HUNT-03", "HUNT-04")
    if Race.RHINOCHS in races:
        yield words("clockwork-aid-support-crasher", "CRASH-03", "CRASH-04", "CRASH-05")
    if Race.PUREBREEDS in races:
        yield words("clockwork-aid-support-agent", "AGENT-05")


def races_told(subject: MapSubject) -> tuple[Race, ...]:
    """Those at the table; all four as long as somebody's is not known."""
    known = tuple(player.race for player in subject.players if player.race is not None)
    return known if len(known) == len(subject.players) else tuple(Race)


def _battle(words: Words) -> Section:
    return words.section(
        "clockwork-aid-battle",
        words("clockwork-aid-battle-order", "BATTLE-02", "BATTLE-03"),
        words("clockwork-aid-battle-strength", "BATTLE-04", "BATTLE-05"),
        words("clockwork-aid-battle-win", "BATTLE-07", "BATTLE-08"),
        words("clockwork-aid-battle-keep", "BATTLE-09", "BATTLE-10"),
        words("clockwork-aid-battle-tie", "BATTLE-13"),
        words("clockwork-aid-battle-one", "BATTLE-17"),
        words("clockwork-aid-battle-lost", "BASE-06", "BASE-07", "BASE-08", "BATTLE-19"),
    )


def _attrition(words: Words) -> Section:
    return words.section(
        "clockwork-aid-attrition",
        words("clockwork-aid-attrition-line", "ATTR-01", "ATTR-08"),
        words("clockwork-aid-attrition-loss", "ATTR-03"),
        words("clockwork-aid-attrition-immune", "ATTR-04"),
    )


def _study(words: Words) -> Section:
    return words.section(
        "clockwork-aid-study",
        words("clockwork-aid-study-income", "STUDY-01", "STUDY-02", "STUDY-03", "STUDY-04"),
        words("clockwork-aid-study-sacrifice", "STUDY-06"),
    )


def _discovery(words: Words) -> Section:
    return words.section(
        "clockwork-aid-discovery",
        words("clockwork-aid-discovery-turns", "DISC-02", "DISC-03", "DISC-04"),
        words("clockwork-aid-discovery-price", "DISC-07", "DISC-08"),
        words("clockwork-aid-discovery-token", "TOKEN-02", "TOKEN-03", "TOKEN-04", "DISC-12"),
        words("clockwork-aid-discovery-owner", "TOKEN-05", "TOKEN-08", "TOKEN-09", "TOKEN-10"),
        words("clockwork-aid-activation", "ACT-02", "ACT-03", "ACT-05", "TOKEN-12"),
    )


def _generals(words: Words) -> Section:
    return words.section(
        "clockwork-aid-generals",
        words("clockwork-aid-generals-how", "GEN-01", "GEN-02", "GEN-04"),
        words("clockwork-aid-generals-leviathan", "LEV-02", "LEV-03", "LEV-04", "LEV-06", "LEV-07"),
        words("clockwork-aid-generals-guardian", "GUARD-01", "GUARD-02", "GUARD-03", "GUARD-04"),
        words("clockwork-aid-generals-tank", "TANK-01", "TANK-02", "TANK-05", "TANK-06", "TANK-12"),
    )


def _special(words: Words) -> Section:
    told = {
        Race.PUREBREEDS: words("clockwork-aid-special-purebreeds", "AGENT-01", "AGENT-02", "AGENT-03", "AGENT-06"),
        Race.MONGRELS: words("clockwork-aid-special-mongrels", "HUNT-01", "HUNT-05"),
        Race.TROGLODYTES: words("clockwork-aid-special-troglodytes", "ENG-01", "ENG-02", "ENG-03", "ENG-04"),
        Race.RHINOCHS: words("clockwork-aid-special-rhinochs", "CRASH-01", "CRASH-02"),
    }
    return words.section(
        "clockwork-aid-special",
        words("clockwork-aid-special-how", "UNIT-02", "UNIT-03", "UNIT-04", "UNIT-06"),
        *(told[race] for race in races_told(words.subject)),
    )


def _scoring(words: Words) -> Iterator[Section]:
    subject = words.subject
    fires = [
        words("clockwork-aid-scoring-fire", "MAP-14", id=subject.ids[subject.map.ids[place]], vp=vp)
        for place, vp in subject.map.special
    ]
    yield words.section(
        "clockwork-aid-scoring",
        words("clockwork-aid-scoring-forest", "VP-03", "VP-04"),
        *fires,
        words("clockwork-aid-scoring-cards", "VP-05"),
    )
    yield words.section(
        "clockwork-aid-court",
        words("clockwork-aid-court-how", "COURT-06", "CTRL-09", "CTRL-10"),
        words("clockwork-aid-court-rasputin", "COURT-07", "COURT-08", "COURT-09"),
        words("clockwork-aid-court-pius", "COURT-10", "COURT-11", "COURT-12", "COURT-13"),
        words("clockwork-aid-court-lovelace", "COURT-14", "COURT-15", "COURT-17"),
    )
    yield words.section(
        "clockwork-aid-pollution", words("clockwork-aid-pollution-how", "POLL-01", "POLL-02", "POLL-03")
    )


def _espionage(words: Words) -> Section:
    return words.section("clockwork-aid-espionage", words("clockwork-aid-espionage-how", "ESP-04", "ESP-05", "ESP-11"))


def _end(words: Words) -> Section:
    return words.section(
        "clockwork-aid-end",
        words("clockwork-aid-end-convert", "END-01"),
        words("clockwork-aid-end-win", "END-02", "END-03", "END-04"),
    )


def _variants(words: Words) -> Iterator[Section]:
    if words.subject.epic:
        yield words.section(
            "clockwork-aid-here-epic",
            words("clockwork-aid-here-epic-rounds", "EPIC-02"),
            words("clockwork-aid-here-epic-start", "EPIC-03", "EPIC-04"),
            apart=True,
        )
    else:
        how = words("clockwork-aid-other-epic-how", "EPIC-02", "EPIC-03", "EPIC-04")
        yield words.section("clockwork-aid-other-epic", how, apart=True)
    if words.subject.allied:
        yield _allies(words)


def _allies(words: Words) -> Section:
    return words.section(
        "clockwork-aid-allies",
        words("clockwork-aid-allies-commander", "ALLY-05"),
        words("clockwork-aid-allies-share", "ALLY-06", "ALLY-07", "ALLY-18"),
        words("clockwork-aid-allies-only", "ALLY-12", "ALLY-25", "ALLY-33", "ALLY-34"),
        words("clockwork-aid-allies-slip", "ALLY-15", "ALLY-16", "ALLY-17"),
        words("clockwork-aid-allies-march", "ALLY-13", "ALLY-14"),
        words("clockwork-aid-allies-support", "ALLY-19", "ALLY-20"),
        words("clockwork-aid-allies-battle", "ALLY-21", "ALLY-22", "ALLY-23"),
        words("clockwork-aid-allies-supply", "ALLY-24"),
        words("clockwork-aid-allies-token", "ALLY-26", "ALLY-27"),
        words("clockwork-aid-allies-court", "ALLY-08", "ALLY-09"),
        words("clockwork-aid-allies-spy", "ALLY-10", "ALLY-11"),
        words("clockwork-aid-allies-generals", "ALLY-29", "ALLY-30", "ALLY-31"),
        words("clockwork-aid-allies-end", "ALLY-36", "ALLY-37", "ALLY-38"),
        apart=True,
    )
