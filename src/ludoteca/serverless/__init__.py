"""The house without a server: the same pages, rules and bots, in the browser of whoever looks at them.

A worker of the page runs Python (Pyodide) and in it the web application; a service worker asks it instead of the
network. `python -m tools.site` writes the folder that any file server can serve.
"""
