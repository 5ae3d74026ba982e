/** Taking a selfie and having it read. */
export const selfie = {
  "A little too dark: go nearer to a window.": "Etwas zu dunkel: Geh näher ans Fenster.",
  "Bring your face into the oval.": "Bring dein Gesicht ins Oval.",
  "Come a little closer.": "Komm etwas näher.",
  "Face a window, with your hair off your face.": "Schau zum Fenster, die Haare aus dem Gesicht.",
  "Face a window, without make-up or filters if you can. Your colouring decides which shades the looks are built on.":
    "Schau zum Fenster, am besten ohne Make-up und Filter. Deine Farben entscheiden, auf welchen Tönen deine Looks aufbauen.",
  Finish: "Fertig",
  "I hold a sheet of white paper beside my face": "Ich halte ein weißes Blatt neben mein Gesicht",
  "It shows us the colour of the light, so the answer is more certain.":
    "Daran erkennen wir die Farbe des Lichts, und das Ergebnis wird sicherer.",
  "Lovely light. Hold still.": "Schönes Licht. Jetzt stillhalten.",
  "Photo of your face": "Foto von deinem Gesicht",
  "Processing...": "Einen Moment …",
  "Reading your selfie": "Dein Selfie wird ausgewertet",
  Selfie: "Selfie",
  "Take a selfie for outfit color match": "Ein Selfie für Outfits in deinen Farben",
  "Take another": "Noch eins machen",
  "That spot has a colour of its own. Choose something white or grey.":
    "Diese Stelle hat selbst eine Farbe. Nimm etwas Weißes oder Graues.",
  "That spot is too bright to judge by. Choose one out of the glare.":
    "Diese Stelle ist zu hell dafür. Nimm eine, die nicht blendet.",
  "That spot is too dark to judge by. Choose a lighter one.":
    "Diese Stelle ist zu dunkel dafür. Nimm eine hellere.",
  "The light comes from one side: turn until both cheeks are equally bright.":
    "Das Licht kommt von der Seite: Dreh dich, bis beide Wangen gleich hell sind.",
  "The light is strongly coloured: use daylight, or hold white paper beside your face.":
    "Das Licht ist stark gefärbt: Nimm Tageslicht oder halte weißes Papier neben dein Gesicht.",
  "This picture left some doubt. Another selfie, in daylight or with white paper beside your face, makes us surer of your colour type: all of them count together.":
    "Dieses Bild lässt noch Zweifel. Mit einem weiteren Selfie bei Tageslicht oder mit weißem Papier neben dem Gesicht wird dein Farbtyp sicherer: Alle zählen zusammen.",
  "Too bright: step out of the direct light.": "Zu hell: Geh aus dem direkten Licht.",
  "You're all set! The AI will analyze your color type and make more tailored suggestions. Keep exploring.":
    "Das war’s schon! Die KI bestimmt deinen Farbtyp und macht dir noch passendere Vorschläge. Schau dich weiter um.",
  "Your colouring decides which shades your looks are built on. Daylight shows it best, without make-up or filters if you can.":
    "Deine Farben entscheiden, auf welchen Tönen deine Looks aufbauen. Bei Tageslicht sieht man sie am besten, möglichst ohne Make-up und Filter.",
  "Your selfie could not be read": "Dein Selfie konnte nicht ausgewertet werden",
  "Your selfie has been read. Your looks will be built on your colouring.":
    "Dein Selfie ist ausgewertet. Deine Looks bauen jetzt auf deinen Farben auf.",
  "{why} Your photo is still here, and nothing else was lost.":
    "{why} Dein Foto ist noch da, und auch sonst ging nichts verloren.",
} as const
