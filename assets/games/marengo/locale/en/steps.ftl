# Faces told by taps, on a phone.

marengo-steps-faces = The next one:
marengo-steps-face = { $face }
marengo-steps-named = { $faces }
marengo-steps-off = remove
marengo-steps-further = then: { $parts }
marengo-steps-told = told: { $place }: { $faces }
