import type { ComponentNotes } from "../componentNotes.ts"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["A summary of two to four words: “Navy long-sleeved blouse”."],
  do: {
    words: "Keep the mark to one, about this garment and her.",
  },
  dont: {
    words: "Do not use it for something to buy: that is `ItemCard`.",
  },
}
