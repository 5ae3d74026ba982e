/** What screens are called in the browser's tab and history. */
export const titles = {
  Look: "Look",
  "Looks around one piece": "Looks rund um ein Teil",
  "One of your clothes": "Eines deiner Teile",
  "Preparing your feed": "Deine Looks werden vorbereitet",
  "Styled for you": "Für dich gestylt",
  "Updating your wardrobe": "Dein Kleiderschrank wird aktualisiert",
  "Your server": "Dein Server",
  "Your style": "Dein Stil",
} as const
