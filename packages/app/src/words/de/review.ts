/** The review of what was found on her photos. */
export const review = {
  "{count} of {all} will be added.": "{count} von {all} werden aufgenommen.",
  "{count} to check": "{count} zu prüfen",
  "{error} They are kept until you have reviewed them.":
    "{error} Sie bleiben hier, bis du sie durchgesehen hast.",
  "1 to 9": "1 bis 9",
  "Add another item from this photo": "Noch ein Teil aus diesem Foto",
  "Adjust the crop": "Ausschnitt anpassen",
  "Another one": "Ein anderes",
  "As read": "Wie erkannt",
  "By keyboard": "Mit der Tastatur",
  "choose an answer; the next question then counts from 1":
    "eine Antwort wählen; die nächste Frage zählt dann ab 1",
  Confirm: "Bestätigen",
  "Cut-out": "Freigestellt",
  "First say what “{name}” is and where it is worn, or leave it out.":
    "Sag erst, was „{name}“ ist und wo man es trägt, oder lass es weg.",
  "Is it the same?": "Ist es dasselbe?",
  "keep it or leave it out": "behalten oder weglassen",
  "Keep what is yours, and answer what its row asks. Press a row to change anything else.":
    "Behalte, was dir gehört, und beantworte, was in der Zeile gefragt wird. Tippe auf eine Zeile, um anderes zu ändern.",
  "Keep what is yours. A row that is right needs nothing; press one that is wrong to change it.":
    "Behalte, was dir gehört. Stimmt eine Zeile, ist nichts zu tun. Stimmt sie nicht, tipp sie an und ändere sie.",
  "Loading item": "Teil wird geladen",
  "Move the box or drag its edges until it holds the item and little else.":
    "Verschieb den Rahmen oder zieh an seinen Rändern, bis er das Teil enthält und sonst fast nichts.",
  "Nothing is ticked. Confirm, and none of these is kept.":
    "Nichts ist ausgewählt. Wenn du bestätigst, wird alles verworfen.",
  "Nothing to wear was found in this photo, so it is left out. Tick it to add it anyway.":
    "Auf diesem Foto haben wir nichts zum Anziehen gefunden, darum bleibt es weg. Setz das Häkchen, wenn es trotzdem dazukommen soll.",
  "Nothing to wear was found in this photo. It is added because you ticked it.":
    "Auf diesem Foto haben wir nichts zum Anziehen gefunden. Es kommt dazu, weil du das Häkchen gesetzt hast.",
  "open a row, and close it": "eine Zeile öffnen und schließen",
  "Original photo": "Originalfoto",
  Other: "Anderes",
  "Other cut-out": "Anders freigestellt",
  "Reading it": "Wird ausgewertet",
  "Review later": "Später durchsehen",
  "same as last, of colour or kind": "wie zuletzt, bei Farbe oder Art",
  "Same as last: {answer}": "Wie zuletzt: {answer}",
  Space: "Leertaste",
  "The cut-out is rough. Choose another one, or the photo as it is.":
    "Es ist nicht sauber freigestellt. Nimm eine andere Version oder das Foto, wie es ist.",
  "the next row that asks": "die nächste Zeile mit einer Frage",
  "the row above or below": "die Zeile darüber oder darunter",
  "The same, leave it out": "Dasselbe, weglassen",
  "There seem to be several things in this photo. They were read as one.":
    "Auf diesem Foto sind wohl mehrere Teile. Wir haben sie als eins erkannt.",
  "This looks like “{name}” in your wardrobe. Leave it out if it is the same.":
    "Das sieht aus wie „{name}“ in deinem Kleiderschrank. Ist es dasselbe, lass es weg.",
  "This looks like something in your wardrobe. Leave it out if it is the same.":
    "Das sieht aus wie etwas in deinem Kleiderschrank. Ist es dasselbe, lass es weg.",
  "Use this part": "Ausschnitt verwenden",
  "What is cut out": "Der Ausschnitt",
  "What is it?": "Was ist es?",
  "Where is it worn?": "Wo trägt man es?",
  "Where is the other item?": "Wo ist das andere Teil?",
  "Which colour?": "Welche Farbe?",
  "Which picture?": "Welches Bild?",
  "Your items did not load": "Deine Teile konnten nicht geladen werden",
  "Your photo": "Dein Foto",
} as const
