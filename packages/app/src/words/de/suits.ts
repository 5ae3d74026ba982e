/** Holding a garment to her colours. */
export const suits = {
  "{How} than your {name}, the closest.": "{How} als {name}, deine ähnlichste Farbe.",
  "{How} than your colours are. Below the waist it does no harm.":
    "{How} als deine Farben. Unterhalb der Taille stört das nicht.",
  "{why} Several colours are in the frame; this is the one that covers most.":
    "{why} Im Rahmen sind mehrere Farben; das ist die mit der größten Fläche.",
  "A little {how}, and at home among your colours.":
    "Ein wenig {how}, und bei deinen Farben zu Hause.",
  "A selfie in daylight tells which shades light you up. Then a garment can be held against them.":
    "Ein Selfie bei Tageslicht zeigt, welche Töne dich strahlen lassen. Daran kannst du dann jedes Teil halten.",
  "At home among your colours.": "Bei deinen Farben zu Hause.",
  "Back to the camera": "Zurück zur Kamera",
  "Camera on the cloth": "Kamera auf dem Stoff",
  "Close to your {name}": "Nah an deiner Farbe {name}",
  "Colours look off?": "Die Farben stimmen nicht?",
  cooler: "kühler",
  darker: "dunkler",
  "Far from your colours.": "Weit weg von deinen Farben.",
  "Fill the frame with the cloth.": "Füll den Rahmen mit dem Stoff.",
  "Forget it": "Vergessen",
  "Hold the camera to a garment, in daylight if you can: its colour is compared with these. The picture stays on this device, and is forgotten at once.":
    "Halt die Kamera auf ein Teil, am besten bei Tageslicht: Seine Farbe wird mit diesen verglichen. Das Bild bleibt auf diesem Gerät und wird sofort wieder vergessen.",
  "Hold this picture": "Bild festhalten",
  "How it suits you": "Wie es dir steht",
  "In your palette": "In deiner Farbpalette",
  "It suits you": "Es steht dir",
  "It works against your colours. Below the waist it does no harm.":
    "Es arbeitet gegen deine Farben. Unterhalb der Taille stört das nicht.",
  lighter: "heller",
  "None of your swatches, but of the same kind.": "Keine deiner Farben, aber von derselben Art.",
  "Not one of yours": "Keine deiner Farben",
  "Photo of the cloth": "Foto des Stoffs",
  "Picture held": "Bild festgehalten",
  "Read by the white you chose.": "Abgeglichen mit dem Weiß, das du gewählt hast.",
  softer: "sanfter",
  "Something white or grey: arrow keys move the mark, Enter chooses":
    "Etwas Weißes oder Graues: Pfeiltasten bewegen die Markierung, Enter wählt aus",
  stronger: "kräftiger",
  "Tap something white": "Auf etwas Weißes tippen",
  "Tap something white or grey: a label, a wall.":
    "Tipp auf etwas Weißes oder Graues: ein Etikett, eine Wand.",
  "Tap the cloth where its colour is true.": "Tipp auf den Stoff, wo seine Farbe stimmt.",
  "This browser cannot show that photo. Choose another.":
    "Dieser Browser kann das Foto nicht zeigen. Wähl ein anderes.",
  "This cloth": "Dieser Stoff",
  "This is your {name}: a base for coats, trousers and bags.":
    "Das ist deine Farbe {name}: eine Basis für Mäntel, Hosen und Taschen.",
  "This is your {name}: one piece of it at a time.":
    "Das ist deine Farbe {name}: immer nur ein Teil davon.",
  "This is your {name}: wear it near your face.":
    "Das ist deine Farbe {name}: Trag sie nah am Gesicht.",
  "This is your {name}.": "Das ist deine Farbe {name}.",
  "Too bright for colours: turn it out of the light.": "Zu hell für Farben: Dreh es aus dem Licht.",
  "Too dark for colours: go where it is lighter.":
    "Zu dunkel für Farben: Geh dorthin, wo es heller ist.",
  "Try these instead": "Probier lieber diese",
  warmer: "wärmer",
  "Where the colour is read: arrow keys move the frame":
    "Wo die Farbe gelesen wird: Pfeiltasten bewegen den Rahmen",
  "Your closest": "Deine ähnlichste",
  "Your closest colours": "Deine ähnlichsten Farben",
  "Your palette": "Deine Farbpalette",
  "Your picture": "Dein Bild",
} as const
