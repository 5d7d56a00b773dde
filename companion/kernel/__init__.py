"""What every game stands on; knows no game, no screen, no paper."""
