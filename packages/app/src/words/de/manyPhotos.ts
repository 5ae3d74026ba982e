/** Many photos at once, and their queue. */
export const manyPhotos = {
  "{count} files were left out: they are not photos, or the list is full.":
    "{count} Dateien fehlen: Sie sind keine Fotos, oder die Liste ist voll.",
  "{count} piece found": "{count} Teil gefunden",
  "{count} pieces found": "{count} Teile gefunden",
  "{failed} did not work": "{failed} ohne Erfolg",
  "{over} of {all} read": "{over} von {all} ausgewertet",
  "A folder of photos": "Ein Ordner mit Fotos",
  "Being read": "Wird ausgewertet",
  "Choose a folder": "Ordner auswählen",
  "Choose photos": "Fotos auswählen",
  "Clear what is done": "Erledigte ausblenden",
  "Drop photos anywhere on this page, paste them, or choose them: a hundred at a time is fine. One piece in each reads best.":
    "Zieh Fotos auf diese Seite, füg sie ein oder wähl sie aus: Hundert auf einmal sind kein Problem. Am besten mit einem Teil pro Foto.",
  "Found {count}": "{count} gefunden",
  "I am wearing what these photos show": "Auf den Fotos trage ich die Teile",
  "Making it smaller": "Wird verkleinert",
  "Many photos": "Viele Fotos",
  "Many photos at once": "Viele Fotos auf einmal",
  "Nothing here": "Hier ist nichts",
  "One file was left out: it is not a photo, or the list is full.":
    "Eine Datei fehlt: Sie ist kein Foto, oder die Liste ist voll.",
  "Photos in the queue": "Fotos in der Warteschlange",
  "Review what was found": "Gefundenes durchsehen",
  "Send {count} shared photos": "{count} geteilte Fotos senden",
  "Send the shared photo": "Geteiltes Foto senden",
  Sending: "Wird gesendet",
  "Shared; waits for you": "Geteilt, wartet auf dich",
  "Still being read; it will be in your review":
    "Wird noch ausgewertet, du kannst es später durchsehen",
  "This browser forgets them when you reload, so please leave this page open.":
    "Dieser Browser merkt sie sich beim Neuladen nicht: Lass diese Seite offen.",
  "This photo is no longer here.": "Dieses Foto ist nicht mehr da.",
  "Try again<hidden> with {name}</hidden>": "Nochmal versuchen<hidden> mit {name}</hidden>",
  Waiting: "Wartet",
  "We are busy right now. Your photos are kept here, and sending continues by itself.":
    "Gerade ist viel los. Deine Fotos bleiben hier, und es geht von selbst weiter.",
  "We can't be reached right now. Your photos are kept here, and sending continues by itself.":
    "Wir sind gerade nicht erreichbar. Deine Fotos bleiben hier, und es geht von selbst weiter.",
} as const
