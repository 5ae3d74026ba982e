/** What her wardrobe tells. */
export const insights = {
  "Add some clothes and note what you wear, and you will see which you love and which you forget.":
    "Füg ein paar Teile hinzu und notier, was du trägst, dann siehst du, was du liebst und was du vergisst.",
  "Everything whose colour we know suits a {type}.":
    "Alles, dessen Farbe wir kennen, passt zu deinem Typ: {type}.",
  "Far from your colours": "Weit weg von deinen Farben",
  "Finding looks with it": "Looks damit werden gesucht",
  "Looks that would wear it": "Looks, in denen es vorkommt",
  "Looks with {name}": "Looks mit {name}",
  "More looks with it": "Mehr Looks damit",
  "No look uses it yet. A few more of your clothes would help.":
    "Noch kommt es in keinem Look vor. Mit mehr von deinen Sachen klappt es eher.",
  "Not worn for a while": "Lange nicht getragen",
  "Nothing to tell yet": "Noch nichts zu verraten",
  "Of the pieces you have worn, you wore these least.":
    "Von allem, was du getragen hast, kamen diese am seltensten raus.",
  "Once you have worn {count} pieces, some more often than others, you will see your favourites here.":
    "Sobald du {count} Teile getragen hast, manche öfter als andere, zeigt dir diese Seite deine Lieblinge.",
  "One is far from them and worn near the face:":
    "Eins liegt weit daneben und wird nah am Gesicht getragen:",
  "One piece not worn for a year": "Ein Teil seit einem Jahr nicht getragen",
  "One piece not worn yet": "Ein Teil noch nicht getragen",
  "Press “Wear today” on a look, or “Wear it today” on a piece.":
    "Tipp bei einem Look oder einem Teil auf „Heute tragen“.",
  "Note what you wear a few more times.": "Sag noch ein paarmal, was du trägst.",
  "That is {price} a look.": "Das sind {price} pro Look.",
  "The most looks for a pound": "Die meisten Looks fürs Geld",
  "The most looks for the money": "Die meisten Looks fürs Geld",
  "The others are no mistake: away from your face, any colour will do.":
    "Die anderen sind kein Fehler: Weg vom Gesicht geht jede Farbe.",
  "The palette of a {type}": "Die Farbpalette: {type}",
  "What you own, those that suit you first": "Was du hast, das Passende zuerst",
  "What you wear most": "Was du am meisten trägst",
  "Worn least": "Am wenigsten getragen",
  "Worn most": "Am meisten getragen",
  "You own {all} and have worn {worn} of them, {often} altogether.":
    "Du hast {all} und davon {worn} getragen, zusammen {often}.",
  "You own {all}, and have not said yet what you wear.":
    "Du hast {all} und noch nicht gesagt, was du trägst.",
  "You own {all} and have worn every one, {often} altogether.":
    "Du hast {all} und alles davon getragen: zusammen {often}.",
  once: "einmal",
  "one piece": "ein Teil",
  "{count} are far from them and worn near the face:":
    "{count} liegen weit daneben und werden nah am Gesicht getragen:",
  "{count} day": "{count} Tag",
  "{count} days": "{count} Tage",
  "{count} more have not been worn since you added them.":
    "{count} weitere noch nie, seit du sie hinzugefügt hast.",
  "{count} pieces not worn for a year": "{count} Teile seit einem Jahr nicht getragen",
  "{count} pieces not worn yet": "{count} Teile noch nicht getragen",
  "{count} times": "{count}-mal",
  "{name}: last worn on {day}.": "{name}: zuletzt getragen am {day}.",
  "{name}: not worn since you added it on {day}.":
    "{name}: nicht getragen, seit du es am {day} hinzugefügt hast.",
  "{name}: you have not said yet that you wore it.":
    "{name}: Du hast noch nicht gesagt, dass du es getragen hast.",
  "{name}: {count} days, which makes {cost} each time.":
    "{name}: {count} Tage, das sind {cost} pro Tragen.",
  "{name}: {count} days.": "{name}: {count} Tage.",
  "{suiting} of {known} in your colours": "{suiting} von {known} in deinen Farben",
} as const
