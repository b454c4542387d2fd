"""The explorer: a page in the browser on which one changes annotations and sees what moves,
what it costs, and why (docs/explore.md). `launch` has its functions."""
