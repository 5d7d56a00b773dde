"""The paper kit: pages in real millimetres, cards, posters, maps, forms. It knows no game and no screen."""
