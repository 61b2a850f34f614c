"""A review in sentences: verdicts, what was better and why, what luck did, what mattered, and how each seat fared.

All of it is phrases. Whoever reads may sit on a seat: then that seat is spoken to, and the others are spoken of.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from ludoteca.bots.reasons import HARDLY
from ludoteca.engine.event import Event
from ludoteca.engine.game import Game, State
from ludoteca.engine.phrase import HOUSE, Phrase, house, seat_name
from ludoteca.review.pieces import BLUNDER, DOUBTFUL, MISTAKE, Judgement
from ludoteca.review.whole import Review, Step
from ludoteca.words import has_message

WRONG: Final = (MISTAKE, BLUNDER)
LESS_THAN_BEST: Final = (DOUBTFUL, MISTAKE, BLUNDER)
COST: Final = "cost"
LUCK: Final = "luck"
MISFORTUNE: Final = "misfortune"

HUNDRED: Final = 100
LEAST_LUCK: Final = 0.03  # of the chance to win: less is not worth a word
COUNTED: Final = 4  # strokes that are told by their number; of more it is told which were more
TREND: Final = 0.1  # of the chance to win, all in all, where there was no stroke
ABOUT: Final = 0.6  # of the largest luck of a step: it may be told of whoever decided
CLEAR: Final = 1.96  # standard errors from which luck is more than the noise of what was imagined
TRIED: Final = 12  # worlds in which an action is tried, to see what chance had to do with it
MOST_TOLD: Final = 3  # things that happened, of one step
MOST_MOMENTS: Final = 12

YOU: Final = "you"
ALL: Final = "all"
ONE: Final = "one"

Told: TypeAlias = dict[str, int | str | Phrase]


class Moment(NamedTuple):
    """A moment that mattered."""

    number: int  # of the decision
    seat: int  # whose chance it was about
    kind: str  # COST, LUCK or MISFORTUNE
    amount: float  # of the chance to win: lost, or won and lost by luck; never below zero


# ---- a decision


def verdict(judgement: Judgement) -> Phrase:
    """The verdict as a heading: *Mistake*."""
    return house(f"review-verdict-{judgement.verdict}")


def decided(judgement: Judgement) -> Phrase:
    """The verdict in a sentence, with what the choice cost."""
    return house(f"review-decision-{judgement.verdict}", {"wins": wins(judgement.cost)})


def played(judgement: Judgement, before: State) -> Phrase:
    """Who did what."""
    return house("review-played", {"seat": seat_name(judgement.seat), "action": before.describe(judgement.action)})


def better(judgement: Judgement, before: State) -> Phrase | None:
    """What would have been better; None where nothing was lost that is worth a word."""
    if judgement.verdict not in LESS_THAN_BEST:
        return None
    return house("review-better", {"action": before.describe(judgement.choices[0].action)})


def why(judgement: Judgement, facing: int | None) -> Phrase | None:
    """What speaks for what was better."""
    if judgement.verdict not in LESS_THAN_BEST or judgement.why is None or judgement.why.phrase.key in HARDLY:
        return None
    phrase = judgement.why.phrase
    return phrase if facing == judgement.seat else told_of(phrase, judgement.seat)


def lesson(judgement: Judgement, before: State, facing: int | None) -> Phrase:
    """All of it: the verdict, what was better, and why."""
    found = [decided(judgement), better(judgement, before), why(judgement, facing)]
    return one_after_the_other([phrase for phrase in found if phrase is not None])


def told_of(phrase: Phrase, seat: int) -> Phrase:
    """What was said to a seat, as it is said of it to others."""
    args: Told = {name: told_of(part, seat) if isinstance(part, Phrase) else part for name, part in phrase.args.items()}
    if "who" in args:  # a game's own words
        args["who"] = ONE
    key = f"{phrase.key}-of"
    if phrase.home == HOUSE and has_message(HOUSE, key, "en"):
        return Phrase(HOUSE, key, {"seat": seat_name(seat), **args})
    return Phrase(phrase.home, phrase.key, args)


# ---- luck


def happened(before: State, action: int) -> list[Event]:
    """What an action brought about because of chance or of what was hidden: what it need not have brought about.

    The action is tried in worlds that its seat held possible; what happens in all of them was its own doing. Where
    others are told of a thing in fewer words, it is taken from what was told to whoever did it.
    """
    after = _played(before, action)
    seat = before.to_move
    worlds = [_played(before.redeal(seat, seed), action) for seed in range(1, TRIED + 1)]
    always = [event for event in after if all(event in world for world in worlds)]
    return [event for event in after if event not in always and _is_whole(event)]


def _played(state: State, action: int) -> list[Event]:
    """What is told of an action, to whoever may hear it."""
    twin = state.clone()
    twin.telling, twin.events = True, []
    twin.apply(action)
    return list(twin.events)


def _is_whole(event: Event) -> bool:
    return event.seat < 0 or event.heard_by(event.seat)


def fortune(before: State, action: int, seat: int, amount: float, facing: int | None) -> Phrase:
    """What luck did to the chance of a seat by an action, and how: `amount` is below zero where it was bad luck."""
    key = "review-luck-more" if amount > 0 else "review-luck-less"
    said = house(key, {"who": _who(before.game, seat, facing), "seat": seat_name(seat), "wins": wins(abs(amount))})
    return one_after_the_other([said, *came_about(before, action, seat, amount, facing)])


def came_about(before: State, action: int, seat: int, amount: float, facing: int | None) -> list[Phrase]:
    """What chance brought in a step, in the words of the story: of that seat alone, where it was about it."""
    events = happened(before, action)
    own = [event for event in events if event.seat == seat]
    found = [event.phrase for event in own or events][:MOST_TOLD]
    if found:
        return found
    if before.game.hides:
        who = _who_alone(before.to_move, facing)
        return [house("review-luck-hidden", {"who": who, "seat": seat_name(before.to_move)})]
    return [house("review-luck-open-more" if amount > 0 else "review-luck-open-less")]


# ---- what mattered


def moments(review: Review, seat: int | None = None, most: int = MOST_MOMENTS) -> list[Moment]:
    """The largest costs and the largest luck, the largest first: of a seat, or of whoever it concerned most."""
    found: list[Moment] = []
    steps = review.steps()
    for place, (piece, step) in enumerate(zip(review.pieces, steps, strict=True)):
        judgement = piece.judgement
        if judgement.verdict in LESS_THAN_BEST and seat in (None, judgement.seat):
            found.append(Moment(piece.number, judgement.seat, COST, judgement.cost))
        after = review.pieces[place + 1].error if place + 1 < len(steps) else 0.0
        concerned = seat if seat is not None else _hardest_hit(step)
        if stroke(step.luck[concerned], piece.error, after):
            luck = step.luck[concerned]
            found.append(Moment(piece.number, concerned, LUCK if luck > 0 else MISFORTUNE, abs(luck)))
    return sorted(found, key=lambda moment: (-moment.amount, moment.number))[:most]


def _hardest_hit(step: Step) -> int:
    """The seat whose chance luck changed most; the one that decided, where that was hit about as hard."""
    most = max(abs(luck) for luck in step.luck)
    if abs(step.luck[step.seat]) >= ABOUT * most:
        return step.seat
    return next(seat for seat, luck in enumerate(step.luck) if abs(luck) == most)


def stroke(luck: float, before: float, after: float) -> bool:
    """Whether luck was large enough to be told of, and more than noise; with the standard errors of both chances."""
    return abs(luck) >= LEAST_LUCK and abs(luck) > CLEAR * (before * before + after * after) ** 0.5


def moment_told(review: Review, moment: Moment, before: State, facing: int | None) -> Phrase:
    """A moment in a few sentences."""
    place = next(place for place, piece in enumerate(review.pieces) if piece.number == moment.number)
    judgement = review.pieces[place].judgement
    if moment.kind == COST:
        return lesson(judgement, before, facing)
    amount = moment.amount if moment.kind == LUCK else -moment.amount
    return fortune(before, judgement.action, moment.seat, amount, facing)


# ---- a seat


class Fared(NamedTuple):
    """How a seat fared: what its sentence is made of."""

    mistakes: int  # and blunders
    good: int  # strokes of luck
    bad: int
    luck: float  # all in all


def fared(review: Review) -> list[Fared]:
    """How each seat fared."""
    return [Fared(one.mistakes + one.blunders, one.lucky, one.unlucky, one.luck) for one in review.sums()]


def sum_up(game: Game, review: Review, seat: int, facing: int | None) -> Phrase:
    """One sentence: how well a seat chose, beside the others, and what luck did to it."""
    every = fared(review)
    own, who = every[seat], _who_alone(seat, facing)
    args: Told = {"who": who, "seat": seat_name(seat), "own": own.mistakes}
    if _as_one(game):
        return house("review-sum-choices", {"choices": house(f"review-sum-{_none_or_some(own)}", args)})
    choices = _chose(every, seat, [other for other, share in enumerate(review.result) if share > 0], args)
    return house("review-sum", {"choices": choices, "luck": _luck(own, who)})


def sum_up_all(game: Game, review: Review) -> Phrase | None:
    """The same of all together, where they win or lose as one; None where each plays alone."""
    if not _as_one(game):
        return None
    every = fared(review)
    whole = every[0]._replace(mistakes=sum(one.mistakes for one in every))
    won = "won-" if review.result[0] > 0 else ""
    args: Told = {"who": ALL, "seat": seat_name(0), "own": whole.mistakes}
    choices = house(f"review-sum-{won}{_none_or_some(whole)}", args)
    return house("review-sum", {"choices": choices, "luck": _luck(whole, ALL)})


def _chose(every: Sequence[Fared], seat: int, winners: Sequence[int], args: Told) -> Phrase:
    """How many mistakes there were, compared with the winner's, or the winner's with those of the others."""
    own = every[seat].mistakes
    others = [one.mistakes for other, one in enumerate(every) if other != seat]
    if seat in winners:
        if own == 0 or not others or len(winners) > 1:
            how = f"won-{_none_or_some(every[seat])}"
        else:
            how = "won-fewest" if own < min(others) else "won-most" if own > max(others) else "won-some"
        return house(f"review-sum-{how}", args)
    if len(winners) != 1:
        return house(f"review-sum-{_none_or_some(every[seat])}", args)
    best = every[winners[0]].mistakes
    how = "none" if own == 0 else "fewer" if own < best else "equal" if own == best else "more"
    return house(f"review-sum-{how}", {**args, "other": best})


def _luck(own: Fared, who: str) -> Phrase:
    if own.good and own.bad and own.good + own.bad > COUNTED:
        more = "good" if own.good > own.bad else "bad" if own.bad > own.good else "even"
        return house("review-sum-often", {"who": who, "more": more, "good": own.good, "bad": own.bad})
    args: Told = {"who": who, "good": _times(own.good), "bad": _times(own.bad)}
    if own.good and own.bad:
        return house("review-sum-both", args)
    if own.good or own.bad:
        return house("review-sum-lucky" if own.good else "review-sum-unlucky", args)
    if abs(own.luck) < TREND:
        return house("review-sum-little")
    return house("review-sum-side" if own.luck > 0 else "review-sum-against", args)


def _none_or_some(own: Fared) -> str:
    return "some" if own.mistakes else "none"


def _times(count: int) -> Phrase:
    return house("review-times", {"times": count})


# ---- words


def wins(chance: float) -> Phrase:
    """A part of the chance to win, as people count: `9 wins in a hundred games`."""
    whole = round(HUNDRED * chance)
    return house("review-wins", {"games": whole}) if whole else house("review-wins-few")


def one_after_the_other(sentences: Sequence[Phrase]) -> Phrase:
    """Several sentences as one phrase."""
    first, *rest = sentences
    return house("review-two", {"first": first, "second": one_after_the_other(rest)}) if rest else first


def _as_one(game: Game) -> bool:
    return game.together and game.players > 1


def _who(game: Game, seat: int, facing: int | None) -> str:
    """Whom luck met: all, where they play as one."""
    return ALL if _as_one(game) else _who_alone(seat, facing)


def _who_alone(seat: int, facing: int | None) -> str:
    return YOU if seat == facing else ONE
