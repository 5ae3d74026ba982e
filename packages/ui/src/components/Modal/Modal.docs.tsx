import type { ComponentNotes } from "../componentNotes.ts"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "The title says what it is about; the button says what happens.",
    "Three sentences at most, or it is a page.",
  ],
  do: {
    words: "One thing, and one way on.",
  },
  dont: {
    words: "Do not open a dialog from a dialog to explain the first.",
  },
}
