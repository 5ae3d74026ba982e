import type { ClothingItem } from "@stylin/api/contract"
import { expect, it } from "vitest"
import { sampleLook } from "../../testing/samples.ts"
import { packedWords, piecesOf, tripDates, whyPacked } from "./packing.ts"

const item = (item_id: string, section: ClothingItem["section"]): ClothingItem => ({
  item_id,
  name: item_id,
  image_url: "/api/pictures/a.svg",
  section,
  isYours: true,
})
const look = (id: string, ...clothes: ClothingItem[]) =>
  sampleLook(id, { clothes: clothes.map((one) => [one]) })
const shoes = item("shoes", "shoes")
const parts = [
  { day: "2026-11-28", occasion: "dating", look: look("2", item("dress", "upper_body"), shoes) },
  {
    day: "2026-11-27",
    occasion: "outings",
    look: look("1", shoes, item("jeans", "lower_body"), item("shirt", "upper_body")),
  },
  { day: "2026-11-30", occasion: "work", lacks: "What is missing is a coat." },
] as const

it("lists each piece once, from top to toe, and says in how many looks it is", () => {
  const pieces = piecesOf({ parts: [...parts] })
  expect(pieces.map((piece) => [piece.item.name, whyPacked(piece, 2)])).toEqual([
    ["dress", "In 1 of your 2 looks"],
    ["shirt", "In 1 of your 2 looks"],
    ["jeans", "In 1 of your 2 looks"],
    ["shoes", "In both looks"],
  ])
  expect(packedWords(pieces.length, 2)).toBe("4 pieces make 2 looks.")
})

it("says when a trip is, whatever the order of its days", () => {
  expect(tripDates({ parts: [...parts] })).toMatch(/^27\s?–\s?30 November$/)
  expect(tripDates({ parts: [parts[0]] })).toBe("28 November")
})
