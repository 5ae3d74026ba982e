import type { ComponentNotes } from "../componentNotes.ts"
import { ProgressBar } from "./ProgressBar.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["The label says what is progressing; a number beside it is optional."],
  do: {
    words: "Show the share that is done, if it is known.",
    show: <ProgressBar label="Step 2 of 6" value={2} max={6} />,
  },
  dont: {
    words: "A full bar while the work still goes on is not believed again.",
    show: <ProgressBar label="Nearly done" value={6} max={6} />,
  },
  anatomy: {
    parts: [
      { name: "line", about: "all that is to be done", at: "progress" },
      {
        name: "share",
        about: "what is done of it; without a value, it sweeps along the line",
        at: "progress",
        only: "done",
      },
    ],
  },
}
