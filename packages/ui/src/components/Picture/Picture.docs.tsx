import type { ReactNode } from "react"
import type { ComponentNotes } from "../componentNotes.ts"
import { Picture } from "./Picture.tsx"

const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 8rem))", gap: "1rem" }}>
    {children}
  </div>
)

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "The alternative text says what is worn, not that it is a picture.",
    "A decoration has an empty one, and so has a picture whose words stand beside it.",
  ],
  do: {
    words: "Keep the shape of its neighbours.",
    show: (
      <Row>
        <Picture src="samples/item-trench.svg" alt="A camel trench coat" ratio="garment" />
        <Picture src="samples/item-dress.svg" alt="A green wrap dress" ratio="garment" />
      </Row>
    ),
  },
  dont: {
    words: "Two shapes side by side look like a mistake.",
    show: (
      <Row>
        <Picture src="samples/item-trench.svg" alt="A camel trench coat" ratio="garment" />
        <Picture src="samples/item-dress.svg" alt="A green wrap dress" ratio="square" />
      </Row>
    ),
  },
  anatomy: {
    parts: [
      {
        name: "ground",
        about: "keeps the shape before the picture is there, and if none comes",
        at: "[data-ratio]",
      },
      { name: "picture", about: "covers the ground", at: "[data-ratio] > img" },
    ],
  },
}
