import type { ComponentNotes } from "../componentNotes.ts"
import { ItemCard } from "./ItemCard.tsx"

export const notes: ComponentNotes = {
  status: "stable",
  since: "0.1.0",
  content: [
    "Brand and name as the shop writes them.",
    "A price has its currency, and pence only where there are some.",
  ],
  do: {
    words: "Say where a garment is from: hers, or a shop's.",
    show: (
      <div style={{ display: "flex", gap: "1rem" }}>
        <ItemCard image="samples/item-jeans.svg" name="Wide blue jeans" owned />
        <ItemCard
          image="samples/item-trench.svg"
          name="Camel trench"
          brand="Loom Street"
          price={120}
        />
      </div>
    ),
  },
  dont: {
    words: "A made-up brand and a price of nothing do not say that it is hers: `owned` does.",
    show: (
      <div style={{ width: "8rem" }}>
        <ItemCard
          image="samples/item-jeans.svg"
          name="Wide blue jeans"
          brand="From your wardrobe"
          price={0}
        />
      </div>
    ),
  },
}
