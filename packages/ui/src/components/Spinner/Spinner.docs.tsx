import type { ComponentNotes } from "../componentNotes.ts"
import { Spinner } from "./Spinner.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["Its label says what is waited for."],
  do: {
    words: "One for a part of the page.",
    show: <Spinner label="Looking for more picks" />,
  },
  dont: {
    words: "Several at once only say that the page is slow.",
    show: (
      <>
        <Spinner label="Loading" /> <Spinner label="Loading" /> <Spinner label="Loading" />
      </>
    ),
  },
}
