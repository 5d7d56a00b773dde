"""Benchmarks: ratios against a floor measured in the same run. Nothing here fails a build."""
