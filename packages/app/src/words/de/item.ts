/** One of her things: its picture, its words, its days. */
export const item = {
  "<strong>{cost}</strong> each time you wore it": "<strong>{cost}</strong> pro Tragen",
  "<strong>{count}</strong> day worn on {day}": "<strong>{count}</strong> Tag getragen, am {day}",
  "<strong>{count}</strong> days worn, the last on {day}":
    "<strong>{count}</strong> Tage getragen, zuletzt am {day}",
  "About it": "Über das Teil",
  "Add what you paid, and its cost per wear shows here.":
    "Trag ein, was du bezahlt hast, dann siehst du hier den Preis pro Tragen.",
  "Another photo of it": "Ein anderes Foto davon",
  "as on the photo": "wie auf dem Foto",
  "As on the photo": "Wie auf dem Foto",
  Bought: "Kaufdatum",
  "Change the photo": "Foto ändern",
  Colours: "Farben",
  "Delete from wardrobe": "Aus dem Kleiderschrank löschen",
  "Give it a name.": "Gib ihm einen Namen.",
  "Go online to change the photo.": "Das Foto kannst du ändern, sobald du wieder online bist.",
  "It cost {price}. Its cost per wear shows once you have worn it.":
    "Gekostet hat es {price}. Den Preis pro Tragen siehst du, sobald du es getragen hast.",
  "Looks have it in these seasons only. Leave all open, and its cloth decides.":
    "Nur dann kommt es in deine Looks. Wählst du nichts, entscheidet der Stoff.",
  "Main colour": "Hauptfarbe",
  "No look has it just now.": "Gerade ist es in keinem Look.",
  None: "Keine",
  "None among your favourites or in your feed. “Style this” makes some.":
    "Noch keiner deiner Looks und Favoriten enthält es. Mit „Kombinieren“ entstehen welche.",
  "Not said": "Keine Angabe",
  "Not said yet": "Noch offen",
  "Not worn yet.": "Noch nicht getragen.",
  Paid: "Preis",
  "Paid, in pounds": "Bezahlt, in Pfund",
  "Paid, in {currency}": "Bezahlt, in {currency}",
  Pattern: "Muster",
  "Photo changed.": "Foto geändert.",
  "Photo changed. Its colour is now {colours}.": "Foto geändert. Die Farbe ist jetzt {colours}.",
  "Photo changed. Its colours are now {colours}.":
    "Foto geändert. Die Farben sind jetzt {colours}.",
  "Reading your photo": "Dein Foto wird ausgewertet",
  "Saved.": "Gespeichert.",
  "Second colour": "Zweitfarbe",
  "That could not be undone. {why}": "Das ließ sich nicht rückgängig machen. {why}",
  "This could not be read. Please check it.": "Das konnten wir nicht lesen. Bitte prüf es nochmal.",
  "This day is still to come.": "Dieser Tag kommt erst noch.",
  "Try this photo again": "Dieses Foto nochmal versuchen",
  "When you wear it": "Wann du es trägst",
  "Worn in": "Saison",
  "Worn with": "Getragen mit",
  "Worn with it on {day}": "Am {day} dazu getragen",
  "Write the price in {currency}, such as {price}.":
    "Schreib den Preis in {currency}, zum Beispiel {price}.",
  "Write the price in pounds, such as 49.99.": "Schreib den Preis in Pfund, zum Beispiel 49,99.",
} as const
