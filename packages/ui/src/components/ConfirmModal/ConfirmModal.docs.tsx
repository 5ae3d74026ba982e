import type { ComponentNotes } from "../componentNotes.ts"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "The title asks the question in full: “Delete the linen shirt?”",
    "The button repeats its verb: “Delete”, never “Yes” or “OK”.",
  ],
  do: {
    words: "Say what is lost, and what is not.",
  },
  dont: {
    words: "Do not confirm what can be undone: do it, and offer to take it back.",
  },
}
