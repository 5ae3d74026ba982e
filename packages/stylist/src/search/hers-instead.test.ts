import type { ColourName } from "@stylin/garments/colour"
import type { Kind } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import { SLOTS } from "../pieces/codes.ts"
import { brief, piece } from "../score/testing.ts"
import { candidateOf } from "./candidate.ts"
import { withHers } from "./hers-instead.ts"

const of = (kind: Kind, colour: ColourName, owned = false) =>
  piece({ kind, colours: [{ colour }] }, { owned, id: `${owned ? "her " : ""}${colour} ${kind}` })
const about = brief("errands", { colourType: "soft summer" })
const look = [of("jumper", "grey"), of("jeans", "navy", true), of("trainers", "white", true)]

function wornInstead(hers: ReturnType<typeof of>, isFresh = true): string[] {
  const pools = SLOTS.map((_, slot) => (slot === hers.slot ? [candidateOf(hers, about)] : []))
  const pieces = withHers(
    look,
    pools,
    about,
    () => isFresh,
    () => true,
  )
  return pieces.map(({ id }) => id)
}

it("puts hers in the place of a purchase by which the look gains little", () => {
  expect(wornInstead(of("jumper", "light grey", true))).toContain("her light grey jumper")
})

it("keeps a purchase by which the look gains clearly, or if hers is in too many looks", () => {
  expect(wornInstead(of("jumper", "orange", true))).toContain("grey jumper")
  expect(wornInstead(of("jumper", "light grey", true), false)).toContain("grey jumper")
})

it("puts her shoes in too many looks rather than some in it that cost more than she spends", () => {
  const hers = of("trainers", "white", true)
  const boots = { ...of("ankle_boots", "grey"), price: 7_299 }
  const wornBy = (piecePence?: number) => {
    const her = brief("errands", { colourType: "soft summer", needs: { piecePence } })
    const pools = SLOTS.map((_, slot) => (slot === hers.slot ? [candidateOf(hers, her)] : []))
    const pieces = [of("jumper", "grey", true), of("jeans", "navy", true), boots]
    const isFresh = () => false
    return withHers(pieces, pools, her, isFresh, () => true).map(({ id }) => id)
  }
  expect(wornBy()).toContain("grey ankle_boots")
  expect(wornBy(2_000)).toContain("her white trainers")
})

it("puts her jacket in the place of a coat to buy", () => {
  const jacket = of("denim_jacket", "blue", true)
  const coated = [of("trench_coat", "beige"), ...look]
  const pools = SLOTS.map((_, slot) => (slot === jacket.slot ? [candidateOf(jacket, about)] : []))
  const pieces = withHers(
    coated,
    pools,
    about,
    () => true,
    () => true,
  )
  expect(pieces.map(({ id }) => id)).toContain("her blue denim_jacket")
  expect(pieces).toHaveLength(coated.length)
})

const poolsOf = (own: readonly ReturnType<typeof of>[]) =>
  SLOTS.map((_, slot) =>
    own.filter((one) => one.slot === slot).map((one) => candidateOf(one, about)),
  )
const trainers = of("trainers", "white", true)
const jeans = of("jeans", "white", true)
const tShirt = of("t_shirt", "lavender", true)

it.each([
  ["a dress to buy", of("jumpsuit", "black"), [], [tShirt, of("jeans", "grey", true)]],
  ["a jumper to buy", of("jumper", "navy"), [jeans], [tShirt, of("cardigan", "grey", true)]],
  ["trousers to buy", of("chinos", "grey"), [tShirt], [of("dungarees", "light blue", true)]],
])("puts what she owns and does the same in the place of %s", (_, pick, beside, own) => {
  const kept = [...beside, trainers]
  const isWhole = (pieces: readonly unknown[]) => pieces.length === kept.length + own.length
  const pieces = withHers([pick, ...kept], poolsOf(own), about, () => true, isWhole)
  expect(pieces).toEqual([...kept, ...own])
})

it("puts her coat in the place of a jacket to buy", () => {
  const coat = of("parka", "grey", true)
  const pieces = withHers(
    [of("bomber", "grey"), tShirt, jeans, trainers],
    poolsOf([coat]),
    about,
    () => true,
    () => true,
  )
  expect(pieces.map(({ id }) => id)).toEqual([tShirt, jeans, trainers, coat].map(({ id }) => id))
})

it("leaves out a layer to buy by which the look gains little", () => {
  const worn = [of("fleece", "khaki"), tShirt, jeans, trainers]
  const always = () => true
  expect(withHers(worn, poolsOf([]), about, always, always)).toEqual([tShirt, jeans, trainers])
  const isWarm = (pieces: readonly unknown[]) => pieces.length === worn.length
  expect(withHers(worn, poolsOf([]), about, always, isWarm)).toEqual(worn)
})
