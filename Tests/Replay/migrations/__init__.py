"""Compares what people and swiftfix made of the same classes and views. See Tests/Replay/README.md.

The sources are read by a few regular expressions, not by swiftfix's parser, which would share its own faults."""
