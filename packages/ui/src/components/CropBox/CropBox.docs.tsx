import type { ComponentNotes } from "../componentNotes.ts"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["Edges are named by their side: “Left edge”."],
  do: {
    words: "Start with the box that was found, not with the whole photo.",
  },
  dont: {
    words: "Do not crop a photo of which nothing else is used: she would do it for nothing.",
  },
}
