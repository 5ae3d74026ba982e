import type { ComponentNotes } from "../componentNotes.ts"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["A column is her own sentence: “I love”, “I avoid”.", "A tag is one or two words."],
  do: {
    words: "Start with a good guess, so that she only moves what is wrong.",
  },
  dont: {
    words: "Do not use it for an order that only matters at the top: a list is enough.",
  },
}
