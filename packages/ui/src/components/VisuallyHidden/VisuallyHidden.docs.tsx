import type { ComponentNotes } from "../componentNotes.ts"
import { TextField } from "../TextField/index.ts"
import { VisuallyHidden } from "./VisuallyHidden.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["Words that are heard complete what is seen, and do not repeat it."],
  do: {
    words: "Name what only its place explains to the eye.",
    show: (
      <p>
        <VisuallyHidden>Was </VisuallyHidden>
        <s>£60.00</s> <VisuallyHidden>now </VisuallyHidden>£39.99
      </p>
    ),
  },
  dont: {
    words: "Do not hide instructions that all need.",
    show: (
      <>
        <TextField label="New password" type="password" />
        <VisuallyHidden>At least 8 characters</VisuallyHidden>
      </>
    ),
  },
  anatomy: {
    story: "BetweenSeenWords",
    parts: [
      { name: "what is seen", about: "enough for all who see it", at: "p > s" },
      {
        name: "what is heard",
        about: "is read where it stands, and takes no room",
        at: "p > span:nth-of-type(2)",
      },
    ],
  },
}
