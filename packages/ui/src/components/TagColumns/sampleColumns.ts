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

/** Few tags, and none in the middle. */
export const EMPTY_COLUMN: TagColumn[] = [
  { id: "love", title: "I love", tags: ["Prints", "Layering"] },
  { id: "dontMind", title: "I don't mind", tags: [] },
  { id: "avoid", title: "I avoid", tags: ["Leather"] },
]

/** Tags and a title that fill more than a line, one of them a single word. */
export const LONG_WORDS: TagColumn[] = [
  {
    id: "love",
    title: "What I would wear every day of the week",
    tags: [
      "Anything that looks as if somebody's grandmother had knitted it in Stornoway",
      "Prints",
      "Donaudampfschifffahrtsgesellschaftskapitänsmützen",
    ],
  },
  { id: "dontMind", title: "I don't mind", tags: ["Sneakers"] },
  { id: "avoid", title: "I avoid", tags: ["Leather"] },
]
