import type { ComponentNotes } from "../componentNotes.ts"
import { TextArea } from "./TextArea.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "The label is the thing asked for: “Note”.",
    "The hint says what is worth writing down, in a few words.",
  ],
  do: {
    words: "Leave it empty unless she wants to say something.",
    show: <TextArea label="Note" hint="A loose button, who gave it to you, how to wash it." />,
  },
  dont: {
    words: "Do not ask in it for what has a field of its own.",
    show: <TextArea label="Your email address and size" />,
  },
}
