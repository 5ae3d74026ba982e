import { Badge } from "../Badge/index.ts"
import { Button } from "../Button/index.ts"
import type { ComponentNotes } from "../componentNotes.ts"
import { WardrobeItem } from "./WardrobeItem.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: ["A summary of two to four words: “Navy long-sleeved blouse”."],
  do: {
    words: "Keep the mark to one, about this garment and her.",
    show: (
      <div style={{ width: "10rem" }}>
        <WardrobeItem
          summary="Camel trench coat"
          image="samples/item-trench.svg"
          mark={<Badge tone="green">Your colour</Badge>}
        />
      </div>
    ),
  },
  dont: {
    words: "Do not use it for something to buy: that is `ItemCard`.",
    show: (
      <div style={{ width: "10rem" }}>
        <WardrobeItem
          summary="Camel trench coat, £120"
          image="samples/item-trench.svg"
          action={<Button variant="quiet">Buy it</Button>}
        />
      </div>
    ),
  },
}
