import type { ComponentNotes } from "../componentNotes.ts"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "A title of two or three words, one sentence below.",
    "“Got It” ends the round, “Skip” leaves it.",
  ],
  do: {
    words: "Five tips at most, about what she cannot see.",
  },
  dont: {
    words: "Do not explain what a button says already.",
  },
}
