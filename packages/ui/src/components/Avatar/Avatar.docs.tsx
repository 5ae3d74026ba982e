import type { ComponentNotes } from "../componentNotes.ts"
import { Avatar } from "./Avatar.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["The name is hers as she wrote it; initials are made from it."],
  do: {
    words: "Put the name beside it where there is room.",
    show: (
      <div style={{ display: "flex", alignItems: "center", gap: "0.75rem" }}>
        <Avatar name="Ada Lovelace" decorative /> Ada Lovelace
      </div>
    ),
  },
  dont: {
    words: "Do not use it for a brand or a garment: `Picture` shows these.",
    show: <Avatar name="Cable jumper" src="samples/item-knit.svg" size="large" />,
  },
  anatomy: {
    story: "EveryForm",
    parts: [
      {
        name: "circle",
        about: "its ground, of one of three sizes",
        at: "[data-size]:nth-child(2)",
      },
      {
        name: "picture",
        about: "covers the circle, and goes if it fails to load",
        at: "[data-size] > img",
      },
      {
        name: "initials",
        about: "of the name, where there is no picture",
        at: "[data-size]:nth-child(2)",
        only: "words",
      },
      { name: "outline", about: "where there is no name either", at: "[data-size]:nth-child(3)" },
    ],
  },
}
