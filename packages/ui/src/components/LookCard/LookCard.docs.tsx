import type { ComponentNotes } from "../componentNotes.ts"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "A title of two to four words, like a magazine's.",
    "Reasons are sentences about her, one each.",
  ],
  do: {
    words: "Give the most telling reason first.",
  },
  dont: {
    words: "Do not put a second heart or price on the photo.",
  },
}
