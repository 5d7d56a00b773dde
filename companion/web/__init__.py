"""Phones at the table: a small server that sends each seat what it may see, and takes its orders."""
