import type { ColourName } from "@stylin/garments/colour"
import type { DressCode, Kind, PreferenceTag } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import type { Brief } from "../grammar/brief.ts"
import type { Profile } from "../person/person.ts"
import type { Piece } from "../pieces/piece.ts"
import { brief, piece } from "../score/testing.ts"
import { withHerFinish } from "./her-finish.ts"

const hers = (kind: Kind, colour: ColourName) =>
  piece({ kind, colours: [{ colour }] }, { owned: true, id: `${colour} ${kind}` })
const profile = (month: number, love: readonly PreferenceTag[] = []): Profile => ({
  month,
  tags: { love: [...love], dontMind: [], avoid: [] },
})
const suit = [hers("shirt", "white"), hers("trousers", "charcoal"), hers("brogues", "black")]
const coat = hers("wool_coat", "black")

function added(pieces: readonly Piece[], own: readonly Piece[], about: Brief): string[] {
  const [look] = withHerFinish([{ pieces, brief: about, score: 0 }], own, new Set(), new Map())
  const ids = look?.pieces.map(({ id }) => id) ?? []
  return ids.filter((id) => pieces.every((one) => one.id !== id))
}

it("puts her blazer on for work if it makes a suit, for somebody who loves suits", () => {
  const own = [hers("blazer", "charcoal"), hers("blazer", "camel")]
  const loves = profile(4, ["Tailored suits"])
  expect(added([coat, ...suit], own, brief("work", loves))).toEqual(["charcoal blazer"])
  expect(added([coat, ...suit], own, brief("outings", loves))).toEqual([])
  expect(added([coat, ...suit], own, brief("work", profile(4)))).toEqual([])
})

it("wears her whole suit to work, unless she works on her feet or wears what she likes there", () => {
  const called = (piece: Piece, name: string) => ({ ...piece, name })
  const jacket = called(hers("blazer", "charcoal"), "Charcoal suit jacket")
  const [shirt, trousers, shoes] = suit
  if (!(shirt && trousers && shoes)) throw new Error("The suit is not whole.")
  const whole = [coat, shirt, called(trousers, "Charcoal suit trousers"), shoes]
  const at = (dressCode?: DressCode) =>
    added(whole, [jacket], brief("work", { ...profile(4), needs: { dressCode } }))
  expect(at()).toEqual(["charcoal blazer"])
  expect(at("smart")).toEqual(["charcoal blazer"])
  expect(at("practical")).toEqual([])
  expect(at("everyday")).toEqual([])
  expect(added([coat, ...suit], [jacket], brief("work", profile(4)))).toEqual([])
})

it("puts her coat over a blazer on a cool evening out, a thin one by day too, and over no leather jacket", () => {
  const own = [hers("trench_coat", "beige")]
  const dressed = [hers("blouse", "white"), hers("trousers", "navy"), hers("heels", "black")]
  const tailored = [hers("blazer", "navy"), ...dressed]
  expect(added(tailored, own, brief("dating", profile(4)))).toEqual(["beige trench_coat"])
  expect(added(tailored, own, brief("dating", profile(7)))).toEqual([])
  expect(added(tailored, own, brief("outings", profile(4)))).toEqual(["beige trench_coat"])
  expect(added(tailored, own, brief("outings", profile(6)))).toEqual([])
  expect(added(tailored, [coat], brief("outings", profile(4)))).toEqual([])
  const leather = [hers("leather_jacket", "black"), ...dressed]
  expect(added(leather, own, brief("dating", profile(4)))).toEqual([])
})

it("puts a knit beneath a thin coat on a cool day, over what is thin itself", () => {
  const own = [hers("cardigan", "navy")]
  const thin = (top: Kind) => [hers("raincoat", "beige"), hers(top, "white"), ...suit.slice(1)]
  expect(added(thin("blouse"), own, brief("outings", profile(10)))).toEqual(["navy cardigan"])
  expect(added(thin("blouse"), own, brief("outings", profile(6)))).toEqual([])
  expect(added([coat, ...suit], own, brief("outings", profile(10)))).toEqual([])
})

