import type { ComponentNotes } from "../componentNotes.ts"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["Words that are heard complete what is seen, and do not repeat it."],
  do: {
    words: "Name what only its place explains to the eye.",
  },
  dont: {
    words: "Do not hide instructions that all need.",
  },
}
