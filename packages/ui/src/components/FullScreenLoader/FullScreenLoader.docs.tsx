import type { ComponentNotes } from "../componentNotes.ts"
import { Skeleton } from "../Skeleton/index.ts"
import { FullScreenLoader } from "./FullScreenLoader.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["Say what is being done, as a form of “-ing”: “Saving your preferences”."],
  do: {
    words: "Use it where a second press would do harm.",
    show: <FullScreenLoader open label="Saving your preferences" />,
    frame: 260,
  },
  dont: {
    words: "Do not cover a page for content that can arrive piece by piece.",
    show: (
      <>
        <Skeleton shape="photo" />
        <FullScreenLoader open label="Loading your wardrobe" />
      </>
    ),
    frame: 260,
  },
}
