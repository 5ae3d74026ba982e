import type { ComponentNotes } from "../componentNotes.ts"
import { Picture } from "./Picture.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "The alternative text says what is worn, not that it is a picture.",
    "A decoration has an empty one.",
  ],
  do: {
    words: "Keep the shape of its neighbours.",
    show: (
      <div style={{ width: "8rem" }}>
        <Picture src="samples/item-trench.svg" alt="A camel trench coat" ratio="garment" />
      </div>
    ),
  },
  dont: {
    words: "Do not repeat the words beside it in the alternative text.",
  },
}
