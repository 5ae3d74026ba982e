import type { ComponentNotes } from "../componentNotes.ts"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["One word for each place, the same as that page's title."],
  do: {
    words: "Three to five places, always in the same order.",
  },
  dont: {
    words: "Do not put an action among the places.",
  },
}
