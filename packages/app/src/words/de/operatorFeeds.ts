/** The operator's page: the feeds of shops, and how their imports go. */
export const operatorFeeds = {
  "{count} product on sale": "{count} Produkt im Angebot",
  "{count} product on sale, drawn for the demo":
    "{count} Produkt im Angebot, für die Demo gezeichnet",
  "{count} products on sale": "{count} Produkte im Angebot",
  "{count} products on sale, drawn for the demo":
    "{count} Produkte im Angebot, für die Demo gezeichnet",
  "{count} row rejected": "{count} Zeile abgelehnt",
  "{count} row, first in line {line}": "{count} Zeile, zuerst Zeile {line}",
  "{count} rows rejected": "{count} Zeilen abgelehnt",
  "{count} rows, first in line {line}": "{count} Zeilen, zuerst Zeile {line}",
  "A file can have up to 200 MB. Larger ones come by address.":
    "Eine Datei darf höchstens 200 MB haben. Größere holst du über ihre Adresse.",
  "A word for the shop, such as linen-shop.": "Ein Wort für den Shop, zum Beispiel leinen-shop.",
  "Add a feed by address": "Feed per Adresse hinzufügen",
  "Add a feed by file": "Feed als Datei hinzufügen",
  "Add this feed": "Feed hinzufügen",
  "Address of {feed}": "Adresse von {feed}",
  "All that the shop sells, as XML, TSV, CSV or JSON lines, plain or as gzip, up to 200\u00a0MB.":
    "Alles, was der Shop verkauft, als XML, TSV, CSV oder JSON Lines, auch mit gzip gepackt, bis 200\u00a0MB.",
  "Change: {feed}": "Ändern: {feed}",
  "Choose the file": "Datei auswählen",
  "Cut off": "Abgeschnitten",
  "every day": "jeden Tag",
  "every hour": "jede Stunde",
  "every week": "jede Woche",
  Failed: "Fehlgeschlagen",
  "Failed on {moment}: {reason}": "Fehlgeschlagen am {moment}: {reason}",
  Feeds: "Feeds",
  "From <host>{host}</host>, {every}": "Von <host>{host}</host>, {every}",
  "From <host>{host}</host>, {every}, next on {moment}":
    "Von <host>{host}</host>, {every}, das nächste Mal am {moment}",
  "How often it is fetched": "Wie oft er geholt wird",
  "Import by address": "Per Adresse importieren",
  "Import by address: {feed}": "Per Adresse importieren: {feed}",
  "Import it anyway": "Trotzdem importieren",
  "Import it anyway: {feed}": "Trotzdem importieren: {feed}",
  "Import it even if it leaves out more than half of what is on sale":
    "Auch importieren, wenn mehr als die Hälfte des Angebots darin fehlt",
  "Import now": "Jetzt importieren",
  "Import now: {feed}": "Jetzt importieren: {feed}",
  "{changed}\u00a0({repriced}\u00a0in\u00a0price)":
    "{changed}\u00a0({repriced}\u00a0im\u00a0Preis)",
  "Imported on {moment}: {count} row, {added}\u00a0new, {changed}\u00a0changed, {gone}\u00a0gone":
    "Importiert am {moment}: {count} Zeile, {added}\u00a0neu, {changed}\u00a0geändert, {gone}\u00a0weg",
  "Imported on {moment}: {count} rows, {added}\u00a0new, {changed}\u00a0changed, {gone}\u00a0gone":
    "Importiert am {moment}: {count} Zeilen, {added}\u00a0neu, {changed}\u00a0geändert, {gone}\u00a0weg",
  Importing: "Import läuft",
  "It may hold a password or a key: from then on only its host is shown.":
    "Sie darf ein Passwort oder einen Schlüssel enthalten: Danach wird nur noch ihr Host gezeigt.",
  "Its address": "Adresse",
  "Its address is forgotten. Its products stay on sale.":
    "Die Adresse wird vergessen. Die Produkte bleiben im Angebot.",
  "Its last row is broken, so nothing was withdrawn.":
    "Die letzte Zeile ist kaputt, deshalb wurde nichts aus dem Angebot genommen.",
  "Leave it empty to keep the one it has, which is not shown.":
    "Lass das Feld leer, dann bleibt die bisherige. Sie wird nicht gezeigt.",
  "Name of the feed": "Name des Feeds",
  "only by hand": "nur von Hand",
  "Please enter an address that begins with https://.":
    "Bitte gib eine Adresse ein, die mit https:// beginnt.",
  "Please use 1 to 40 of a-z, 0-9 and -. “demo” is taken.":
    "Bitte nimm 1 bis 40 Zeichen aus a-z, 0-9 und -. „demo“ ist vergeben.",
  "Prices are in {currency}. Rows in another currency are rejected.":
    "Preise sind in {currency}. Zeilen in einer anderen Währung werden abgelehnt.",
  "Send a file": "Datei senden",
  "Send a file: {feed}": "Datei senden: {feed}",
  "To import it anyway, tick the box and send it again.":
    "Sende sie nochmal und setz das Häkchen, um sie trotzdem zu importieren.",
  "Sending the file": "Datei wird gesendet",
  Stop: "Beenden",
  "Stop importing {feed}?": "{feed} nicht mehr importieren?",
  "Stop: {feed}": "Beenden: {feed}",
  "The file of {feed}": "Datei von {feed}",
  "The file of the feed": "Datei des Feeds",
  "The file that was sent failed on {moment}: {reason}":
    "Die gesendete Datei ist am {moment} fehlgeschlagen: {reason}",
  "Why rows were rejected": "Warum Zeilen abgelehnt wurden",
} as const
