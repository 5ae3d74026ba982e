import type { PhotoCounts } from "../components/PhotoGrid/photoProgress.ts"
import type { TagPosition } from "../components/TagColumns/tagWords.ts"
import type { StylinWords } from "../provider/StylinWords.ts"

/** The whole catalogue in German, which says du. */
export const GERMAN_WORDS: StylinWords = {
  ActivityPicker: { title: "Wofür stylst du dich?", submit: "Neue Stylins" },
  Button: { busy: "Einen Moment" },
  CalibrationCard: { wear: "Würde ich tragen!", unlikely: "Eher nicht" },
  CameraView: {
    preview: "Was die Kamera sieht",
    start: "Kamera starten",
    starting: "Kamera startet",
    shutter: "Foto aufnehmen",
    switchFacing: "Kamera wechseln",
    tryAgain: "Nochmal versuchen",
    taken: "Foto aufgenommen",
    notTaken: "Das Foto ist nichts geworden. Bitte nimm es nochmal auf.",
    problems: {
      denied: {
        title: "Die Kamera ist nicht erlaubt",
        text: "Erlaube sie für diese Seite in den Einstellungen deines Browsers und versuch es nochmal, oder lade ein Foto hoch.",
      },
      "no-camera": {
        title: "Keine Kamera gefunden",
        text: "Schließ eine an und versuch es nochmal, oder lade ein Foto hoch.",
      },
      insecure: {
        title: "Die Kamera braucht eine sichere Seite",
        text: "Browser öffnen sie nur auf Adressen, die mit https beginnen. Du kannst ein Foto hochladen.",
      },
      busy: {
        title: "Die Kamera ist gerade belegt",
        text: "Schließ die App oder den Tab, der sie benutzt, und versuch es nochmal, oder lade ein Foto hoch.",
      },
      failed: {
        title: "Die Kamera ist ausgegangen",
        text: "Versuch es nochmal, oder lade ein Foto hoch.",
      },
    },
  },
  ConfirmModal: { cancel: "Abbrechen" },
  CropBox: {
    edges: {
      left: "Linker Rand",
      top: "Oberer Rand",
      right: "Rechter Rand",
      bottom: "Unterer Rand",
    },
  },
  ErrorState: { title: "Da ist etwas schiefgegangen", retry: "Nochmal versuchen" },
  ItemCard: {
    alternative: ({ item }) => `Alternative zu ${item.name} zeigen`,
    picture: ({ item }) => `Dein Foto zeigen: ${item.name}`,
    owned: "Dein Teil",
    unlisted: "Ohne Marke",
    soldOut: "Ausverkauft",
  },
  ItemCarousel: { previous: "Vorherige Teile", next: "Weitere Teile" },
  LookCard: {
    favourite: ({ title }) => `Favorit: ${title}`,
    open: ({ title }) => `${title} öffnen`,
    reasons: "Warum dieser Look",
    morePicks: "Mehr davon",
    loading: "Look wird geladen",
  },
  Modal: { close: "Schließen" },
  Navbar: { label: "Hauptmenü", logo: "Stylin" },
  PasswordField: { show: "Passwort zeigen", hide: "Passwort verbergen" },
  PhotoGrid: {
    add: "Fotos hinzufügen",
    count: ({ count, max }) => `${count} von ${max}`,
    preparing: "Wird vorbereitet",
    uploaded: "Hochgeladen",
    notUploaded: "Nicht hochgeladen",
    percent: ({ percent }) => `${percent} %`,
    uploading: ({ name }) => `${name} wird hochgeladen`,
    tryAgain: "Nochmal versuchen",
    tryAgainWith: ({ name }) => `Nochmal versuchen: ${name}`,
    delete: ({ name }) => `${name} löschen`,
    summary,
  },
  ReviewItem: {
    section: "Bereich",
    kind: "Was es ist",
    colour: "Hauptfarbe",
    picture: "Bild",
    moreKinds: "Etwas anderes",
    pleaseCheck: "Bitte prüfen",
    noPicture: "Kein Bild",
    loading: "Teil wird geladen",
  },
  SearchResultCard: { missing: "Kein Bild", searching: "Suche läuft" },
  Snackbar: { dismiss: "ausblenden" },
  SplashGallery: {
    label: "Beispiel-Looks",
    carousel: "Karussell",
    owned: "Deins",
    pause: "Anhalten",
    play: "Abspielen",
  },
  StagedLoader: { label: "Wird geladen", progress: "Fortschritt" },
  StepperHeader: { step: ({ step, max }) => `Schritt ${step} von ${max}` },
  TagColumns: {
    instructions:
      "Drück Enter, um zu wählen, wohin es soll. Oder nimm es mit der Leertaste auf, beweg es mit den Pfeiltasten, leg es mit der Leertaste ab; mit Escape bleibt es, wo es war.",
    moveTo: ({ tag }) => `${tag} verschieben nach`,
    earlier: "Nach oben",
    later: "Nach unten",
    lifted: (at) => `${at.tag} aufgenommen: ${place(at)}`,
    over: (at) => `${at.tag} über ${place(at)}`,
    moved: (at) => `${at.tag} verschoben: ${place(at)}`,
    returned: (at) => `${at.tag} bleibt: ${place(at)}`,
  },
  TipsOverlay: {
    next: "Weiter",
    done: "Alles klar",
    skip: "Überspringen",
    counter: ({ number, total }) => `${number} von ${total}`,
  },
  WardrobeItem: {
    missing: "Kein Bild",
    delete: ({ summary }) => `${summary} löschen`,
    open: ({ summary }) => `${summary} öffnen`,
    select: ({ summary }) => `${summary} auswählen`,
    more: ({ summary }) => `Mehr zu ${summary}`,
  },
  WardrobeSection: {
    count: ({ count }) => (count === 1 ? "1 Teil" : `${count} Teile`),
    loading: "Kleiderschrank wird geladen",
  },
}

function place({ column, position, count }: TagPosition): string {
  return `${column}, Platz ${position} von ${count}`
}

function summary({ total, preparing, uploading, done, failed }: PhotoCounts): string {
  const parts: string[] = []
  if (done + uploading > 0) parts.push(`${done} von ${total} hochgeladen`)
  // Before the first upload starts, no photo counts as missing.
  else if (preparing > 0) parts.push(`${preparing} in Vorbereitung`)
  if (failed > 0) parts.push(`${failed} fehlgeschlagen`)
  return parts.join(", ")
}
