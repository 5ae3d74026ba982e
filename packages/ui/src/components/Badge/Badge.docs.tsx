import type { ComponentNotes } from "../componentNotes.ts"
import { Badge } from "./Badge.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["One or two words, without a full stop.", "The words say what the colour says."],
  do: {
    words: "Mark what sets one thing apart from its neighbours.",
    show: <Badge tone="green">Your palette</Badge>,
  },
  dont: {
    words: "Do not write a sentence into it.",
    show: <Badge tone="green">This colour is one of those that suit you best</Badge>,
  },
  anatomy: {
    story: "Cautious",
    parts: [
      {
        name: "ground",
        about: "as wide as its words; its tone says what they say",
        at: "[data-tone]",
      },
      { name: "icon", about: "before the words, if there is one", at: "[data-tone] > svg" },
      { name: "words", about: "one or two", at: "[data-tone]", only: "words" },
    ],
  },
}
