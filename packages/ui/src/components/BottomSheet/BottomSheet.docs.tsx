import type { ComponentNotes } from "../componentNotes.ts"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["The title says what is chosen here.", "One button at the foot; closing needs none."],
  do: {
    words: "Use it where a thumb chooses from several things.",
  },
  dont: {
    words: "Do not ask a yes-or-no question in it: that is `ConfirmModal`.",
  },
}