it("winds her scarf round in frost, over a coat", () => {
  const own = [hers("scarf", "blue")]
  const warm = [coat, hers("cardigan", "navy"), ...suit]
  expect(added(warm, own, brief("work", profile(1)))).toEqual(["blue scarf"])
  expect(added(warm, own, brief("work", profile(10)))).toEqual([])
})

it("adds her one coloured layer to neutrals, for somebody who loves colour", () => {
  const own = [hers("cardigan", "coral")]
  const look = [hers("wool_coat", "beige"), hers("blouse", "cream"), ...suit.slice(1)]
  const april = (love: PreferenceTag) => brief("outings", profile(4, [love]))
  expect(added(look, own, april("Bold colors"))).toEqual(["coral cardigan"])
  expect(added(look, own, april("Neutral pallets"))).toEqual([])
  const coloured = [hers("blouse", "emerald"), ...look.filter(({ id }) => id !== "cream blouse")]
  expect(added(coloured, own, april("Bold colors"))).toEqual([])
})

it("puts her tights on beneath trousers in courts, and her socks in loafers, in the cold", () => {
  const own = [hers("tights", "black"), hers("socks", "grey")]
  const [shirt, trousers] = suit
  if (!(shirt && trousers)) throw new Error("The suit has no shirt or no trousers.")
  const coated = [coat, hers("cardigan", "navy"), shirt, trousers]
  const inCourts = [...coated, hers("heels", "black")]
  expect(added(inCourts, own, brief("dating", profile(1)))).toEqual(["black tights"])
  expect(added(inCourts, own, brief("dating", profile(4)))).toEqual([])
  expect(added([...coated, hers("loafers", "black")], own, brief("work", profile(1)))).toEqual([
    "grey socks",
  ])
})

it("puts on her own jewellery for an evening out, and her earrings by day", () => {
  const own = [hers("earrings", "gold"), hers("watch", "silver")]
  const dressed = [hers("wrap_dress", "red"), hers("heels", "black")]
  expect(added(dressed, own, brief("dating", profile(7)))).toEqual(["gold earrings"])
  expect(added(dressed, own, brief("outings", profile(7)))).toEqual(["gold earrings"])
  expect(added(dressed, own, brief("errands", profile(7)))).toEqual([])
  const necklace = [hers("necklace", "gold")]
  expect(added(dressed, necklace, brief("dating", profile(7)))).toEqual(["gold necklace"])
  expect(added(dressed, necklace, brief("outings", profile(7)))).toEqual([])
  expect(added([...dressed, hers("necklace", "gold")], own, brief("dating", profile(7)))).toEqual(
    [],
  )
})

it("takes something along for a mild evening that cools and a cool morning, and nothing for warm ones", () => {
  const own = [hers("denim_jacket", "blue")]
  const dressed = [hers("wrap_dress", "red"), hers("heels", "black")]
  const evening = (high: number) => brief("dating", { weather: { low: high - 9, high } })
  expect(added(dressed, own, evening(23))).toEqual(["blue denim_jacket"])
  expect(added(dressed, own, evening(31))).toEqual([])
  const dayOut = (low: number) => brief("outings", { weather: { low, high: 23 } })
  expect(added(dressed, own, dayOut(16))).toEqual([])
  expect(added(dressed, own, dayOut(13))).toEqual(["blue denim_jacket"])
})

it("covers her head in every look with the headscarf that suits it best, and takes hat and scarf off for it", () => {
  const own = [hers("headscarf", "fuchsia"), hers("headscarf", "navy")]
  const covered: Profile = { ...profile(4), needs: { coverage: { head: "covered" } } }
  const look = [hers("blouse", "navy"), ...suit.slice(1), hers("scarf", "grey")]
  const about = brief("outings", covered)
  const best = added(look, own, about)
  expect(best).toHaveLength(1)
  expect(added(look, own.toReversed(), about)).toEqual(best)
  const [finished] = withHerFinish(
    [{ pieces: look, brief: about, score: 0 }],
    own,
    new Set(),
    new Map(),
  )
  expect(finished?.pieces.map(({ id }) => id)).not.toContain("grey scarf")
  expect(added(look, own, brief("outings", profile(4)))).toEqual([])
  expect(added([...look.slice(0, 3), hers("headscarf", "cream")], own, about)).toEqual([])
})

