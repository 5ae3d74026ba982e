import type { ComponentNotes } from "../componentNotes.ts"
import { ErrorState } from "./ErrorState.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "Say what did not happen, then what she can do.",
    "No codes, no blame, no exclamation mark.",
  ],
  do: {
    words: "Name what was being done, and offer it again.",
    show: (
      <ErrorState
        title="Your looks did not come"
        text="The connection was lost."
        onRetry={() => undefined}
      />
    ),
  },
  dont: {
    words: "“Error 500” tells her nothing that she can use.",
    show: <ErrorState title="Error 500" text="Request failed." />,
  },
}
