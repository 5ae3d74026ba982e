/** Photos that she gives, and what became of them. */
export const photos = {
  "A photo of yours is being read. You will see here what was found.":
    "Ein Foto von dir wird gerade ausgewertet. Hier siehst du dann, was wir gefunden haben.",
  "Agree and go on": "Zustimmen und weiter",
  "Confirm the results now to get recommendations based on items you already have.":
    "Sieh sie gleich durch, dann bekommst du Looks aus Teilen, die du schon hast.",
  "Delete item?": "Teil löschen?",
  "Go to wardrobe": "Zum Kleiderschrank",
  "Nothing was found in one photo.": "Auf einem Foto haben wir nichts gefunden.",
  "Nothing was found in {count} photos.": "Auf {count} Fotos haben wir nichts gefunden.",
  "Stylin reads your photos only to find your colouring and your clothes: a selfie is not kept, other photos only until you have reviewed what was found in them.":
    "Stylin sieht sich deine Fotos nur an, um deine Farben und deine Kleidung zu erkennen: Ein Selfie wird nicht gespeichert, andere Fotos nur, bis du die gefundenen Teile durchgesehen hast.",
  "Wardrobe images processed!": "Deine Teile sind erkannt!",
  "You can withdraw this in your profile at any time. More in the <link>privacy policy</link>.":
    "Du kannst das jederzeit in deinem Profil widerrufen. Mehr dazu in der <link>Datenschutzerklärung</link>.",
  "{count} photos of yours are being read. You will see here what was found.":
    "{count} Fotos von dir werden gerade ausgewertet. Hier siehst du dann, was wir gefunden haben.",
  "“{file}” is in Apple's HEIC format, which this browser cannot read. Please save it as JPEG first.":
    "„{file}“ ist im HEIC-Format von Apple, das dieser Browser nicht lesen kann. Speichere es bitte zuerst als JPEG.",
  "“{file}” is not a photo we can read.": "„{file}“ ist kein Foto, das wir lesen können.",
} as const
