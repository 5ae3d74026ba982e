import type { ComponentNotes } from "../componentNotes.ts"
import { TagColumns } from "./TagColumns.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["A column is her own sentence: “I love”, “I avoid”.", "A tag is one or two words."],
  do: {
    words: "Start with a good guess, so that she only moves what is wrong.",
    show: (
      <TagColumns
        columns={[
          { id: "love", title: "I love", tags: ["Layering", "Denim"] },
          { id: "avoid", title: "I avoid", tags: ["High heels"] },
        ]}
        onMove={() => undefined}
      />
    ),
  },
  dont: {
    words: "Do not use it for an order that only matters at the top: a list is enough.",
    show: (
      <TagColumns
        columns={[
          {
            id: "order",
            title: "From the best to the worst",
            tags: ["Layering", "Denim", "Prints", "High heels", "Leather", "Monochrome"],
          },
        ]}
        onMove={() => undefined}
      />
    ),
  },
}
