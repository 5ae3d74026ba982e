import type { ComponentNotes } from "../componentNotes.ts"
import { CodeField } from "./CodeField.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["Say where the code comes from: “from the message we sent you”."],
  do: {
    words: "One field for the whole code: pasting and filling in by the browser then work.",
    show: (
      <CodeField label="Verification code" hint="Six characters, from the message we sent you." />
    ),
  },
  dont: {
    words:
      "Do not ask again for a code while it is only incomplete: say how many characters are missing.",
    show: (
      <CodeField
        label="Verification code"
        defaultValue="4821"
        error="Wrong code. Ask for another one."
      />
    ),
  },
}
