/** What many screens say. */
export const common = {
  Back: "Zurück",
  Cancel: "Abbrechen",
  Next: "Weiter",
  Password: "Passwort",
  "your other account": "dein anderes Konto",
} as const
