import { COLOUR_NAMES } from "@stylin/garments/colour"
import { outfitTagFit, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import { wordsOfPiece } from "../pieces/piece.ts"
import { hasBit } from "../pieces/traits.ts"
import { seededRandom } from "../random.ts"
import { togetherTags } from "./outfit-tags.ts"
import { piece } from "./testing.ts"

const TOGETHER = [
  "Layering",
  "Tailored suits",
  "Neutral pallets",
  "Colour accents",
  "Monochrome",
] as const
const KINDS = ["blazer", "blouse", "trousers", "loafers", "shoulder_bag"] as const
const FEW = ["black", "navy", "white", "red", "camel", "cobalt"] as const

it("agrees with the vocabulary on tags that garments carry together", () => {
  const random = seededRandom(3)
  const counts = new Map<string, number>()
  for (let round = 0; round < 400; round += 1) {
    const names = round % 2 === 0 ? FEW : COLOUR_NAMES
    const colour = () => names[Math.floor(random() * names.length)] ?? "black"
    const look = KINDS.filter(() => random() < 0.8).map((kind) =>
      piece({ kind, colours: [{ colour: colour() }] }),
    )
    if (look.length < 2) continue
    const tags = togetherTags(look)
    const words = look.map(wordsOfPiece)
    for (const tag of TOGETHER) {
      const is = outfitTagFit(tag, words) === 1
      expect([tag, look.map(({ id }) => id), hasBit(tags, PREFERENCE_TAGS.indexOf(tag))]).toEqual([
        tag,
        look.map(({ id }) => id),
        is,
      ])
      if (is) counts.set(tag, (counts.get(tag) ?? 0) + 1)
    }
  }
  // Each of them occurred, so that the agreement means something.
  expect([...counts.keys()].toSorted()).toEqual(TOGETHER.toSorted())
})