it("gives her a layer for the way home from a summer's dinner, and none for a lunch after a warm morning", () => {
  const own = [hers("cardigan", "navy"), hers("tweed_jacket", "brown")]
  const dressed = [hers("slip_dress", "emerald"), hers("heels", "black")]
  expect(added(dressed, own, brief("dating", profile(7)))).toEqual(["navy cardigan"])
  const warm = { weather: { low: 17, high: 24 } }
  expect(added(dressed, own, brief("outings", { ...profile(7), ...warm }))).toEqual([])
  expect(added(dressed, own, brief("outings", profile(7)))).toEqual(["navy cardigan"])
})

it("covers the arms of her who covers her head, even on a warm day", () => {
  const own = [hers("cardigan", "black")]
  const dressed = [
    hers("headscarf", "grey"),
    hers("maxi_dress", "emerald"),
    hers("trainers", "white"),
  ]
  const covering: Profile = { ...profile(7), needs: { coverage: { head: "covered" } } }
  const warm = { weather: { low: 17, high: 24 } }
  expect(added(dressed, own, brief("outings", { ...covering, ...warm }))).toEqual([
    "black cardigan",
  ])
  expect(added(dressed, own, brief("outings", { ...profile(7), ...warm }))).toEqual([])
})

it("puts her coat on for work after a cold morning", () => {
  const coated = (month: number) => added(suit, [coat], brief("work", profile(month)))
  expect(coated(4)).toEqual(["black wool_coat"])
  expect(coated(5)).toEqual([])
})

it("gives her bags out from the first look on, wherever the search had put them, but for one that every look is to have", () => {
  const bag = hers("tote_bag", "black")
  const looks = Array.from({ length: 6 }, (_, at) => ({
    pieces: at < 2 ? [coat, ...suit] : [coat, ...suit, bag],
    brief: brief("work", profile(4)),
    score: 0,
  }))
  const carrying = (asked: readonly string[]) =>
    withHerFinish(looks, [bag], new Set(asked), new Map()).map(({ pieces }) => pieces.includes(bag))
  expect(carrying([])).toEqual([true, true, true, true, false, false])
  expect(carrying([bag.id]).slice(2)).toEqual([true, true, true, true])
  const hersAlone = withHerFinish(looks, [bag], new Set(), new Map(), true)
  expect(hersAlone.every(({ pieces }) => pieces.includes(bag))).toBe(true)
})

it("keeps small bags for the evenings first, whatever comes before these", () => {
  const bag = hers("crossbody_bag", "black")
  const dressy = hers("clutch", "black")
  const evening = [hers("wrap_dress", "red"), hers("heels", "black")]
  const looks = Array.from({ length: 8 }, (_, at) => ({
    pieces: at < 4 ? [coat, ...suit] : evening,
    brief: at < 4 ? brief("outings", profile(4)) : brief("dating", profile(7)),
    score: 0,
  }))
  const finished = withHerFinish(looks, [bag], new Set(), new Map())
  expect(finished.map(({ pieces }) => pieces.includes(bag))).toEqual([
    ...[false, false, false, false],
    ...[true, true, true, true],
  ])
  expect(added(evening, [bag, dressy], brief("dating", profile(7)))).toEqual(["black clutch"])
})

it("gives a coat that looks can do without to the first of them, and leaves it where it is needed", () => {
  const trench = hers("trench_coat", "beige")
  const warm = [hers("jumper", "grey"), hers("blazer", "charcoal"), ...suit.slice(1)]
  const about = brief("work", { weather: { low: 9, high: 16 } })
  const looks = [warm, warm, [trench, ...warm]].map((pieces) => ({
    pieces,
    brief: about,
    score: 0,
  }))
  const coats = Array.from({ length: 9 }, () => looks).flat()
  const worn = withHerFinish(coats, [trench], new Set(), new Map()).map(({ pieces }) =>
    pieces.includes(trench),
  )
  expect(worn.slice(0, 12)).toEqual([...Array(4).fill(true), ...Array(8).fill(false)])
})

