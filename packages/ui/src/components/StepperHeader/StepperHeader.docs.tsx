import type { ComponentNotes } from "../componentNotes.ts"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["“Step 2 of 6”, and no promise about minutes."],
  do: {
    words: "Count only the steps that she will see.",
  },
  dont: {
    words: "Do not let the number of steps grow on the way.",
  },
}
