"""`companion play --plain`: a table in sentences, one after the other, for screen readers and plain terminals."""
