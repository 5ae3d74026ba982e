import type { ComponentNotes } from "../componentNotes.ts"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["A failure says what is wrong with this photo: “This is not a picture”."],
  do: {
    words: "Keep failed photos in the grid, with a way to try again.",
  },
  dont: {
    words: "Do not start from the beginning because one photo failed.",
  },
}
