import type { ComponentNotes } from "../componentNotes.ts"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["The title as the shop writes it, the seller below."],
  do: {
    words: "Let the whole card be pressed.",
  },
  dont: {
    words: "Do not cut a title where what sets it apart is at its end.",
  },
}
