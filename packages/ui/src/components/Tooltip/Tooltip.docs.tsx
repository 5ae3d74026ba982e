import type { ComponentNotes } from "../componentNotes.ts"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["Half a sentence, without a full stop."],
  do: {
    words: "Say why a button is out of use.",
  },
  dont: {
    words: "Do not hide in it what everybody needs.",
  },
}
