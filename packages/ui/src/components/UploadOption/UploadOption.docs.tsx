import type { ComponentNotes } from "../componentNotes.ts"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["The label names the way, the description what she needs for it."],
  do: {
    words: "Mark the way that gives the best result.",
  },
  dont: {
    words: "Do not hide a way that this device lacks: say what it takes.",
  },
}
