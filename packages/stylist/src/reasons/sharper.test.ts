import type { ColourName } from "@stylin/garments/colour"
import type { GarmentWords, Kind, PreferenceTag } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import type { Piece } from "../pieces/piece.ts"
import { scoreOf } from "../score/score.ts"
import { brief, piece } from "../score/testing.ts"
import { reasonsFor } from "./reasons.ts"
import { titleOf } from "./title.ts"
import { bondsOf } from "./together.ts"
import { tipsOf } from "./wearing.ts"

const of = (kind: Kind, colour: ColourName, more: Partial<GarmentWords> = {}) =>
  piece({ kind, colours: [{ colour }], ...more })
const loving = (tag: PreferenceTag) =>
  brief("outings", { tags: { love: [tag], dontMind: [], avoid: [] } })

function styleSaid(look: readonly Piece[], tag: PreferenceTag): string | undefined {
  const about = loving(tag)
  const reasons = reasonsFor(look, about, scoreOf(look, about))
  return reasons.find(({ label }) => label === "Your style")?.text
}

describe("a single accent", () => {
  const rest = [of("trainers", "white"), of("wool_coat", "grey")]

  it("is one only if nothing else of the look has nearly its colour", () => {
    const jeans = of("jeans", "light blue", { cloth: { material: "denim" } })
    expect(
      styleSaid([of("t_shirt", "light blue"), jeans, ...rest], "Colour accents"),
    ).toBeUndefined()
    expect(
      styleSaid([of("t_shirt", "coral"), of("jeans", "grey"), ...rest], "Colour accents"),
    ).toMatch(/coral/)
  })

  it("is the colour that its garment is called by", () => {
    const print = {
      pattern: "geometric",
      colours: [{ colour: "white" }, { colour: "pink" }],
    } as const
    const look = [of("tunic", "white", print), of("trousers", "black"), ...rest]
    expect(styleSaid(look, "Colour accents")).toBeUndefined()
  })
})

it("calls two colours a family only where they are all the colour there is", () => {
  const bonds = (...look: readonly Piece[]) => bondsOf(look).map(({ is }) => is)
  const tonal = [of("jumper", "tan"), of("trousers", "chocolate")]
  expect(bonds(...tonal)).toContain("tonal")
  expect(bonds(...tonal, of("shoulder_bag", "red"))).not.toContain("tonal")
  expect(bonds(of("jumper", "beige"), of("trousers", "khaki"))).not.toContain("tonal")
})

it("asks nobody to leave a zip unbuttoned", () => {
  const facts = (kind: Kind) =>
    tipsOf([of(kind, "black"), of("t_shirt", "white"), of("jeans", "blue")])
      .filter(({ is }) => is === "open")
      .map((tip) => "buttoned" in tip.facts)
  expect(facts("leather_jacket")).toEqual([false])
  expect(facts("blazer")).toEqual([true])
})

it("names a look after the colour that one sees first, and none after sport unasked", () => {
  const look = [
    of("blazer", "black"),
    of("blouse", "cobalt"),
    of("trousers", "black"),
    of("heels", "black"),
  ]
  const title = titleOf(look, brief("dating")).text.toLowerCase()
  expect(title).toMatch(/cobalt/)
  const sporty = [of("hoodie", "grey"), of("joggers", "grey"), of("trainers", "white")]
  expect(titleOf(sporty, brief("outdoors")).text).not.toMatch(/sport/i)
})
