/** A table of her clothes, before it comes in. */
export const importTable = {
  "“<name>{name}</name>” is a …": "„<name>{name}</name>“ ist …",
  "“<name>{name}</name>” is the colour …": "„<name>{name}</name>“ ist die Farbe …",
  "{count} cell held a formula. We read no formulas, so it is empty.":
    "{count} Zelle enthielt eine Formel. Formeln lesen wir nicht, also ist sie leer.",
  "{count} cells held a formula. We read no formulas, so they are empty.":
    "{count} Zellen enthielten eine Formel. Formeln lesen wir nicht, also sind sie leer.",
  "{count} column we left out": "{count} Spalte haben wir weggelassen",
  "{count} columns we left out": "{count} Spalten haben wir weggelassen",
  "{count} photo": "{count} Foto",
  "{count} photos": "{count} Fotos",
  "{count} piece in it.": "{count} Teil ist darin.",
  "{count} pieces in it.": "{count} Teile sind darin.",
  "{count} row": "{count} Zeile",
  "{count} rows": "{count} Zeilen",
  "{left} left out": "Weggelassen: {left}",
  "{taken}; {left} left out": "{taken}; weggelassen: {left}",
  "<name>{name}</name>, {count} row. Change what we got wrong.":
    "<name>{name}</name>, {count} Zeile. Ändere, was nicht stimmt.",
  "<name>{name}</name>, {count} rows. Change what we got wrong.":
    "<name>{name}</name>, {count} Zeilen. Ändere, was nicht stimmt.",
  "A colour we don’t know": "Eine Farbe, die wir nicht kennen",
  "Add {count} piece": "{count} Teil hinzufügen",
  "Add {count} piece without photos": "{count} Teil ohne Fotos hinzufügen",
  "Add {count} pieces": "{count} Teile hinzufügen",
  "Add {count} pieces without photos": "{count} Teile ohne Fotos hinzufügen",
  "and {count} more": "und {count} weitere",
  "bought on {day}": "gekauft am {day}",
  "Bought: {day}": "Gekauft: {day}",
  Brand: "Marke",
  "Column {number}": "Spalte {number}",
  "How often worn": "Wie oft getragen",
  "In {count} row": "In {count} Zeile",
  "In {count} rows": "In {count} Zeilen",
  "It does not say what it is.": "Hier steht nicht, was es ist.",
  "Leave out": "Weglassen",
  "Leave these rows out": "Diese Zeilen weglassen",
  "Nothing yet. Please say which column tells what each piece is.":
    "Noch nichts. Sag uns bitte, welche Spalte die Teile nennt.",
  "Paid: {price}": "Bezahlt: {price}",
  "Piece {row}": "Teil {row}",
  "Row {row}": "Zeile {row}",
  "size {size}": "Größe {size}",
  "Size: {size}": "Größe: {size}",
  "This file has {count} rows; we take up to {most} at once. Please split it, and import one part after the other.":
    "Diese Datei hat {count} Zeilen, wir nehmen bis zu {most} auf einmal. Bitte teil sie auf und importiere einen Teil nach dem anderen.",
  "This file is empty.": "Diese Datei ist leer.",
  "This table cannot be read: a quotation mark is in the wrong place, at line {line}.":
    "Diese Tabelle lässt sich nicht lesen: In Zeile {line} steht ein Anführungszeichen an der falschen Stelle.",
  "This table cannot be read: a quotation mark is in the wrong place.":
    "Diese Tabelle lässt sich nicht lesen: Ein Anführungszeichen steht an der falschen Stelle.",
  "This table has {count} columns; we can read {most}. Please delete those that are not about your clothes.":
    "Diese Tabelle hat {count} Spalten, wir können {most} lesen. Bitte lösche die, die nichts mit deinen Teilen zu tun haben.",
  "This table has no rows.": "Diese Tabelle hat keine Zeilen.",
  "This table is larger than 1 MB. Please split it, and import one part after the other.":
    "Diese Tabelle ist größer als 1 MB. Bitte teil sie auf und importiere einen Teil nach dem anderen.",
  "We cannot read this file as a table. Please save it as CSV and choose that.":
    "Diese Datei können wir nicht als Tabelle lesen. Bitte speichere sie als CSV und wähl die CSV-Datei aus.",
  "We do not know what it is.": "Wir wissen nicht, was das ist.",
  "What comes in": "Was übernommen wird",
  "What we are not sure of": "Wo wir uns nicht sicher sind",
  "What your columns say": "Was deine Spalten sagen",
  "Worn {count} time before.": "Vorher {count}-mal getragen.",
  "Worn {count} times before.": "Vorher {count}-mal getragen.",
  "Your clothes from {app}": "Deine Teile aus {app}",
} as const
