/** Her wardrobe, and what can be done with several of her things at once. */
export const wardrobe = {
  "{count} selected": "{count} ausgewählt",
  "{done} of {of} items added": "{done} von {of} Teilen hinzugefügt",
  "Add 15+ items to get more outfit recommendations.":
    "Füg mindestens 15 Teile hinzu, dann bekommst du mehr Outfits vorgeschlagen.",
  "Adding new items to your wardrobe...": "Neue Teile kommen in deinen Kleiderschrank …",
  "AI is updating your recommendations...": "Die KI aktualisiert deine Vorschläge …",
  "Back in the wardrobe": "Wieder im Kleiderschrank",
  "Back to your clothes": "Zurück zu deinen Teilen",
  "Done! Your wardrobe and personalised feed are updated":
    "Fertig! Dein Kleiderschrank und deine Looks sind auf dem neuesten Stand",
  "Fetching new outfits...": "Neue Outfits werden geholt …",
  "Item previews may slightly differ from the actual items in real life.":
    "Die Bilder können etwas anders aussehen als deine Teile in echt.",
  "Look up to {price}": "Bis {price} suchen",
  "Until there are clothes of your own here, your looks come from the shops.":
    "Bis deine eigenen Teile hier hängen, stammen deine Looks aus Shops.",
  "Make an outfit": "Outfit zusammenstellen",
  Manage: "Ordnen",
  "New items are waiting for your review.": "Neue Teile warten auf dich. Sieh sie gleich durch.",
  "Nothing like that here": "So etwas ist nicht dabei",
  "Search and filter": "Suchen und filtern",
  "See the look": "Look ansehen",
  "See the looks": "Looks ansehen",
  "Select all": "Alle",
  "Selected items": "Ausgewählte Teile",
  "Something went wrong while updating your wardrobe":
    "Beim Aktualisieren deines Kleiderschranks ist etwas schiefgegangen",
  "Style this: {name}": "Kombinieren: {name}",
  "Suits you": "Steht dir",
  "Take a selfie for AI to analyze your color type.":
    "Mach ein Selfie, und die KI bestimmt deinen Farbtyp.",
  "Go to actions for the selection": "Zur Auswahl",
  "Try fewer words, or another filter.":
    "Versuch es mit weniger Wörtern oder einem anderen Filter.",
  "Up to {price}": "Bis {price}",
  "wardrobe|Move": "Umräumen",
  "Wear it again": "Wieder tragen",
  "Wear it again: {name}": "Wieder tragen: {name}",
  "What would you spend?": "Wie viel würdest du ausgeben?",
  "Where are these {count}?": "Wo sind diese {count}?",
  "Where is it?": "Wo ist es?",
  "Your colour": "Deine Farbe",
  "Your wardrobe is empty": "Dein Kleiderschrank ist noch leer",
  "Your wardrobe is loading": "Dein Kleiderschrank wird geladen",
} as const
