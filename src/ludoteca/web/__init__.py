"""The web: lobby, table pages, live updates, an API; drawn by the server."""
