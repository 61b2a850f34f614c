# The review of a game, in sentences. $who: you, all (of you, who play as one), or one (of that seat).

# How much of the chance to win something was worth
review-wins = { $games ->
    [one] one win
   *[other] { $games } wins
} in a hundred games
review-wins-few = less than one win in a hundred games

# Verdicts, as a heading and as a sentence
review-verdict-only = Nothing to choose
review-verdict-best = Best
review-verdict-good = Good
review-verdict-doubtful = Doubtful
review-verdict-mistake = Mistake
review-verdict-blunder = Blunder
review-decision-only = There was nothing to choose.
review-decision-best = Best: nothing else promised more.
review-decision-good = Good: hardly anything was lost.
review-decision-doubtful = Doubtful: it cost about { $wins }.
review-decision-mistake = Mistake: it cost about { $wins }.
review-decision-blunder = Blunder: it cost about { $wins }.
review-played = { $seat }: { $action }
review-better = Better: { $action }.
review-two = { $first } { $second }

# Luck
review-luck-more = { $who ->
    [you] Luck for you
    [all] Luck for all of you
   *[one] Luck for { $seat }
}, worth about { $wins }.
review-luck-less = { $who ->
    [you] Bad luck for you
    [all] Bad luck for all of you
   *[one] Bad luck for { $seat }
}: it cost about { $wins }.
review-luck-hidden = It lay in what { $who ->
    [you] you
   *[one] { $seat }
} could not know.
review-luck-open-more = It turned out better than it had looked.
review-luck-open-less = It turned out worse than it had looked.

# A seat, summed up: first its choices, then its luck
review-sum = { $choices }, { $luck }.
review-sum-choices = { $choices }.
review-sum-none = { $who ->
    [you] You made no mistake
    [all] Together you made no mistake
   *[one] { $seat } made no mistake
}
review-sum-some = { $who ->
    [you] You made
    [all] Together you made
   *[one] { $seat } made
} { $own ->
    [one] one mistake
   *[other] { $own } mistakes
}
review-sum-fewer = { $who ->
    [you] You made
   *[one] { $seat } made
} fewer mistakes than the winner ({ $own }, not { $other })
review-sum-equal = { $who ->
    [you] You made
   *[one] { $seat } made
} as many mistakes as the winner ({ $own })
review-sum-more = { $who ->
    [you] You made
   *[one] { $seat } made
} more mistakes than the winner ({ $own }, not { $other })
review-sum-won-none = { $who ->
    [you] You won
    [all] Together you won
   *[one] { $seat } won
} without a mistake
review-sum-won-some = { $who ->
    [you] You won
    [all] Together you won
   *[one] { $seat } won
} in spite of { $own ->
    [one] a mistake
   *[other] { $own } mistakes
}
review-sum-won-fewest = { $who ->
    [you] You won
   *[one] { $seat } won
} with the fewest mistakes ({ $own })
review-sum-won-most = { $who ->
    [you] You won
   *[one] { $seat } won
} in spite of the most mistakes ({ $own })
review-times = { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
}
review-sum-little = and luck made little difference
review-sum-side = { $who ->
    [you] and luck was on your side
    [all] and luck was on your side
   *[one] and was a little lucky
}
review-sum-against = { $who ->
    [you] and luck was against you
    [all] and luck was against you
   *[one] and was a little unlucky
}
review-sum-lucky = { $who ->
    [you] and were
    [all] and were
   *[one] and was
} lucky { $good }
review-sum-unlucky = { $who ->
    [you] and were
    [all] and were
   *[one] and was
} unlucky { $bad }
review-sum-both = { $who ->
    [you] and were
    [all] and were
   *[one] and was
} lucky { $good } and unlucky { $bad }
review-sum-often = { $who ->
    [you] and were
    [all] and were
   *[one] and was
} { $more ->
    [good] more often lucky than unlucky ({ $good } times, not { $bad })
    [bad] more often unlucky than lucky ({ $bad } times, not { $good })
   *[even] as often lucky as unlucky
}

# Reasons that speak to whoever decided, as they are told to others: the same key with -of
coach-loses-of = Ends the game at once, and { $seat } loses it.
coach-either-of = { $seat } ends with about { $amount }, as with: { $other }.
coach-points-more-leads-of = { $seat } ends with about { $amount } more
coach-points-more-follows-of = { $seat } ends with about { $amount } more
coach-points-less-leads-of = { $seat } ends with about { $amount } less
coach-points-less-follows-of = { $seat } ends with about { $amount } less
coach-line-more-leads-of = { $seat } gets about { $amount } more from { $line }
coach-line-more-follows-of = { $seat } gets about { $amount } more from { $line }
coach-line-less-leads-of = { $seat } gets about { $amount } less from { $line }
coach-line-less-follows-of = { $seat } gets about { $amount } less from { $line }
coach-bonus-more-leads-of = { $seat } gets { $line } in { $often } games of 10 instead of { $seldom }
coach-bonus-more-follows-of = { $seat } gets { $line } in { $often } games of 10 instead of { $seldom }
coach-bonus-less-leads-of = { $seat } gets { $line } only in { $often } games of 10 instead of { $seldom }
coach-bonus-less-follows-of = { $seat } gets { $line } only in { $often } games of 10 instead of { $seldom }
coach-soon-more-leads-of = By the next turn { $seat } has about { $amount } more
coach-soon-more-follows-of = by the next turn { $seat } has about { $amount } more
coach-soon-less-leads-of = By the next turn { $seat } has about { $amount } less
coach-soon-less-follows-of = by the next turn { $seat } has about { $amount } less
coach-chance-more-leads-of = { $seat } wins about { $games } games more in a hundred
coach-chance-more-follows-of = { $seat } wins about { $games } games more in a hundred
coach-chance-less-leads-of = { $seat } wins about { $games } games fewer in a hundred
coach-chance-less-follows-of = { $seat } wins about { $games } games fewer in a hundred

# In the terminal
review-working = reviewing
review-chances = Chances to win
review-seats = How each seat fared
review-mattered = What mattered
review-nothing = Nothing stood out: no mistake, and no luck that was more than noise.
review-accuracy-column = accuracy
review-start-column = start
review-choices-column = choices
review-luck-column = luck
review-marks = ? mistake, × blunder; the end is the result
review-signs = ?! doubtful, ? mistakes, ?? blunders. Start, choices of all seats, and luck add up to the result.
review-result-column = result
review-budget-simulations = { $budget } simulations for each decision, more where choices are close; seed { $seed }.
review-budget-seconds = Up to { $budget } s for each decision; seed { $seed }.
review-written = The review was written to:
review-out = A review is written as a page: { $file } should end in .html.
review-budget-given = --budget cannot be "{ $given }": it is a number of simulations from 10 to { $most }, such as 600, or of seconds up to { $seconds }, such as 0.5s.
