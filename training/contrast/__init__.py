"""Contrast triples: an anchor, a text closer in meaning, and one farther in meaning though not in its words (CONTRAST.md)."""
