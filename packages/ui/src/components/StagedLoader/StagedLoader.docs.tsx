import type { ComponentNotes } from "../componentNotes.ts"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["Each message is true of what is running then."],
  do: {
    words: "Use it for work of ten seconds and more.",
  },
  dont: {
    words: "Do not make up stages to pass the time.",
  },
}
