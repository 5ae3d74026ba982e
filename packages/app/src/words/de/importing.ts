/** Importing what she has elsewhere. */
export const importing = {
  "{count} item is in your wardrobe, with everything else from the file.":
    "{count} Teil ist in deinem Kleiderschrank, und dazu alles andere aus der Datei.",
  "{count} item is in your wardrobe.": "{count} Teil ist in deinem Kleiderschrank.",
  "{count} items are in your wardrobe, with everything else from the file.":
    "{count} Teile sind in deinem Kleiderschrank, und dazu alles andere aus der Datei.",
  "{count} items are in your wardrobe.": "{count} Teile sind in deinem Kleiderschrank.",
  "{count} of them were there before.": "Schon vorher da: {count}.",
  "{count} outfit": "{count} Outfit",
  "{count} outfit, plan or trip": "{count} Outfit, Plan oder Reise",
  "{count} outfits": "{count} Outfits",
  "{count} outfits, plans or trips": "{count} Outfits, Pläne oder Reisen",
  "{count} piece": "{count} Teil",
  "{count} piece of your wishlist": "{count} Teil deiner Wunschliste",
  "{count} pieces of your wishlist": "{count} Teile deiner Wunschliste",
  "{count} plan": "{count} Plan",
  "{count} plans": "{count} Pläne",
  "{count} trip": "{count} Reise",
  "{count} trips": "{count} Reisen",
  "{name} is taken back.": "{name} ist zurückgenommen.",
  "A file": "Eine Datei",
  "A file to import": "Eine Datei zum Importieren",
  "Everything in the file is added to what you have here. Only your answers and your colours are replaced. What you agreed to, such as reading your photos or sending you emails, stays as it is. Photos that were still waiting for your review are left out.":
    "Alles kommt zu dem dazu, was du hier hast. Nur deine Antworten und Farben ersetzen die von hier. Ob wir Fotos lesen, Besuche zählen oder dir schreiben dürfen, bleibt, wie es ist. Fotos, die du noch nicht durchgesehen hast, bleiben weg.",
  "All of them were there before.": "Alles war schon vorher da.",
  "Choose a file": "Datei auswählen",
  "Choose or drop the ZIP file that you downloaded from your profile, a table of your clothes as CSV or TSV (up to 2,000 rows and 1 MB), or your clothes from wardrowbe or Libre Closet. You see what is in it before anything is taken.":
    "Wähl die ZIP-Datei aus, die du aus deinem Profil heruntergeladen hast, eine Tabelle deiner Teile als CSV oder TSV (bis 2.000 Zeilen und 1 MB) oder deine Teile aus wardrowbe oder Libre Closet, oder zieh sie hierher. Du siehst erst, was drin ist, bevor etwas übernommen wird.",
  "Days on which you wore something": "Tage, an denen du etwas getragen hast",
  "Downloaded on {day}": "Heruntergeladen am {day}",
  "Favourite looks": "Lieblingslooks",
  "How to bring clothes from another app": "So holst du deine Teile aus einer anderen App",
  "If the app can save a table, choose its CSV. These two cannot save anything themselves, so whoever runs the server makes a file with these commands. Then choose the ZIP here.":
    "Kann die App eine Tabelle speichern, wähl ihre CSV-Datei aus. Diese beiden können selbst nichts speichern: Wer den Server betreibt, macht mit diesen Befehlen eine Datei daraus. Die ZIP-Datei wählst du dann hier aus.",
  "Import all of it": "Alles importieren",
  Imported: "Importiert",
  "Importing. Leave this page open until it is done.":
    "Import läuft. Lass diese Seite offen, bis er fertig ist.",
  "You still have {what} from it. All of that is removed, with its photos and everything else that came with it. Your answers, your colours and your place stay as they are now.":
    "Davon hast du noch: {what}. Das alles verschwindet, samt Fotos und was sonst dazukam. Deine Antworten, Farben und dein Ort bleiben, wie sie jetzt sind.",
  "It has already been taken back.": "Das ist schon zurückgenommen.",
  "Items of your wardrobe": "Teile deines Kleiderschranks",
  "Its outfits and washing days stay behind, and how often you wore a piece goes into its note.":
    "Outfits und Waschtage bleiben dort, und wie oft du ein Teil getragen hast, steht in seiner Notiz.",
  "Its outfits stay behind.": "Die Outfits bleiben dort.",
  "Looks not for you": "Looks, die nichts für dich sind",
  "Opening your file": "Deine Datei wird geöffnet",
  "Or save what its address /api/v1/items?page_size=100 answers while you are signed in, as JSON; and page=2, page=3 in further files. Put them in a ZIP with the photos, or choose them one by one, without.":
    "Oder speichere als JSON, was die Adresse /api/v1/items?page_size=100 liefert, während du dort angemeldet bist, und page=2, page=3 in weiteren Dateien. Pack sie mit den Fotos in eine ZIP-Datei, oder wähl sie ohne Fotos einzeln aus.",
  "Photos of them": "Fotos davon",
  "Reading your table": "Deine Tabelle wird gelesen",
  "See your wardrobe": "Zum Kleiderschrank",
  "So do {count} that you have archived there.": "Archivierte Teile bleiben auch dort: {count}.",
  "Remove that too": "Das auch entfernen",
  "Take this import back": "Diesen Import zurücknehmen",
  "Take this import back: {name}": "Diesen Import zurücknehmen: {name}",
  "Take this import back?": "Import zurücknehmen?",
  "This file cannot be opened.": "Diese Datei lässt sich nicht öffnen.",
  "This file is incomplete. Please download it again.":
    "Diese Datei ist unvollständig. Bitte lad sie nochmal herunter.",
  "This file is incomplete. Please save it again.":
    "Diese Datei ist unvollständig. Bitte speichere sie nochmal.",
  "This file is larger than 20 MB.": "Diese Datei ist größer als 20 MB.",
  "This is a database. Please choose a file made from it, as we describe for Libre Closet.":
    "Das ist eine Datenbank. Bitte wähl eine Datei daraus, wie wir es bei Libre Closet beschreiben.",
  "This is a PDF. Please choose a CSV table or an export.":
    "Das ist ein PDF. Bitte wähl eine CSV-Tabelle oder einen Export.",
  "This is a picture. Photos are added in your wardrobe, under Add items.":
    "Das ist ein Bild. Fotos fügst du in deinem Kleiderschrank hinzu, unter „Teile hinzufügen“.",
  "This is a spreadsheet. Please save it there as CSV, and choose that file.":
    "Das ist eine Datei deiner Tabellen-App. Bitte speichere sie dort als CSV und wähl diese Datei aus.",
  "This is not an export from Stylin.": "Das ist kein Export aus Stylin.",
  "We do not know this file. We read our own export, tables as CSV or TSV, and the clothes of wardrowbe and Libre Closet.":
    "Diese Datei kennen wir nicht. Wir lesen unseren eigenen Export, Tabellen als CSV oder TSV und die Teile aus wardrowbe und Libre Closet.",
  "What you have imported": "Das hast du importiert",
  "You have changed or used {what} since. That stays, unless you say so.":
    "Seitdem geändert oder benutzt: {what}. Das bleibt, wenn du nichts anderes sagst.",
} as const
