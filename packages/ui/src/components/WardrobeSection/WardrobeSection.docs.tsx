import type { ComponentNotes } from "../componentNotes.ts"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["The name of the section in plain words, as in the vocabulary."],
  do: {
    words:
      "Leave out a section that has nothing in it. Divide one into shelves once it holds more than a handful.",
  },
  dont: {
    words: "Do not sort garments into more than one section.",
  },
}
