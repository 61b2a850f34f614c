"""The review of a game: what each seat could have known, what it did, and what luck did."""

from ludoteca.review.accuracy import accuracy
from ludoteca.review.budget import DEFAULT, Budget, ReviewError
from ludoteca.review.judging import finished, judged, judging, own_decisions, pieces_of, put_together, review
from ludoteca.review.pieces import Choice, Judgement, Piece, Reason
from ludoteca.review.whole import Review, Step, Sum

__all__ = [
    "DEFAULT",
    "Budget",
    "Choice",
    "Judgement",
    "Piece",
    "Reason",
    "Review",
    "ReviewError",
    "Step",
    "Sum",
    "accuracy",
    "finished",
    "judged",
    "judging",
    "own_decisions",
    "pieces_of",
    "put_together",
    "review",
]
