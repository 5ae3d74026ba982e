import type { ComponentNotes } from "../componentNotes.ts"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["One sentence about what has just happened.", "It says the same without its colour."],
  do: {
    words: "Say the result: “Preferences saved”.",
  },
  dont: {
    words: "Do not put the only way to solve something into it: it goes by itself.",
  },
}
