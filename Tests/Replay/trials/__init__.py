"""Has mutants made and judged. See Tests/Replay/README.md."""
