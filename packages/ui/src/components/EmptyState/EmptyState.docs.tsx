import { Button } from "../Button/index.ts"
import type { ComponentNotes } from "../componentNotes.ts"
import { EmptyState } from "./EmptyState.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "The title says what will be here; the text says how it gets here.",
    "No apology: nothing has gone wrong.",
  ],
  do: {
    words: "Give the first step as a button.",
    show: (
      <EmptyState
        title="Nothing here yet"
        text="Add five pieces, and looks are made with them."
        action={<Button>Add items</Button>}
      />
    ),
  },
  dont: {
    words: "Do not leave her with only the news.",
    show: <EmptyState title="No data" />,
  },
}
