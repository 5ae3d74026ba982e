/** What the client and the provider say of calls that failed, as far as it is met often. */
export const refusals = {
  "Photos can't be kept just now. Please try again a little later.":
    "Fotos können gerade nicht gespeichert werden. Bitte versuch es etwas später nochmal.",
  "Selfies can't be read just now. Nothing was kept; please try later.":
    "Selfies können gerade nicht ausgewertet werden. Es wurde nichts gespeichert; versuch es bitte später.",
  "Something in this look is gone, so it cannot be changed.":
    "Ein Teil dieses Looks ist weg, deshalb lässt er sich nicht ändern.",
  "Something went wrong": "Da ist etwas schiefgelaufen",
  "That code is wrong or no longer valid.": "Der Code ist falsch oder gilt nicht mehr.",
  "That email and password do not fit together.": "E-Mail und Passwort passen nicht zusammen.",
  "That password is not right.": "Das Passwort stimmt nicht.",
  "That took too long, or has been used already. Please try again.":
    "Das hat zu lange gedauert oder wurde schon benutzt. Bitte versuch es nochmal.",
  "That took too long. Please try again.": "Das hat zu lange gedauert. Bitte versuch es nochmal.",
  "The service gave an answer that could not be read.": "Die Antwort konnte nicht gelesen werden.",
  "There is a lot to do just now. Please try again in a moment.":
    "Hier ist gerade viel los. Bitte versuch es gleich nochmal.",
  "This email is already registered.": "Diese E-Mail ist schon registriert.",
  "This item no longer exists.": "Dieses Teil gibt es nicht mehr.",
  "This look is no longer known.": "Diesen Look gibt es nicht mehr.",
  "This photo no longer exists.": "Dieses Foto gibt es nicht mehr.",
  "Too many photos at once. Please wait a little and try again.":
    "Zu viele Fotos auf einmal. Warte bitte einen Moment und versuch es nochmal.",
  "Too many tries. Please wait a little and try again.":
    "Zu viele Versuche. Warte bitte einen Moment und versuch es nochmal.",
  "We could not be reached. Please try again.":
    "Wir sind gerade nicht zu erreichen. Bitte versuch es nochmal.",
  "You are offline. Connect and try again.":
    "Du bist offline. Verbinde dich und versuch es nochmal.",
  "Your wishlist is full. Please take something off it first.":
    "Deine Wunschliste ist voll. Nimm bitte erst etwas herunter.",
  "password: is one of the first that others guess. Please choose another.":
    "Dieses Passwort wird als eines der ersten erraten. Nimm bitte ein anderes.",
} as const
