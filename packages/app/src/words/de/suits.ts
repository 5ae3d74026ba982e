/** Holding a garment to her colours. */
export const suits = {
  "{How} than {name}, your closest colour.": "{How} als {name}, deine ähnlichste Farbe.",
  "{How} than your colours. Below the waist, it does no harm.":
    "{How} als deine Farben. Unterhalb der Taille stört das nicht.",
  "{why} There are several colours in the frame; this one covers the most.":
    "{why} Im Rahmen sind mehrere Farben; das ist die mit der größten Fläche.",
  "A little {how}, but at home among your colours.":
    "Ein wenig {how}, aber bei deinen Farben zu Hause.",
  "A selfie in daylight shows which shades light you up. Then you can hold anything against them.":
    "Ein Selfie bei Tageslicht zeigt, welche Töne dich strahlen lassen. Damit kannst du dann jedes Teil vergleichen.",
  "At home among your colours.": "Bei deinen Farben zu Hause.",
  "Back to the camera": "Zurück zur Kamera",
  "Camera on the cloth": "Kamera auf dem Stoff",
  "Close to your {name}": "Nah an deiner Farbe {name}",
  "Colours look off?": "Die Farben stimmen nicht?",
  cooler: "kühler",
  darker: "dunkler",
  "Far from your colours.": "Weit weg von deinen Farben.",
  "Fill the frame with the cloth.": "Füll den Rahmen mit dem Stoff.",
  "Forget the white": "Weiß vergessen",
  "Point the camera at a garment, in daylight if you can, and we compare its colour with these. The picture stays on this device and is forgotten at once.":
    "Halt die Kamera auf ein Teil, am besten bei Tageslicht: Seine Farbe wird mit diesen verglichen. Das Bild bleibt auf diesem Gerät und wird sofort wieder vergessen.",
  "Freeze this picture": "Bild festhalten",
  "How it suits you": "Wie es dir steht",
  "In your palette": "In deiner Farbpalette",
  "It suits you": "Es steht dir",
  "It works against your colours. Below the waist, it does no harm.":
    "Es verträgt sich nicht mit deinen Farben. Unterhalb der Taille stört das nicht.",
  lighter: "heller",
  "Not one of your swatches, but one of their kind.":
    "Keine deiner Farben, aber von derselben Art.",
  "Not one of yours": "Keine deiner Farben",
  "Photo of the cloth": "Foto des Stoffs",
  "Picture frozen": "Bild festgehalten",
  "Read against the white you chose.": "Abgeglichen mit dem Weiß, das du gewählt hast.",
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
  "Too bright to read: turn it away from the light.": "Zu hell für Farben: Dreh es aus dem Licht.",
  "Too dark to read: find some more light.": "Zu dunkel für Farben: Geh dorthin, wo es heller ist.",
  "Try these instead": "Probier lieber diese",
  warmer: "wärmer",
  "Where the colour is read: arrow keys move the frame":
    "Wo die Farbe abgelesen wird: Pfeiltasten bewegen den Rahmen",
  "Your closest": "Deine ähnlichste",
  "Your closest colours": "Deine ähnlichsten Farben",
  "Your palette": "Deine Farbpalette",
  "Your picture": "Dein Bild",
} as const
