import { Button } from "../Button/index.ts"
import type { ComponentNotes } from "../componentNotes.ts"
import { ItemCard } from "../ItemCard/index.ts"
import { ItemCarousel } from "./ItemCarousel.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["The label names the row: “Items of Sunday stroll”."],
  do: {
    words: "Let the last card that fits be cut by the edge: it says that there is more.",
    show: (
      <ItemCarousel label="Items of Sunday stroll">
        {["trench", "knit", "jeans", "loafers", "bag"].map((kind) => (
          <ItemCard key={kind} image={`samples/item-${kind}.svg`} name={`The ${kind}`} owned />
        ))}
      </ItemCarousel>
    ),
  },
  dont: {
    words: "Do not hide the only way to something in a row that scrolls.",
    show: (
      <ItemCarousel label="What to do">
        {["Keep", "Share", "Wear today", "Not for me", "More like it"].map((word) => (
          <Button key={word} variant="secondary">
            {word}
          </Button>
        ))}
      </ItemCarousel>
    ),
  },
  anatomy: {
    parts: [
      { name: "row", about: "scrolls by itself, by the buttons and by the keyboard", at: "ul" },
      { name: "item", about: "one card", at: "li" },
    ],
  },
}
