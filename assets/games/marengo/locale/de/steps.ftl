# Gesichter durch Tippen, auf einem Handy.

marengo-steps-faces = Der nächste:
marengo-steps-face = { $face }
marengo-steps-named = { $faces }
marengo-steps-off = weg
marengo-steps-further = danach: { $parts }
marengo-steps-told = genannt: { $place }: { $faces }
