import type { TagColumn } from "./tagMoves.ts"

/** Style tags in three columns, for stories. */
export const SAMPLE_COLUMNS: TagColumn[] = [
  {
    id: "love",
    title: "I love",
    tags: [
      "Prints",
      "Bold colors",
      "High-waisted",
      "Colour accents",
      "Layering",
      "Neutral pallets",
    ],
  },
  {
    id: "dontMind",
    title: "I don't mind",
    tags: ["Relaxed fits", "Sneakers", "Denim", "Cropped pants", "Tailored suits", "Monochrome"],
  },
  {
    id: "avoid",
    title: "I avoid",
    tags: ["Skinny fits", "Oversized fits", "Leather", "High heels", "Sporty outfits", "Crop tops"],
  },
]
