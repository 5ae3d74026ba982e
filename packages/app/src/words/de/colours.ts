/** Her colour type and palette. */
export const colours = {
  "A colour of {type}": "Passt zu: {type}",
  "A selfie in daylight shows which shades light you up. We read it, then forget it at once.":
    "Ein Selfie bei Tageslicht verrät, welche Töne dich strahlen lassen. Es wird ausgewertet und sofort vergessen.",
  Accents: "Akzente",
  "Against it: {signs}.": "Dagegen spricht: {signs}.",
  "Away from your face": "Weg vom Gesicht",
  "Away from your face, to compare": "Weg vom Gesicht, zum Vergleich",
  "Beside your face: {colour}": "Neben deinem Gesicht: {colour}",
  "Best near your face": "Am besten nah am Gesicht",
  "Compare by holding fabric": "Mit Stoff vergleichen",
  Contrast: "Kontrast",
  "Choose another type": "Anderen Typ wählen",
  "Choose your colour type": "Deinen Farbtyp wählen",
  "Cool and clear: snow, ink and jewels.": "Kühl und klar: Schnee, Tinte und Juwelen.",
  "Cool and gentle: lavender, raspberry, sea blue.": "Kühl und zart: Lavendel, Himbeere, Meerblau.",
  "Cool undertone": "Kühler Unterton",
  "Deep and cool: the night with a few bright lights in it.":
    "Dunkel und kühl: die Nacht mit ein paar hellen Lichtern.",
  "Deep and warm: dark woods, spice and red wine.":
    "Dunkel und warm: dunkles Holz, Gewürze und Rotwein.",
  Depth: "Tiefe",
  Eyes: "Augen",
  "Fabric below the oval, right under your chin.": "Stoff unter das Oval, direkt unters Kinn.",
  "For it: {signs}.": "Dafür spricht: {signs}.",
  "Go by my selfies instead": "Lieber nach meinen Selfies",
  Hair: "Haare",
  "Face a window, hold a scarf or a top under your chin and take a picture. Then do the same with another. Side by side, you see which colour is kind to you. The pictures stay on this device and are gone when you leave.":
    "Stell dich ans Fenster, halt einen Schal oder ein Oberteil unters Kinn und mach ein Bild, dann noch eins. Nebeneinander siehst du, welche Farbe dir guttut. Die Bilder bleiben auf diesem Gerät und sind weg, wenn du gehst.",
  "Hold your favourite tops against these colours: yours are those that you keep reaching for. A selfie can still be taken later.":
    "Halt deine Lieblingsoberteile neben diese Farben: Deine sind die, nach denen du immer wieder greifst. Ein Selfie kannst du auch später noch machen.",
  "Hold fabric": "Stoff anhalten",
  "I know my colour type": "Ich kenne meinen Farbtyp",
  "If a colour analyst has told you your type, or you know better, say so, and your looks will follow.":
    "Du warst bei einer Farbberatung oder weißt es besser? Sag es uns, und deine Looks richten sich danach.",
  "You are somewhere in between.": "Du liegst irgendwo dazwischen.",
  "Keep my picture on this device": "Mein Bild auf diesem Gerät behalten",
  "Light and cool: sweet peas, mist and pale sky.":
    "Hell und kühl: Wicken, Nebel und blasser Himmel.",
  "Light, fresh and a little golden: the colours of a morning in May.":
    "Hell, frisch und ein bisschen golden: die Farben eines Morgens im Mai.",
  Medium: "Mittel",
  "Neutral undertone": "Neutraler Unterton",
  Neutrals: "Neutrale Töne",
  "Next comes {type}, at {share}. The chance that you are one of the two, or close to them, is {certainty}.":
    "Danach kommt {type} mit {share}. Dass du einer der beiden oder ein naher Nachbartyp bist, ist zu {certainty} wahrscheinlich.",
  "In another light, nine in ten such answers stay the same or move to the type next door.":
    "Neun von zehn solcher Antworten bleiben auch bei anderem Licht gleich oder wechseln zum Nachbartyp.",
  "Nothing is off limits: wear these below the waist.":
    "Nicht verboten: Trag sie unterhalb der Taille.",
  "Not known yet": "Noch unbekannt",
  "Not quite you?": "Nicht ganz du?",
  "Not in any of these palettes": "Passt zu keinem dieser Typen",
  "Only here, and deleted when you sign out.": "Nur hier, und gelöscht, sobald du dich abmeldest.",
  "Photo of you with fabric": "Foto von dir mit Stoff",
  "Picture for the drapes": "Bild für die Farbtücher",
  "Picture taken": "Bild gemacht",
  "See them on you": "An dir ansehen",
  Skin: "Haut",
  "Soft and cool: mist, rosewood and slate.": "Sanft und kühl: Nebel, Rosenholz und Schiefer.",
  "Soft and warm: dry grass, clay and sage.": "Sanft und warm: trockenes Gras, Ton und Salbei.",
  "Take a new picture": "Neues Bild machen",
  "Take a picture": "Bild machen",
  "That is not very certain yet. Another selfie, in daylight or with white paper beside your face, would help.":
    "Ganz sicher ist das noch nicht: Ein weiteres Selfie bei Tageslicht oder mit weißem Papier neben dem Gesicht hilft.",
  "The base of your wardrobe: coats, trousers, bags.":
    "Die Basis deines Kleiderschranks: Mäntel, Hosen, Taschen.",
  "The boldest of them, for one piece at a time.": "Die mutigsten davon, für jeweils ein Teil.",
  "This is me": "Das bin ich",
  "Tops, dresses, scarves: the colours that light you up.":
    "Oberteile, Kleider, Schals: die Farben, die dich strahlen lassen.",
  "Use this type": "Diesen Typ nehmen",
  "Vivid before anything else, with a cool edge.": "Vor allem leuchtend, mit kühlem Einschlag.",
  "Vivid before anything else, with warmth in it.": "Vor allem leuchtend, mit Wärme darin.",
  "Warm and rich: rust, moss and amber.": "Warm und satt: Rost, Moos und Bernstein.",
  "Warm undertone": "Warmer Unterton",
  "Warm, clear and sunny: coral, leaf green, golden yellow.":
    "Warm, klar und sonnig: Koralle, Blattgrün, Goldgelb.",
  "What we saw": "Was wir gesehen haben",
  "Which of these lights you up?": "Was davon lässt dich strahlen?",
  "You chose this type yourself. It counts before any selfie.":
    "Diesen Typ hast du selbst gewählt. Er zählt mehr als jedes Selfie.",
  "Do you know your type?": "Du kennst deinen Typ?",
  "You with each fabric": "Du mit jedem Stoff",
  "You with fabric": "Du mit Stoff",
  "You with {colour}": "Du mit Stoff: {colour}",
  "You, with the chosen colour below your face": "Du, mit der gewählten Farbe unter deinem Gesicht",
  "Your colour type": "Dein Farbtyp",
  "Nobody else sees your picture. It is not sent anywhere, and it is gone when you leave this page unless you keep it on this device.":
    "Dein Bild sieht niemand: Es wird nirgendwohin geschickt und ist weg, sobald du die Seite verlässt, außer du behältst es auf diesem Gerät.",
  "Your looks will be built on these colours.": "Deine Looks bauen auf diesen Farben auf.",
  "Your selfie says {type}: {share} likely.":
    "Dein Selfie sagt: {type}, zu {share} wahrscheinlich.",
  "Your {count} selfies together say {type}: {share} likely.":
    "Deine {count} Selfies zusammen sagen: {type}, zu {share} wahrscheinlich.",
  "Your selfie suggests": "Dein Selfie spricht für",
  "Your selfie suggests these; you decide. Where your skin looks even and your eyes bright, the colours are yours.":
    "Das schlägt dein Selfie vor; du entscheidest. Wo deine Haut ebenmäßig und deine Augen wach wirken, sind es deine Farben.",
  "Your selfies suggest": "Deine Selfies sprechen für",
  "Your selfies suggest these; you decide. Where your skin looks even and your eyes bright, the colours are yours.":
    "Das schlagen deine Selfies vor; du entscheidest. Wo deine Haut ebenmäßig und deine Augen wach wirken, sind es deine Farben.",
  "Your type": "Dein Typ",
  "camera|Choose one": "Bild aussuchen",
  "contrast|High": "Hoch",
  "contrast|Low": "Niedrig",
  "cool undertone": "kühler Unterton",
  "deep colouring": "dunkle Farben",
  "depth|Deep": "Dunkel",
  "depth|Light": "Hell",
  "high contrast": "hoher Kontrast",
  "light colouring": "helle Farben",
  "low contrast": "wenig Kontrast",
  "warm undertone": "warmer Unterton",
  "{share} likely, going by your selfies.": "Zu {share} wahrscheinlich, nach deinen Selfies.",
  "{share} likely, going by your selfie.": "Zu {share} wahrscheinlich, nach deinem Selfie.",
  "{share} likely, from one selfie.": "Zu {share} wahrscheinlich, nach einem Selfie.",
  "{share} likely, from {count} selfies together.":
    "Zu {share} wahrscheinlich, nach {count} Selfies zusammen.",
} as const
