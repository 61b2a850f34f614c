# What is said about people who come back, and about what is between them.

# ---- papers

paper-name = { $name } is no name of a paper: a kind has small letters, and an id is a line of at most 200 bytes.
paper-mark = { $mark } is no mark of a paper: it is a line of 1 to 200 bytes.
paper-marks = { $name } has too many marks, or one twice; { $most } are allowed.
paper-moment = { $given } is no time that a paper can have.
paper-large = { $name } is larger than the { $most } bytes that there is room for.
paper-many = { $count } papers cannot be written together; { $most } are allowed.
paper-twice = The same paper cannot be written twice in one breath.
paper-stale = { $name } has been changed by somebody else meanwhile. Look at it again.
