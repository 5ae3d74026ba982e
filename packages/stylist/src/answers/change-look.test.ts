import { ACTIVITIES } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { CatalogueIndex, indexOf, recordOf } from "../catalogue/catalogue-index.ts"
import { briefOf } from "../grammar/brief.ts"
import { rulesBroken } from "../grammar/rules.ts"
import type { StyledLook } from "../input.ts"
import { personOf } from "../person/person.ts"
import { styleLooks } from "../search/style-looks.ts"
import { garment, garments } from "../testing.ts"
import type { Garment } from "../types.ts"
import { changeLook, type ListedGarments } from "./change-look.ts"

const stock = garments(1500, 21).map((one) => ({ ...one, pricePence: 4000 }))
const shop = indexOf(stock.map((one) => recordOf(one)))
const byId = new Map(stock.map((one) => [one.id, one]))
const profile = { month: 10, colourType: "deep winter", bodyType: "pear" } as const
const wornIn = ({ slots }: StyledLook) => slots.map(([first]) => first.id)
const listedIn = ({ slots }: StyledLook) => slots.map((pieces) => pieces.map(({ id }) => id))

function stocked(id: string): Garment {
  const found = byId.get(id)
  if (!found) throw new Error(`The shop has no ${id}.`)
  return found
}

function slotsOf(look: StyledLook): ListedGarments[] {
  return look.slots.map(([first, ...others]) => [
    stocked(first.id),
    ...others.map(({ id }) => stocked(id)),
  ])
}

const { looks } = styleLooks({
  profile,
  wardrobe: [],
  catalogue: shop,
  occasions: ACTIVITIES,
  candidatesPerOccasion: 60,
  count: 24,
  alternatives: 3,
  seed: 1,
  triesOut: false,
})
/** Every look of a feed with every single change that its lists offer. */
const changes = looks.flatMap((look) =>
  look.slots.flatMap((pieces, at) =>
    pieces.slice(1).map((_, index) => {
      const worn = look.slots.map((_, place) => (place === at ? index + 1 : 0))
      const input = {
        profile,
        occasion: look.occasion,
        wardrobe: [],
        catalogue: shop,
        slots: slotsOf(look),
        worn,
      }
      return { look, at, input, changed: changeLook(input) }
    }),
  ),
)

