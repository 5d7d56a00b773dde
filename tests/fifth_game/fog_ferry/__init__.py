"""Fog Ferry: two crews haul at one ferry. A coin, two dice and a row of stones; half an hour at most."""