it("gives her coat to what a jacket is too little for first", () => {
  const trench = hers("trench_coat", "beige")
  const about = brief("work", { weather: { low: 6, high: 15 } })
  const warm = [hers("jumper", "grey"), hers("blazer", "charcoal"), ...suit.slice(1)]
  const thin = [hers("blazer", "charcoal"), ...suit]
  const looks = [warm, warm, warm, warm, thin].map((pieces) => ({ pieces, brief: about, score: 0 }))
  const [last] = withHerFinish(looks, [trench], new Set(), new Map()).slice(-1)
  expect(last?.pieces).toContain(trench)
})

it("covers her head with another headscarf in the next look that it suits", () => {
  const own = [hers("headscarf", "fuchsia"), hers("headscarf", "navy")]
  const about = brief("outings", { ...profile(4), needs: { coverage: { head: "covered" } } })
  const looks = Array.from({ length: 8 }, () => ({
    pieces: [hers("blouse", "white"), ...suit.slice(1)],
    brief: about,
    score: 0,
  }))
  const worn = withHerFinish(looks, own, new Set(), new Map()).flatMap(({ pieces }) =>
    pieces.filter(({ kind }) => kind === own[0]?.kind).map(({ id }) => id),
  )
  expect(worn).toHaveLength(8)
  expect(new Set(worn).size).toBe(2)
})

it("takes a roomy bag to work, a small one out in the evening, and no backpack to lunch", () => {
  const own = [hers("shoulder_bag", "black"), hers("tote_bag", "black")]
  expect(added([coat, ...suit], own, brief("work", profile(4)))).toEqual(["black tote_bag"])
  const dressed = [hers("wrap_dress", "red"), hers("heels", "black")]
  expect(added(dressed, own, brief("dating", profile(7)))).toEqual(["black shoulder_bag"])
  const light = [hers("backpack", "black"), hers("crossbody_bag", "black")]
  const casual = [hers("t_shirt", "white"), hers("jeans", "blue"), hers("trainers", "white")]
  const sunny = brief("outings", { weather: { low: 15, high: 24 } })
  expect(added(casual, light, sunny)).toEqual(["black crossbody_bag"])
})

it("adds a scarf on a cold morning, but none over a bow and none in the colour of her jumper", () => {
  const own = [hers("scarf", "red")]
  const below = [hers("trousers", "navy"), hers("ankle_boots", "black")]
  const at = (low: number) => brief("errands", { weather: { low, high: low + 7 } })
  const worn = (top: Piece) => [coat, top, ...below]
  expect(added(worn(hers("jumper", "grey")), own, at(5))).toEqual(["red scarf"])
  expect(added(worn(hers("jumper", "grey")), own, at(12))).toEqual([])
  expect(added(worn(hers("jumper", "red")), own, at(5))).toEqual([])
  expect(added(worn(hers("blouse", "grey")), own, at(5))).toEqual([])
})

it("adds no necklace over a bow on an evening out, but earrings", () => {
  const own = [hers("necklace", "gold"), hers("earrings", "gold")]
  const dressed = (top: Piece) => [top, hers("trousers", "navy"), hers("heels", "black")]
  const evening = brief("dating", profile(7))
  expect(added(dressed(hers("blouse", "green")), own, evening)).toEqual(["gold earrings"])
  expect(added(dressed(hers("cami", "green")), own, evening)).toEqual(["gold necklace"])
})

it("adds a layer that becomes the look for her who loves layers", () => {
  const own = [hers("cardigan", "grey")]
  const jeans = [hers("shirt", "white"), hers("jeans", "blue"), hers("ankle_boots", "grey")]
  const cool = (...love: PreferenceTag[]) =>
    brief("outings", { ...profile(4, love), weather: { low: 12, high: 18 } })
  expect(added(jeans, own, cool("Layering"))).toEqual(["grey cardigan"])
  expect(added(jeans, own, cool())).toEqual([])
})

it("takes a bag of the colour of her shoes before others of its size, and no clutch by day", () => {
  const own = [hers("tote_bag", "tan"), hers("tote_bag", "black")]
  expect(added([coat, ...suit], own, brief("work", profile(4)))).toEqual(["black tote_bag"])
  const clutch = [hers("clutch", "black")]
  expect(added([coat, ...suit], clutch, brief("work", profile(4)))).toEqual([])
  const dressed = [hers("wrap_dress", "red"), hers("heels", "black")]
  expect(added(dressed, clutch, brief("dating", profile(7)))).toEqual(["black clutch"])
})
