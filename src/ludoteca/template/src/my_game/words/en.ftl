title = My Game
tagline = Five prizes, and cards that nobody else sees.

ask = { $prize ->
    [one] One point is at stake. Which card do you lay?
   *[other] { $prize } points are at stake. Which card do you lay?
}
lay = Lay a { $card }
lays = { $seat } lays a { $card }.
has-laid = { $seat } has laid a { $card }
takes = { $seat } takes the prize: { $prize }.
nobody = Nobody takes the prize. It stays for the next round: { $prize }.
not-held = You have no { $card } in your hand.
over = All cards have been laid.

round = Round { $round } of { $rounds }, prize { $prize }
your-hand = Your hand
points = { $points ->
    [one] one point
   *[other] { $points } points
}
line-prizes = Prizes

option-players = Players
option-players-help = How many play.
option-ties = Equal cards
option-ties-help = What becomes of equal cards.
option-ties-cancel = cancel each other
option-ties-first = the first one counts
