import type { ComponentNotes } from "../componentNotes.ts"
import { TextField } from "./TextField.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "The label is the thing asked for: “Email”.",
    "The hint comes before the mistake, the error says how to mend it.",
  ],
  do: {
    words: "A label above, an example of the form as the hint.",
    show: <TextField label="Email" type="email" hint="We only write when you ask us to." />,
  },
  dont: {
    words: "A placeholder is gone as soon as she types.",
    show: <TextField label="" aria-label="Email" placeholder="Enter your email address" />,
  },
}
