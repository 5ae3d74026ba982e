import type { ComponentNotes } from "../componentNotes.ts"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "Name what she does, not what she wears: “Work”, “Dating”.",
    "The button says what comes next: “Get new Stylin”.",
  ],
  do: {
    words: "Offer “My occasions” alone and first: it stands for all that she told at the start.",
  },
  dont: {
    words:
      "Do not offer more than about eight activities; she reads all of them before she chooses.",
  },
}
