"""Those who race in `bench/peers.py`: each runs in an environment of its own and prints what it measured as JSON."""
