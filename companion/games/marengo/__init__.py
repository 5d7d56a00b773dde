"""Bonaparte at Marengo."""
