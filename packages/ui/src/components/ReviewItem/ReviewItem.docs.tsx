import type { ComponentNotes } from "../componentNotes.ts"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "Name the garment as she would: “Rust silk blouse”.",
    "Ask only about what is in doubt.",
  ],
  do: {
    words: "Mark what needs her eye, and leave the rest filled in.",
  },
  dont: {
    words: "Do not ask her to confirm every field of every garment.",
  },
}
