import type { ComponentNotes } from "../componentNotes.ts"
import { Button } from "./Button.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "Begin with a verb: “Save”, “Add items”.",
    "The same words as the title of what it opens.",
    "No full stop, and capitals as in a sentence.",
  ],
  do: {
    words: "One primary button, with a quieter one beside it.",
    show: (
      <>
        <Button>Save</Button> <Button variant="quiet">Skip</Button>
      </>
    ),
  },
  dont: {
    words: "Two primary buttons leave her to guess which one is meant.",
    show: (
      <>
        <Button>Save</Button> <Button>Skip</Button>
      </>
    ),
  },
  anatomy: {
    story: "WithIcon",
    parts: [
      {
        name: "ground",
        about: "as wide as its words; the variant gives its colours",
        at: "[data-variant]",
      },
      { name: "icon", about: "before the words, if there is one", at: "[data-variant] > svg" },
      { name: "words", about: "what a press does", at: "[data-variant]", only: "words" },
    ],
  },
}
