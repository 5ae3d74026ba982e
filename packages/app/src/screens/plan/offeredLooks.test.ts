import { expect, it } from "vitest"
import { knownLooks } from "../../state/outfits/knownLooks.ts"
import { sampleItem, sampleLook } from "../../testing/samples.ts"
import { offeredLooks } from "./offeredLooks.ts"

const hers = (id: string, piece: string) => {
  const [[worn] = []] = sampleLook(id).clothes
  if (!worn) throw new Error("There is no garment in the sample.")
  return sampleLook(id, { clothes: [[{ ...worn, item_id: piece, isYours: true }]] })
}
const item = (id: string) => ({ ...sampleItem(id, "upper_body"), item_summary: "Linen shirt" })

it("are her own outfits by their names, then other looks, each once", () => {
  const look = hers("own", "a")
  const outfit = { id: "1", name: "Fridays", saved_at: "2026-11-20T10:00:00Z", pieces: [], look }
  const { look: _none, ...uncomposed } = { ...outfit, id: "2", name: "Walks" }
  const known = knownLooks([outfit, uncomposed], [hers("loved", "a"), look, hers("loved", "a")])
  expect(known.map(({ look, title }) => [look.look_id, title])).toEqual([
    ["own", "Fridays"],
    ["loved", "Look loved"],
  ])
})

it("are offered with what is away in them, without those that wear something gone", () => {
  const known = knownLooks([], [hers("1", "a"), hers("2", "b"), hers("3", "c"), hers("4", "d")])
  const offered = offeredLooks(known, [
    item("a"),
    { ...item("b"), state: "wash" },
    { ...item("c"), state: "gone" },
  ])
  expect(offered.map(({ title, away }) => [title, ...away])).toEqual([
    ["Look 1"],
    ["Look 2", "Linen shirt is in the wash."],
    ["Look 4", expect.stringMatching(/is no longer in your wardrobe/)],
  ])
})
