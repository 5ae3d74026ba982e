import type { ComponentNotes } from "../componentNotes.ts"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["Names of shapes are those of her onboarding, written as on the figures."],
  do: {
    words: "Let the figures differ in skin and hair, so that none is the usual one.",
  },
  dont: {
    words: "Do not put a figure first because it is thought the best.",
  },
}
