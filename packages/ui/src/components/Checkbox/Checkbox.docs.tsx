import type { ComponentNotes } from "../componentNotes.ts"
import { Checkbox } from "./Checkbox.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "A whole sentence that is true when it is ticked.",
    "Without “not”, where it can be said without.",
  ],
  do: {
    words: "Say what a tick does, and how it is taken back.",
    show: (
      <Checkbox
        label="Read my colours from my photos. I can take this back."
        onChange={() => undefined}
      />
    ),
  },
  dont: {
    words: "A word by itself leaves open what is agreed to.",
    show: <Checkbox label="Photos" onChange={() => undefined} />,
  },
  anatomy: {
    story: "WithHint",
    parts: [
      { name: "box", about: "ticked or not", at: "label > input" },
      { name: "label", about: "what a tick means; pressing it ticks, too", at: "label > span" },
    ],
  },
}
