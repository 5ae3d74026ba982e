/** Her plan. */
export const plan = {
  "A look for {day}": "Ein Look für {day}",
  "A look needs a top with trousers or a skirt, or a dress, and shoes. Add a few of yours, and each day of the week gets a look.":
    "Für einen Look braucht es ein Oberteil mit Hose oder Rock, oder ein Kleid, und Schuhe. Leg ein paar deiner Sachen an, und jeder Tag der Woche bekommt einen Look.",
  Add: "Hinzufügen",
  "Add a look": "Look hinzufügen",
  "Add {title} for {day}": "{title} planen: {day}",
  "Drag one to a day, or add it to the chosen day.":
    "Zieh einen auf einen Tag oder leg ihn auf den gewählten Tag.",
  "Your wardrobe lacks {pieces}. Add some, and ask again.":
    "In deinem Kleiderschrank fehlt noch: {pieces}. Leg etwas davon an und frag noch einmal.",
  "Your week begins with your clothes": "Deine Woche beginnt mit deinen Sachen",
  "Your week is planned as soon as you are online.":
    "Deine Woche wird geplant, sobald du online bist.",
  "Each of the next seven days has a look already.":
    "Die nächsten sieben Tage haben alle schon einen Look.",
  "I wore this": "Das hatte ich an",
  "Looks to plan": "Looks zum Planen",
  Move: "Verschieben",
  "Move to another day": "Auf einen anderen Tag legen",
  "Move {title}": "{title} verschieben",
  "Moved to {day}.": "Verschoben auf {day}.",
  "Next month": "Nächster Monat",
  "No look for these days yet": "Noch kein Look für diese Tage",
  "No looks to choose from yet": "Noch keine Looks zur Auswahl",
  "Not worn": "Nicht getragen",
  "Nothing noted for this day.": "Für diesen Tag ist nichts notiert.",
  "Nothing planned yet.": "Noch nichts geplant.",
  "Plan my week": "Meine Woche planen",
  "Plan other looks": "Andere Looks planen",
  "Planned for {day}.": "Geplant für {day}.",
  "Planning your week": "Deine Woche wird geplant",
  "Press Space to pick the look up, the arrow keys to choose a day, and Space again to put it there. Escape cancels.":
    "Drück die Leertaste, um den Look aufzunehmen, wähl mit den Pfeiltasten einen Tag und leg ihn mit der Leertaste dort ab. Escape bricht ab.",
  "Previous month": "Voriger Monat",
  "Those were all the looks that your clothes make for these days. Ask again to start over.":
    "Das waren alle Looks, die deine Sachen für diese Tage hergeben. Beim nächsten Mal geht es von vorn los.",
  "Taken out of your plan.": "Aus deinem Plan genommen.",
  "What you own does not come together for these days. A few more pieces make many more looks.":
    "Aus deinen Sachen wird für diese Tage noch kein Look. Ein paar Teile mehr machen viele Looks mehr.",
  "Worn {day}.": "Getragen: {day}.",
  "Your clothes make no look for these days yet.":
    "Aus deinen Sachen wird für diese Tage noch kein Look.",
  "Your clothes make no other look for {days}.":
    "Für {days} geben deine Sachen keinen weiteren Look her.",
  "Your own clothes": "Deine eigenen Sachen",
  "Your own outfits, your favourites and the looks of your feed are offered here.":
    "Hier findest du deine eigenen Outfits, deine Favoriten und deine neuesten Looks.",
  "a top": "ein Oberteil",
  "nothing yet": "noch nichts",
  shoes: "Schuhe",
  "trousers or a skirt": "eine Hose oder ein Rock",
  worn: "getragen",
  "{count} look planned": "{count} Look geplant",
  "{count} look planned.": "{count} Look geplant.",
  "{count} looks planned": "{count} Looks geplant",
  "{count} other look planned.": "{count} anderer Look geplant.",
  "{count} other looks planned.": "{count} andere Looks geplant.",
  "{count} looks planned.": "{count} Looks geplant.",
  "{name} is no longer in your wardrobe.": "{name} ist nicht mehr in deinem Kleiderschrank.",
} as const
