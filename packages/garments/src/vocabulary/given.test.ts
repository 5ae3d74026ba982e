import { expect, it } from "vitest"
import { ACTIVITIES, BODY_TYPES, OCCASIONS } from "./people.ts"
import { SECTIONS } from "./sections.ts"
import { defaultTagPreferences } from "./tags.ts"

it("has the body types, activities and occasions that the product's owner gave", () => {
  expect(BODY_TYPES).toEqual(["hourglass", "pear", "inverted_triangle", "rectangle", "oval"])
  expect(ACTIVITIES).toEqual(["work", "classes", "outings", "dating", "errands", "outdoors"])
  expect(OCCASIONS).toEqual(["my_occasions", ...ACTIVITIES])
})

it("has the sections in the order in which they are shown", () => {
  expect(SECTIONS).toEqual(["upper_body", "lower_body", "shoes", "accessories"])
})

it("sorts the tags by default as the product's owner did", () => {
  expect(defaultTagPreferences()).toEqual({
    love: [
      "Prints",
      "Bold colors",
      "High-waisted",
      "Colour accents",
      "Layering",
      "Neutral pallets",
    ],
    dontMind: [
      "Relaxed fits",
      "Sneakers",
      "Denim",
      "Cropped pants",
      "Tailored suits",
      "Monochrome",
    ],
    avoid: [
      "Skinny fits",
      "Oversized fits",
      "Leather",
      "High heels",
      "Sporty outfits",
      "Crop tops",
    ],
  })
})
