/** What many screens say. */
export const common = {
  Back: "Zurück",
  Cancel: "Abbrechen",
  "New password": "Neues Passwort",
  Next: "Weiter",
  Password: "Passwort",
  Remove: "Entfernen",
  Save: "Speichern",
  "Take a selfie": "Selfie machen",
  "Your colours": "Deine Farben",
  "your other account": "dein anderes Konto",
} as const
