"""The review of a game: what each seat could have known, what it did, and what luck did."""

from ludoteca.review.budget import DEFAULT, Budget
from ludoteca.review.pieces import Choice, Judgement, Piece, Reason
from ludoteca.review.whole import Review, Step

__all__ = ["DEFAULT", "Budget", "Choice", "Judgement", "Piece", "Reason", "Review", "Step"]
