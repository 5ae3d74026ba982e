import type { ComponentNotes } from "../componentNotes.ts"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["The label names the row: “Items of Sunday stroll”."],
  do: {
    words: "Let the last card that fits be cut by the edge: it says that there is more.",
  },
  dont: {
    words: "Do not hide the only way to something in a row that scrolls.",
  },
}
