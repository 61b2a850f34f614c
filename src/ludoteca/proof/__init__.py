"""For authors of games: what is proved of every game, and what is made from its declarations."""