describe("changeLook", () => {
  it("wears what was chosen, breaks no rule, and lists the old choice last", () => {
    expect(changes.length).toBeGreaterThan(50)
    for (const { look, at, input, changed } of changes) {
      const brief = briefOf(personOf(profile), look.occasion)
      const listed = listedIn(look)[at] ?? []
      const chosen = input.worn[at] ?? 0
      expect(wornIn(changed)).toEqual(wornIn(look).with(at, listed[chosen] ?? ""))
      expect(
        rulesBroken(
          changed.slots.map(([first]) => first),
          brief,
        ),
      ).toEqual([])
      expect(changed.slots[at]?.map(({ id }) => id)).toEqual([
        ...listed.slice(chosen),
        ...listed.slice(0, chosen),
      ])
    }
  })

  it("offers in no place what breaks a rule with the rest", () => {
    for (const { look, changed } of changes) {
      const brief = briefOf(personOf(profile), look.occasion)
      const worn = changed.slots.map(([first]) => first)
      for (const [at, pieces] of changed.slots.entries()) {
        for (const piece of pieces) expect(rulesBroken(worn.with(at, piece), brief)).toEqual([])
      }
    }
  })

  it("says of the look what is true of it now, the same each time", () => {
    for (const { input, changed } of changes) {
      const ids = new Set(wornIn(changed))
      expect(changed.title).not.toBe("")
      expect(changed.reasons.length).toBeGreaterThan(0)
      for (const { of } of changed.reasons) expect(of.filter((id) => !ids.has(id))).toEqual([])
      expect(changeLook(input)).toEqual(changed)
    }
    const renamed = changes.filter(({ look, changed }) => changed.title !== look.title)
    expect(renamed.length).toBeGreaterThan(changes.length / 2)
  })

  it("gives the old look again when the old choice is taken back", () => {
    for (const { look, at, input, changed } of changes) {
      const slots = slotsOf(changed)
      const back = slots.map((listed, place) =>
        place === at ? listed.length - (input.worn[at] ?? 0) : 0,
      )
      const again = changeLook({ ...input, slots, worn: back })
      expect(listedIn(again)).toEqual(listedIn(look))
    }
  })

  const own = (kind: Parameters<typeof garment>[0], more: Partial<Garment> = {}) =>
    garment(kind, { id: `own ${kind} ${more.pattern ?? ""}`, owned: true, ...more })
  const catalogue = new CatalogueIndex()
  const alone = { profile: {}, occasion: "outings", wardrobe: [], catalogue } as const

  it("no longer offers what does not go with her choice", () => {
    const blouse = garment("blouse", { id: "dotted", pattern: "dot" })
    const skirt = garment("midi_skirt", { id: "checked", pattern: "check" })
    const slots: ListedGarments[] = [
      [own("blouse"), blouse],
      [own("trousers"), skirt],
      [own("loafers")],
    ]
    const changed = changeLook({ ...alone, slots, worn: [1, 0, 0] })
    expect(listedIn(changed)).toEqual([
      ["dotted", "own blouse "],
      ["own trousers "],
      ["own loafers "],
    ])
  })

  it("wears any choice, and keeps what the look lacked from the start", () => {
    const slots: ListedGarments[] = [
      [own("blouse"), own("shirt")],
      [own("shorts"), own("mini_skirt")],
      [own("sandals")],
    ]
    const cold = { ...alone, profile: { month: 1 }, slots }
    const changed = changeLook({ ...cold, worn: [1, 1, 0] })
    expect(wornIn(changed)).toEqual(["own shirt ", "own mini_skirt ", "own sandals "])
    expect(changed.slots.map((pieces) => pieces.length)).toEqual([2, 2, 1])
  })

  it("offers nothing that leaves a rule broken that the look before did not break", () => {
    const slots: ListedGarments[] = [
      [own("blouse"), garment("blouse", { id: "dotted", pattern: "dot" })],
      [own("trousers"), garment("midi_skirt", { id: "checked", pattern: "check" })],
      [own("loafers"), own("flats", { id: "flat" })],
    ]
    const changed = changeLook({ ...alone, slots, worn: [1, 1, 0] })
    // Two prints fight: other shoes mend nothing, another blouse or bottom does.
    expect(wornIn(changed)).toEqual(["dotted", "checked", "own loafers "])
    expect(listedIn(changed)).toEqual([
      ["dotted", "own blouse "],
      ["checked", "own trousers "],
      ["own loafers "],
    ])
  })

  it("offers her who avoids neutrals nothing that takes the last colour away", () => {
    const tags = { love: [], dontMind: [], avoid: ["Neutral pallets" as const] }
    const slots: ListedGarments[] = [
      [
        garment("blouse", { id: "cobalt", colours: ["cobalt"] }),
        garment("blouse", { id: "white", colours: ["white"] }),
      ],
      [own("trousers")],
      [own("loafers"), own("flats", { id: "flat" })],
    ]
    const changed = changeLook({ ...alone, profile: { tags }, slots, worn: [0, 0, 1] })
    expect(listedIn(changed)[0]).toEqual(["cobalt"])
  })

  it("keeps beneath a sheer top what was worn beneath it", () => {
    const lace = own("blouse", { name: "Lace blouse" })
    const cotton = own("blouse", { id: "cotton" })
    const slots: ListedGarments[] = [
      [lace, cotton],
      [own("midi_skirt")],
      [own("cami")],
      [own("flats")],
    ]
    const changed = changeLook({ ...alone, slots, worn: [1, 0, 0, 0] })
    expect(listedIn(changed)[0]).toEqual(["cotton", lace.id])
    const texts = [changed.title, ...changed.reasons.map(({ text }) => text)]
    expect(texts.join(" ")).not.toMatch(/cami/i)
  })
})
