import type { ComponentNotes } from "../componentNotes.ts"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["Say what is being done, as a form of “-ing”: “Saving your preferences”."],
  do: {
    words: "Use it where a second press would do harm.",
  },
  dont: {
    words: "Do not cover a page for content that can arrive piece by piece.",
  },
}
