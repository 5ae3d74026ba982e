import type { ComponentNotes } from "../componentNotes.ts"
import { Skeleton } from "./Skeleton.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["It has no words: the part around it says that it is loading."],
  do: {
    words: "Take the shape of what comes, so that nothing moves.",
    show: (
      <div style={{ width: "12rem" }}>
        <Skeleton />
        <Skeleton style={{ width: "60%" }} />
      </div>
    ),
  },
  dont: {
    words: "Do not show one for what takes less than half a second.",
  },
}
