"""The laboratory in the browser: a game is changed in a form, both sides are played, and the intervals close live."""
