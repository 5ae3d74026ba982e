/** Her feed of looks. */
export const feed = {
  "A look for you": "Ein Look für dich",
  "AI warming up...": "Die KI läuft sich warm …",
  "Analysing your colour palette...": "Deine Farbpalette wird analysiert …",
  "Choose another activity, and we will try again.":
    "Wähl einen anderen Anlass, dann versuchen wir es nochmal.",
  "Deriving your style preferences...": "Wir lernen deinen Stil kennen …",
  "Done! Your personalised feed is ready": "Fertig! Deine Looks warten schon",
  "Dress for another activity, or see the next looks.":
    "Wähl einen anderen Anlass oder sieh dir die nächsten Looks an.",
  "Dress for more than one": "Mehrere auswählen",
  "Dress for only one": "Nur einen auswählen",
  "Dressed for {weather}": "Wetter: {weather}",
  "Each one is put together for you. Press its photo to see it by itself.":
    "Jeder ist für dich zusammengestellt. Tipp aufs Foto, um ihn groß zu sehen.",
  "Formulating recommendations...": "Deine Looks werden zusammengestellt …",
  "Keep what you love": "Behalte, was du liebst",
  "Mine plus one": "Meine plus eins",
  "More picks lists everything that can be bought for the look.":
    "Unter „Mehr davon“ findest du alles, was es zum Look zu kaufen gibt.",
  "More to choose from": "Noch mehr Auswahl",
  "New Stylins For {occasions}": "Neue Stylins für {occasions}",
  "New ideas": "Neue Ideen",
  "No looks for this yet": "Dafür gibt es noch keine Looks",
  "Only mine": "Nur meine",
  "Piece by piece": "Teil für Teil",
  "Select your activity to dress for": "Wofür stylst du dich?",
  "Show the next looks": "Die nächsten Looks zeigen",
  "Something new": "Etwas Neues",
  "Styled for {occasions}": "Für {occasions} gestylt",
  "The heart puts a look among your favourites.":
    "Mit dem Herz kommt ein Look zu deinen Favoriten.",
  "What you own is marked. The rest leads to its shop, and the round arrow shows another.":
    "Was dir gehört, ist markiert. Alles andere führt zum Shop, und der runde Pfeil zeigt eine Alternative.",
  "What your looks are made of": "Woraus deine Looks bestehen",
  "Your clothes make no more looks like this; these are the nearest.":
    "Mehr solche Looks geben deine Sachen nicht her; diese kommen am nächsten.",
  "Your clothes make no look like this yet; these are the nearest.":
    "Noch geben deine Sachen keinen solchen Look her; diese kommen am nächsten.",
  "Some pieces here cost more than {amount}: at your price the shops make no whole look.":
    "Einige Teile hier kosten mehr als {amount}: Zu deinem Preis geben die Shops keinen ganzen Look her.",
  "Your looks did not load": "Deine Looks wurden nicht geladen",
  "styled for|you": "dich",
} as const
