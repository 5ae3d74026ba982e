import type { ComponentNotes } from "../componentNotes.ts"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "A hint says what to do now, not what is wrong: “Turn to the window”.",
    "An error says what she can do instead.",
  ],
  do: {
    words: "Offer an upload wherever a camera may be missing.",
  },
  dont: {
    words: "Do not start the camera before she has asked for it.",
  },
}
