import type { ReactNode } from "react"
import type { ComponentNotes } from "../componentNotes.ts"
import { Picture } from "../Picture/index.ts"
import { Skeleton } from "./Skeleton.tsx"

/** What waits, and beside it what comes. */
const BeforeAndAfter = ({ children }: { children: ReactNode }) => (
  <div style={{ display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 8rem))", gap: "1rem" }}>
    {children}
    <Picture src="samples/look-trench.svg" alt="A camel trench coat over a jumper" ratio="look" />
  </div>
)

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["It has no words: the part around it says that it is loading."],
  do: {
    words: "Take the shape of what comes, so that nothing moves.",
    show: (
      <BeforeAndAfter>
        <Skeleton shape="photo" />
      </BeforeAndAfter>
    ),
  },
  dont: {
    words: "A shape that is not that of what comes makes the page jump.",
    show: (
      <BeforeAndAfter>
        <Skeleton shape="circle" />
      </BeforeAndAfter>
    ),
  },
  anatomy: {
    story: "SeveralLines",
    parts: [
      {
        name: "ground",
        about: "breathes in the shape of what comes: a line of text, a photo, a box or a circle",
        at: "[data-shape]",
      },
    ],
  },
}
