import type { ComponentNotes } from "../componentNotes.ts"
import { Snackbar } from "./Snackbar.tsx"

/** Some weeks, in milliseconds. */
const STAYS = 2_000_000_000

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["One sentence about what has just happened.", "It says the same without its colour."],
  do: {
    words: "Say the result: “Preferences saved”.",
    show: <Snackbar text="Preferences saved" timeout={STAYS} onDismiss={() => undefined} />,
    frame: 200,
  },
  dont: {
    words: "Do not put the only way to solve something into it: it goes by itself.",
    show: (
      <Snackbar
        tone="red"
        text="Stylin may not use the camera. Open the settings of your browser, allow it there, and come back."
        timeout={STAYS}
        onDismiss={() => undefined}
      />
    ),
    frame: 200,
  },
}
