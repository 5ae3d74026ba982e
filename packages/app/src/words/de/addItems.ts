/** Adding clothes: the ways, the search, and photos of a few. */
export const addItems = {
  "“{words}”": "„{words}“",
  "{count} item found.": "{count} Teil gefunden.",
  "{count} items found.": "{count} Teile gefunden.",
  "{count} item ticked": "{count} Teil ausgewählt",
  "{count} items ticked": "{count} Teile ausgewählt",
  "{done} of {of} items submitted": "{done} von {of} Teilen übernommen",
  "{error} {done} items are submitted; these are still here.":
    "{error} {done} Teile sind übernommen, diese hier fehlen noch.",
  "{error} Your photos are still here.": "{error} Deine Fotos sind noch da.",
  "{one} and {other}": "{one} und {other}",
  "7-10 items, one in each photo": "7–10 Teile, eins pro Foto",
  "7-10 photos": "7–10 Fotos",
  "A different outfit in each photo": "Auf jedem Foto ein anderes Outfit",
  "Add another item": "Noch ein Teil hinzufügen",
  "Add item": "Hinzufügen",
  "Add many photos at once": "Viele Fotos auf einmal hinzufügen",
  "Added items": "Hinzugefügte Teile",
  "Avoid other people in the picture": "Möglichst keine anderen Leute im Bild",
  Best: "Am besten",
  Camera: "Kamera",
  "Close to it": "Fast das Richtige",
  "Description or brand": "Beschreibung (auf Englisch) oder Marke",
  "Finish adding items": "Teile übernehmen",
  "Finish taking photos": "Fotos abschicken",
  "For the best results": "Für beste Ergebnisse",
  "Found items": "Gefundene Teile",
  "Full-body shots, from head to toe": "Ganzkörperfotos, von Kopf bis Fuß",
  Gallery: "Galerie",
  Good: "Gut",
  "How you add your clothes": "So fügst du deine Teile hinzu",
  "Items on hangers or laid flat": "Teile auf Bügeln oder flach hingelegt",
  "Items submitted": "Übernommene Teile",
  "None of these photos can be read. Please choose others.":
    "Keins dieser Fotos lässt sich lesen. Bitte wähl andere aus.",
  "Nothing added yet": "Noch nichts hinzugefügt",
  "Nothing found for “{query}”": "Nichts gefunden zu „{query}“",
  "Nothing we found has all of that. These come nearest.":
    "Alles zusammen haben wir nicht gefunden. Diese kommen am nächsten.",
  "Online search": "Online-Suche",
  "Open Stylin on your phone to use its camera.":
    "Öffne Stylin auf dem Handy, um die Kamera zu nutzen.",
  "photo {number}": "Foto {number}",
  "Please check the size in the shop: these may not come in {sizes}.":
    "Bitte prüf im Shop die Größe: Vielleicht gibt es sie nicht in {sizes}.",
  "Ready to submit": "Gleich in deinem Schrank",
  "Say what you are looking for first.": "Sag uns erst, wonach du suchst.",
  Search: "Suchen",
  "Search by item description or brand": "Such nach Beschreibung oder Marke",
  "Search for what you own, tick it, and it is listed here.":
    "Such nach deinen Teilen und wähl sie aus, dann stehen sie hier.",
  "Search for your clothes": "Such nach deinen Teilen",
  "Sending your photos": "Deine Fotos werden gesendet",
  "Submit photos": "Fotos abschicken",
  "Take photos of items in your closet": "Fotografier die Teile in deinem Schrank",
  "Take pictures": "Fotos machen",
  "The pictures have been successfully submitted!": "Alles angekommen!",
  "The search failed": "Die Suche hat nicht geklappt",
  "They cannot be read just now. They are kept for 24 hours: create your account in that time, and they will be read later.":
    "Wir können sie gerade nicht auswerten. Wir heben sie 24 Stunden auf: Leg bis dahin dein Konto an, dann werten wir sie später aus.",
  "They cannot be read just now. They are kept, and will be read later.":
    "Wir können sie gerade nicht auswerten. Wir heben sie auf und werten sie später aus.",
  "This photo could not be opened.": "Dieses Foto ließ sich nicht öffnen.",
  "To build looks on what you own, we need to see it. Choose a way to show us.":
    "Damit deine Looks aus deinen Sachen entstehen, müssen wir sie kennen. Wie magst du sie uns zeigen?",
  "Tops, bottoms and footwear": "Oberteile, Hosen, Röcke und Schuhe",
  "Try fewer words, such as a colour and what it is: “black jeans”.":
    "Versuch es mit weniger Wörtern, etwa Farbe und Teil: „black jeans“.",
  "Upload photos": "Fotos hochladen",
  "Upload photos of you in different outfits":
    "Lade Fotos hoch, auf denen du verschiedene Outfits trägst",
  "Wardrobe photos": "Schrankfotos",
  "We found no {kinds}, and nothing with {others}. These come nearest.":
    "Zu {kinds} haben wir nichts gefunden, und nichts mit {others}. Diese kommen am nächsten.",
  "We found no {kinds}. These come nearest.":
    "Zu {kinds} haben wir nichts gefunden. Diese kommen am nächsten.",
  "We found nothing with {others}. These come nearest.":
    "Mit {others} haben wir nichts gefunden. Diese kommen am nächsten.",
  "We will let you know when you can review the results. In the meantime you can continue browsing the feed.":
    "Wir sagen dir Bescheid, sobald du deine Teile durchsehen kannst. Bis dahin kannst du weiter in deinen Looks stöbern.",
  "white cotton women's t-shirt": "white cotton women's t-shirt",
  "You can add up to {most} photos": "Du kannst bis zu {most} Fotos hinzufügen",
  "You can select up to {most} photos at once.":
    "Du kannst bis zu {most} Fotos auf einmal auswählen.",
  "Your pictures": "Deine Bilder",
} as const
