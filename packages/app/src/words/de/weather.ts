/** The weather that looks are for, and where she is. */
export const weather = {
  "As forecast": "Wie vorhergesagt",
  "As usual": "Wie üblich",
  "Ask my browser": "Browser fragen",
  Cold: "Kalt",
  "Counts until midnight.": "Gilt bis Mitternacht.",
  "Enter a town first please": "Gib bitte zuerst einen Ort ein",
  "Forget this place": "Ort vergessen",
  "Found towns": "Gefundene Orte",
  Hot: "Heiß",
  "How is it today?": "Wie ist es heute?",
  "Loading the weather": "Das Wetter wird geladen",
  Mild: "Mild",
  "No town of this name was found.": "Wir haben keinen Ort mit diesem Namen gefunden.",
  "Saved here. Your looks follow as soon as we can be reached.":
    "Hier gespeichert. Deine Looks folgen, sobald du wieder verbunden bist.",
  "Tell us where you are, and your looks follow the forecast there.":
    "Sag uns, wo du bist, und deine Looks richten sich nach der Vorhersage dort.",
  "Tell us where you are, and your looks follow the season there.":
    "Sag uns, wo du bist, und deine Looks richten sich nach der Jahreszeit dort.",
  "The weather did not load": "Das Wetter wurde nicht geladen",
  "The weather you dress for": "Dein Wetter",
  "Today: {weather}.": "Heute: {weather}.",
  Town: "Ort",
  "Use where I am": "Meinen Standort verwenden",
  "Weather data by Open-Meteo.com": "Wetterdaten von Open-Meteo.com",
  "Your browser asks you next, once. We round the answer to about 11 km, use it for the forecast only, and forget it when you say so.":
    "Gleich fragt dich dein Browser, nur einmal. Wir runden die Antwort auf etwa 11 km, nutzen sie nur für die Vorhersage und vergessen sie, wenn du es sagst.",
  "Your browser asks you next, once. We round the answer to about 11 km, use it to know its season only, and forget it when you say so.":
    "Gleich fragt dich dein Browser, nur einmal. Wir runden die Antwort auf etwa 11 km, nutzen sie nur für die Jahreszeit und vergessen sie, wenn du es sagst.",
  "Your browser could not find out where you are. Please try again.":
    "Dein Browser konnte nicht herausfinden, wo du bist. Bitte versuch es nochmal.",
  "Your browser is not allowed to share where you are. Allow it in your browser’s settings for this page and ask again, or say above how today is.":
    "Dein Browser darf nicht verraten, wo du bist. Erlaub es in seinen Einstellungen für diese Seite und frag ihn nochmal, oder sag oben, wie es heute ist.",
  "Your place": "Dein Ort",
  "Your place is forgotten.": "Dein Ort ist vergessen.",
} as const
