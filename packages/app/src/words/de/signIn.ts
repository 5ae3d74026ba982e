/** Signing in and a forgotten password. */
export const signIn = {
  "Check again": "Nochmal prüfen",
  "Enter its password this once, and {name} signs you in from then on.":
    "Gib einmal dein Passwort ein, danach meldet dich {name} an.",
  "Forgot password?": "Passwort vergessen?",
  "New here? <link>Sign up</link>": "Neu hier? <link>Registrieren</link>",
  "Not all fields are filled": "Es sind noch nicht alle Felder ausgefüllt",
  "Re-enter email or signup": "E-Mail nochmal eingeben oder registrieren",
  "Sign in": "Anmelden",
  "Sign up": "Registrieren",
  "Start with your email": "Zuerst deine E-Mail",
  "Use another email": "Andere E-Mail verwenden",
  "We found no account for {email}.": "Für {email} gibt es kein Konto.",
  "We found no account.": "Wir haben kein Konto gefunden.",
  "Welcome back": "Schön, dass du wieder da bist",
  "You have an account here already.": "Du hast hier schon ein Konto.",
} as const
