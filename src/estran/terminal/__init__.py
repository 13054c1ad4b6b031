"""The tables in a terminal: boards drawn in text, a person at the keyboard, help in their language."""
