"""What checks the script of the pages: TypeScript reads its types, oxlint its habits, on a Node of their own."""
