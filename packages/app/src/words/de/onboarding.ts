/** The questions before her first looks. */
export const onboarding = {
  "A different woman each time": "Jedes Mal eine andere Frau",
  "Add your clothes first": "Erst deine Teile hinzufügen",
  "Press a label to choose where it goes, or hold it and drag.":
    "Tippe einen Begriff an und wähle, wohin er gehört, oder halte ihn und zieh ihn dorthin.",
  "Almost there! Drag the labels to adjust your style preferences.":
    "Fast geschafft! Zieh die Begriffe dahin, wo sie für dich hingehören.",
  "Back to your feed": "Zurück zu deinen Looks",
  "Tab to a look, then press 1 for unlikely or 2 for would wear, and the next one comes up.":
    "Geh mit Tab zu einem Look, drück 1 für eher nicht oder 2 für würde ich tragen, dann ist der nächste dran.",
  "By creating an account you agree to the <terms>terms of use</terms> and the <privacy>privacy policy</privacy>.":
    "Mit deinem Konto stimmst du den <terms>Nutzungsbedingungen</terms> und der <privacy>Datenschutzerklärung</privacy> zu.",
  "Could not load preferences, using defaults.":
    "Deine Vorlieben konnten nicht geladen werden. Wir beginnen mit einer Standardauswahl.",
  "Create account": "Konto erstellen",
  "Create an Account": "Konto erstellen",
  "Don't email me styling ideas and offers":
    "Schickt mir keine E-Mails mit Styling-Ideen und Angeboten",
  "Done! Let's fine-tune together": "Fertig! Jetzt kommt der Feinschliff",
  "Go to your feed": "Zu deinen Looks",
  "I avoid": "Lieber nicht",
  "I don't mind": "Geht auch",
  "I love": "Liebe ich",
  "Most you spend on a piece": "Höchstens pro Teil",
  "Next in your feed": "Als Nächstes bei deinen Looks",
  "Pick styles you'd wear": "Was würdest du tragen?",
  "Please answer the earlier questions first.": "Beantworte bitte zuerst die Fragen davor.",
  "Please use a different email or <link>Sign-in</link>.":
    "Nimm bitte eine andere E-Mail oder <link>melde dich an</link>.",
  "Previous step": "Vorheriger Schritt",
  "Processing your responses...": "Deine Antworten werden ausgewertet …",
  "Sample looks": "Beispiel-Looks",
  "Shoes and coats may cost twice as much.": "Schuhe und Mäntel dürfen das Doppelte kosten.",
  "Skin {shade}": "Hautton {shade}",
  "Synthesising your preferences...": "Dein Stil nimmt Form an …",
  "Tell us about you": "Erzähl uns von dir",
  "What do you dress for?": "Wofür stylst du dich?",
  "Who should wear your looks in the drawings?": "Wer soll deine Looks auf den Zeichnungen tragen?",
  "You can skip this. Hair, headscarf, height and age can wait for your profile.":
    "Du kannst das überspringen. Haare, Kopftuch, Größe und Alter findest du später in deinem Profil.",
  "Your body type": "Deine Figur",
  "Your looks change as you move a label: {title} comes first.":
    "Deine Looks passen sich an, sobald du einen Begriff verschiebst: zuerst {title}.",
  "{answered} of {all} answered": "{answered} von {all} beantwortet",
} as const
