/** Her wishlist. */
export const wishlist = {
  "{name} goes to your wardrobe as soon as you are online.":
    "{name} kommt in deinen Kleiderschrank, sobald wir wieder erreichbar sind.",
  "{name} is in your wardrobe.": "{name} ist in deinem Kleiderschrank.",
  "{name} is off your wishlist.": "{name} ist von deiner Wunschliste weg.",
  "{price}, {by} less than when you kept it": "{price}, {by} weniger als beim Merken",
  "{price}, {by} more than when you kept it": "{price}, {by} mehr als beim Merken",
  "Back to your favourites": "Zurück zu deinen Favoriten",
  "Counting its looks…": "Looks werden gezählt …",
  "I bought it": "Gekauft",
  "I bought it: {name}": "Gekauft: {name}",
  "In {count} look with your own clothes": "In {count} Look mit deinen eigenen Teilen",
  "In {count} looks with your own clothes": "In {count} Looks mit deinen eigenen Teilen",
  "In more than {count} looks with your own clothes":
    "In mehr als {count} Looks mit deinen eigenen Teilen",
  "Kept on your wishlist, beside your favourites.": "Auf deiner Wunschliste, bei deinen Favoriten.",
  "No look with your own clothes yet": "Noch kein Look mit deinen eigenen Teilen",
  "Press the bookmark on something to buy, in any look, and you will find it here.":
    "Tipp in einem Look auf das Lesezeichen an einem Teil aus dem Shop, dann findest du es hier.",
  "Sold out": "Ausverkauft",
  "Take off": "Entfernen",
  "Take off: {name}": "Entfernen: {name}",
  "You own one like it: <link>{name}</link>": "Du hast schon so etwas: <link>{name}</link>",
  "Your wishlist did not load": "Deine Wunschliste konnte nicht geladen werden",
  "Your wishlist is full. Take something off it first.":
    "Deine Wunschliste ist voll. Nimm erst etwas herunter.",
} as const
