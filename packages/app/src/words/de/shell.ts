/** The frame around every screen: where she can go, and what keeps her from it. */
export const shell = {
  "A new version is ready": "Eine neue Version ist da",
  Allow: "Erlauben",
  "Counting visits": "Besuche zählen",
  Favourites: "Favoriten",
  Feed: "Looks",
  "May we count what is used here, to make it better? Nothing you write, own or look like is part of it. <link>How it works</link>":
    "Dürfen wir zählen, was hier benutzt wird, um es besser zu machen? Was du schreibst, was du besitzt und wie du aussiehst, gehört nicht dazu. <link>So funktioniert’s</link>",
  "No thanks": "Nein danke",
  "Page not found": "Seite nicht gefunden",
  Reload: "Neu laden",
  "Skip to content": "Zum Inhalt springen",
  "The connection broke, or there is a newer version of the app.":
    "Die Verbindung ist abgebrochen, oder es gibt inzwischen eine neuere Version.",
  "There is nothing at this address.": "Unter dieser Adresse gibt es nichts.",
  "This page could not be fetched": "Diese Seite konnte nicht geladen werden",
  "This page could not be shown.": "Diese Seite konnte nicht angezeigt werden.",
  "You have not opened this page on this device before. It appears by itself as soon as you are online.":
    "Diese Seite war auf diesem Gerät noch nie offen. Sie erscheint von selbst, sobald du wieder Netz hast.",
  "Unexpected Application Error!": "Da ist etwas schiefgelaufen!",
  "You are offline. What was loaded stays here.":
    "Du bist offline. Was geladen wurde, bleibt hier.",
  "You seem to be offline. What was loaded stays here.":
    "Du bist anscheinend offline. Was geladen wurde, bleibt hier.",
  "{why} This is what was loaded before.": "{why} Das hier wurde vorher geladen.",
} as const
