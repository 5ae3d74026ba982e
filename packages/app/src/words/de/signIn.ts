/** Signing in, a forgotten password, passkeys and other providers. */
export const signIn = {
  "A new code is on its way": "Ein neuer Code ist unterwegs",
  "Ask for a new code": "Neuen Code anfordern",
  "Asking for your passkey": "Dein Passkey wird abgefragt",
  "Back to sign in": "Zurück zur Anmeldung",
  "Check again": "Nochmal prüfen",
  "Choose a new password": "Neues Passwort wählen",
  "Continue with {name}": "Weiter mit {name}",
  "Enter email first please": "Gib bitte zuerst deine E-Mail ein",
  "Enter its password just this once. From then on, {name} signs you in.":
    "Gib einmal dein Passwort ein, danach meldet dich {name} an.",
  "Enter the code": "Code eingeben",
  "Forgot password?": "Passwort vergessen?",
  "Going to {name}": "Weiter zu {name}",
  "If there is an account for {email}, a code is on its way. It works for 15 minutes.":
    "Wenn es für {email} ein Konto gibt, ist ein Code dorthin unterwegs. Er gilt 15 Minuten.",
  "New Password Created": "Neues Passwort gespeichert",
  "New here? <link>Sign up</link>": "Neu hier? <link>Registrieren</link>",
  "No passkey was made. You can try again.":
    "Es wurde kein Passkey erstellt. Du kannst es nochmal versuchen.",
  "No passkey was used. You can also sign in with your email.":
    "Es wurde kein Passkey benutzt. Du kannst dich auch mit deiner E-Mail anmelden.",
  "Please enter a valid email address.": "Gib bitte eine gültige E-Mail-Adresse ein.",
  "Re-enter email or signup": "E-Mail nochmal eingeben oder registrieren",
  "Reset your password": "Passwort zurücksetzen",
  "Send a new code": "Neuen Code senden",
  "Send code": "Code senden",
  "Sign in with a passkey": "Mit Passkey anmelden",
  "Sign up": "Registrieren",
  "Start with your email": "Zuerst deine E-Mail",
  "The code is {min} to {max} characters long.": "Der Code hat {min} bis {max} Zeichen.",
  "The password needs at least {count} characters.":
    "Das Passwort braucht mindestens {count} Zeichen.",
  "One of your passkeys is on this device already.":
    "Auf diesem Gerät hast du schon einen Passkey.",
  "Token not received": "Die Anmeldung ist nicht angekommen",
  "Use another email": "Andere E-Mail verwenden",
  "Verification code": "Bestätigungscode",
  "We found no account for {email}.": "Für {email} gibt es kein Konto.",
  "We found no account.": "Wir haben kein Konto gefunden.",
  "We will send a verification code to your email address.":
    "Wir schicken dir einen Bestätigungscode per E-Mail.",
  "Welcome back": "Schön, dass du wieder da bist",
  "You are signed in, but linking did not work. Please try again in your profile.":
    "Du bist angemeldet. Das Verknüpfen hat nicht geklappt: Versuch es in deinem Profil.",
  "You can sign in with it now.": "Du kannst dich jetzt damit anmelden.",
  "You already have an account here.": "Du hast hier schon ein Konto.",
  "You have been signed out. Please sign in again.":
    "Du wurdest abgemeldet. Bitte melde dich nochmal an.",
  "Your browser could not make a passkey here.":
    "Dein Browser konnte hier keinen Passkey erstellen.",
  "Your browser could not use a passkey. Please sign in with your email.":
    "Dein Browser konnte keinen Passkey benutzen. Bitte melde dich mit deiner E-Mail an.",
  "Your other account": "Dein anderes Konto",
  "{name} signs you in from now on.": "{name} meldet dich ab jetzt an.",
} as const
