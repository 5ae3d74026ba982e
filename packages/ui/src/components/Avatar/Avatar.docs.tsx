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
}
