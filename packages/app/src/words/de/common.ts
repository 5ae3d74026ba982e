/** What many screens say. */
export const common = {
  Back: "Zurück",
  Cancel: "Abbrechen",
  "New password": "Neues Passwort",
  Next: "Weiter",
  Password: "Passwort",
  Remove: "Entfernen",
  Save: "Speichern",
  "your other account": "dein anderes Konto",
} as const
