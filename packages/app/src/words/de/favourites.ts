/** Her favourites, and looks around one piece. */
export const favourites = {
  "Every look here is built around it, with your own things first.":
    "Jeder Look hier dreht sich um dieses Teil, am liebsten mit deinen eigenen Sachen.",
  "Loved stylins": "Deine Favoriten",
  "Make another": "Noch eins anlegen",
  "A few more of your clothes would help.": "Mit mehr von deinen Sachen klappt es bestimmt.",
  "New styling": "Neues Styling",
  "No look with it yet": "Noch kein Look damit",
  "One piece, one new look": "Ein Teil, ein neuer Look",
  "One piece, {count} new looks": "Ein Teil, {count} neue Looks",
  "No loved looks yet": "Noch keine Lieblingslooks",
  "Press the heart on a look, and you will find it here.":
    "Tipp bei einem Look aufs Herz, dann findest du ihn hier.",
  "Style it for {occasions}": "Für {occasions} stylen",
  "Taken out of your favourites.": "Aus deinen Favoriten genommen.",
  "The looks did not load": "Die Looks wurden nicht geladen",
  "These are the best {count} of them.": "Das sind die {count} besten davon.",
  "Your own outfits": "Deine eigenen Outfits",
  "Your wishlist: {count} piece": "Deine Wunschliste: {count} Teil",
  "Your wishlist: {count} pieces": "Deine Wunschliste: {count} Teile",
} as const
