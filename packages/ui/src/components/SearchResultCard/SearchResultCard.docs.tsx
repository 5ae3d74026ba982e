import type { ComponentNotes } from "../componentNotes.ts"
import { SearchResultCard } from "./SearchResultCard.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["The title as the shop writes it, the seller below."],
  do: {
    words: "Give the whole title, and let the whole card be pressed.",
    show: (
      <SearchResultCard
        image="samples/item-trench.svg"
        title="Cotton trench coat, camel"
        seller="Loom Street"
        defaultChecked
      />
    ),
  },
  dont: {
    words: "Do not cut a title where what sets it apart is at its end.",
    show: (
      <>
        <SearchResultCard
          image="samples/item-trench.svg"
          title="Cotton trench coat with a…"
          seller="Loom Street"
        />
        <SearchResultCard
          image="samples/item-trench.svg"
          title="Cotton trench coat with a…"
          seller="Loom Street"
        />
      </>
    ),
  },
}
