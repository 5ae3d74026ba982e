import type { ComponentNotes } from "../componentNotes.ts"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "A title of two or three words, a description of one sentence.",
    "The answers are what she would say: “Would wear!”, “Unlikely”.",
  ],
  do: {
    words: "Show looks that differ in one thing, so that an answer teaches something.",
  },
  dont: {
    words: "Do not show a price: she is asked about taste.",
  },
}
