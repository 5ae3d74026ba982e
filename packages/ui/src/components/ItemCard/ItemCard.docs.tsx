import type { ComponentNotes } from "../componentNotes.ts"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "Brand and name as the shop writes them.",
    "A price has its currency, and pence only where there are some.",
  ],
  do: {
    words: "Say where a garment is from: hers, or a shop's.",
  },
  dont: {
    words: "Do not show a price on a garment that she owns.",
  },
}
