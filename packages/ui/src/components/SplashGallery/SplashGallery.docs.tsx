import type { ComponentNotes } from "../componentNotes.ts"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["Names of garments in two to four words."],
  do: {
    words: "Show looks that differ from each other at first sight.",
  },
  dont: {
    words: "Do not change faster than she can read the three names.",
  },
}
