import { wordsFrom } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import type { WearableGarment } from "./garments.ts"
import { toClothingItem } from "./to-look.ts"

const shirt = (colours: WearableGarment["colours"]): WearableGarment => ({
  id: "shirt",
  name: "Shirt",
  kind: "shirt",
  slot: "top",
  section: "upper_body",
  colours,
  formality: 2,
  warmth: 1,
  words: wordsFrom({ name: "Shirt", kind: "shirt", colours, pattern: undefined }),
  picture: "/api/pictures/flats/shirt.svg",
  owned: true,
})

it("tells what stands in for a garment's picture: its main colour, if that is known", () => {
  expect(toClothingItem(shirt(["navy", "white"])).tint).toBe("#1f2a47")
  expect(toClothingItem(shirt(["#123456"])).tint).toBe("#123456")
  expect(toClothingItem(shirt([]))).not.toHaveProperty("tint")
})
