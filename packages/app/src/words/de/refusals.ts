/** What the client and the provider say of calls that failed, and of photos that cannot be read. */
export const refusals = {
  "{name} did not sign you in. Please try again, or use your password.":
    "{name} hat dich nicht angemeldet. Versuch es bitte nochmal oder nimm dein Passwort.",
  "{name} does not answer just now. Please use your password, or try later.":
    "{name} antwortet gerade nicht. Nimm bitte dein Passwort oder versuch es später.",
  "{name} did not give us a confirmed email address, and an account needs one. Please sign up with your email and a password.":
    "{name} hat uns keine bestätigte E-Mail von dir genannt; ein Konto braucht eine. Registriere dich bitte mit E-Mail und Passwort.",
  "A hat hides your brows and your hair. Please take it off, or push it back.":
    "Ein Hut verdeckt Brauen und Haare. Nimm ihn bitte ab oder schieb ihn zurück.",
  "HEIC pictures cannot be read here. Please save this one as JPEG first.":
    "HEIC-Bilder können hier nicht gelesen werden. Speichere das Bild bitte erst als JPEG.",
  "Its photo has been changed since, or the earlier one is gone.":
    "Das Teil hat inzwischen ein anderes Foto, oder das vorige ist weg.",
  "It is too dark to tell colours. Please go nearer to a window.":
    "Es ist zu dunkel, um Farben zu erkennen. Geh bitte näher an ein Fenster.",
  "New accounts are by invitation here. Please open a link that whoever runs this server has given you.":
    "Neue Konten gibt es hier nur mit Einladung. Öffne bitte den Link, den du von den Betreibern dieses Servers bekommen hast.",
  "No account here has that passkey. Please sign in another way, and remove it from your device.":
    "Kein Konto hier hat diesen Passkey. Melde dich bitte anders an und entferne ihn von deinem Gerät.",
  "No face could be found. Look straight at the camera, with your whole face in the picture and no hat or sunglasses over it.":
    "Es war kein Gesicht zu finden. Schau gerade in die Kamera, das ganze Gesicht im Bild, ohne Hut und Sonnenbrille.",
  "No garment was found in this photo.": "Auf diesem Foto war kein Kleidungsstück zu finden.",
  "No shop sells this any more.": "Das hat kein Shop mehr.",
  "No white paper could be seen beside your face. Hold it at the side of your face, or go on without it.":
    "Neben deinem Gesicht war kein weißes Papier zu sehen. Halte es seitlich ans Gesicht oder mach ohne weiter.",
  "We could not tell you from the background in this photo. Please stand upright, with nobody else in it.":
    "Auf diesem Foto war niemand vom Hintergrund zu unterscheiden: Steh aufrecht und allein im Bild.",
  "None of these pieces is yours, so there is no wear to note.":
    "Davon gehört dir nichts, also gibt es nichts zu zählen.",
  "None of the pieces in this outfit is in your wardrobe any more.":
    "Von diesem Outfit ist nichts mehr da.",
  "Passkeys are not offered here.": "Passkeys gibt es hier nicht.",
  "Photos can't be read just now. Nothing was kept; please try again later.":
    "Fotos können gerade nicht gelesen werden. Es wurde nichts gespeichert; versuch es bitte später nochmal.",
  "Please sign in.": "Melde dich bitte an.",
  "Please sign out and in again first: you have no password here, and signed in more than ten minutes ago.":
    "Melde dich bitte erst ab und wieder an: Du hast hier kein Passwort, und deine Anmeldung ist mehr als zehn Minuten her.",
  "Signing in with another account is not offered here.":
    "Die Anmeldung mit einem anderen Konto gibt es hier nicht.",
  "Something in this look can't be worn just now.":
    "Etwas aus diesem Look lässt sich gerade nicht tragen.",
  "Sunglasses hide your eyes and tint the skin around them. Please take them off.":
    "Eine Sonnenbrille verdeckt die Augen und färbt die Haut darum. Nimm sie bitte ab.",
  "That passkey could not be added. Please try again.":
    "Der Passkey konnte nicht hinzugefügt werden. Versuch es bitte nochmal.",
  "That passkey did not show who you are. Please try again, or sign in another way.":
    "Der Passkey hat nicht gezeigt, wer du bist. Versuch es bitte nochmal oder melde dich anders an.",
  "That passkey has been added before.": "Diesen Passkey gibt es hier schon.",
  "That sign-in belongs to another account here.":
    "Diese Anmeldung gehört hier zu einem anderen Konto.",
  "That sign-in took too long, or began in another browser. Please begin again.":
    "Die Anmeldung hat zu lange gedauert oder in einem anderen Browser begonnen. Fang bitte nochmal an.",
  "The light comes from one side only. Turn until both cheeks are equally bright.":
    "Das Licht kommt nur von einer Seite. Dreh dich, bis beide Wangen gleich hell sind.",
  "The light is so strongly coloured that we can't tell your skin's own colour. Please use daylight, or hold white paper beside your face.":
    "Das Licht ist so farbig, dass sich Haut und Lampe nicht trennen lassen. Nimm bitte Tageslicht oder halte weißes Papier neben dein Gesicht.",
  "The paper is too bright to measure. Hold it out of the direct light, or go on without it.":
    "Das Papier ist zu hell zum Messen. Halte es aus dem direkten Licht oder mach ohne weiter.",
  "The picture shows no colour of skin. Please choose one in colour, without a filter.":
    "Das Bild zeigt keine Hautfarbe. Nimm bitte eins in Farbe und ohne Filter.",
  "There are two people or more in the picture. Please take one with only you in it.":
    "Auf dem Bild sind zwei oder mehr Personen. Nimm bitte eins nur mit dir.",
  "There is more than one person in this photo. Please choose one of you alone.":
    "Auf diesem Foto ist mehr als eine Person. Nimm bitte eins nur mit dir.",
  "There is no profile yet.": "Es gibt noch kein Profil.",
  "There is no such account any more.": "Dieses Konto gibt es nicht mehr.",
  "This download has been used or has expired. Please ask for your data again on your profile.":
    "Dieser Download wurde schon benutzt oder ist abgelaufen. Fordere deine Daten in deinem Profil bitte nochmal an.",
  "This feed has no address.": "Dieser Feed hat keine Adresse.",
  "This is for operators of the server.": "Das ist den Betreibern des Servers vorbehalten.",
  "This is no picture. JPEG, PNG, WebP and AVIF can be read.":
    "Das ist kein Bild. Gelesen werden JPEG, PNG, WebP und AVIF.",
  "This is not a whole picture.": "Das Bild ist nicht vollständig.",
  "This is not a whole picture. Please choose another.":
    "Das Bild ist nicht vollständig. Nimm bitte ein anderes.",
  "This is your only way to sign in. Please set a password first.":
    "Nur so kannst du dich anmelden. Lege bitte erst ein Passwort fest.",
  "This picture has too many pixels.": "Dieses Bild hat zu viele Pixel.",
  "This picture has too many pixels. Please choose a smaller one.":
    "Dieses Bild hat zu viele Pixel. Nimm bitte ein kleineres.",
  "This picture is too small to see a face in it.":
    "Dieses Bild ist zu klein, um ein Gesicht darin zu sehen.",
  "This picture is too small to see anything in it.":
    "Dieses Bild ist zu klein, um darin etwas zu sehen.",
  "This picture is animated. Please choose a still one.":
    "Dieses Bild ist animiert. Nimm bitte eins, das stillsteht.",
  "This picture takes too long to open. Please choose another one.":
    "Dieses Bild zu öffnen dauert zu lange. Nimm bitte ein anderes.",
  "This way of signing in has just been taken away.": "Diese Anmeldung wurde gerade entfernt.",
  "Towns can't be looked up here just now.": "Orte lassen sich hier gerade nicht nachschlagen.",
  "You have {count} passkeys. Please remove one first.":
    "Du hast {count} Passkeys. Entferne bitte erst einen.",
  "Your face is too bright to tell colours. Please step out of the direct light.":
    "Dein Gesicht ist zu hell, um Farben zu erkennen. Geh bitte aus dem direkten Licht.",
  "Your face is too small in the picture. Please come closer.":
    "Dein Gesicht ist auf dem Bild zu klein. Komm bitte näher.",
  "day: must not be in the future": "Der Tag darf nicht in der Zukunft liegen.",
  "files: at most {count} at once": "Höchstens {count} auf einmal.",
  "files: there is room for {room} of photos. Please remove some first.":
    "Für deine Fotos ist Platz für {room}. Entferne bitte erst welche.",
  "words.bought_on: must not be in the future": "Gekauft hast du es spätestens heute.",
  "Photos can't be kept just now. Please try again a little later.":
    "Fotos können gerade nicht gespeichert werden. Bitte versuch es etwas später nochmal.",
  "Selfies can't be read just now. Nothing was kept; please try later.":
    "Selfies können gerade nicht ausgewertet werden. Es wurde nichts gespeichert; versuch es bitte später.",
  "Something in this look is gone, so it cannot be changed.":
    "Ein Teil dieses Looks ist weg, deshalb lässt er sich nicht ändern.",
  "Something went wrong": "Da ist etwas schiefgelaufen",
  "That code is wrong or no longer valid.": "Der Code ist falsch oder gilt nicht mehr.",
  "Email and password do not match. Please try again.":
    "E-Mail und Passwort passen nicht zusammen. Bitte versuch es nochmal.",
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
