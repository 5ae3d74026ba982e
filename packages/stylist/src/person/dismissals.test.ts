import { COLOUR_NAMES, type ColourName } from "@stylin/garments/colour"
import { PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { kindCode } from "../pieces/codes.ts"
import { pieceOf } from "../pieces/piece.ts"
import { garment } from "../testing.ts"
import { shapeOf } from "./carried.ts"
import { personOf } from "./person.ts"
import type { DismissalReason, DismissedLook, Sign } from "./shown.ts"
import { USUAL_SPENDING } from "./spending.ts"

const jeans = garment("jeans", { colours: ["blue"] })
const blouse = garment("blouse", { id: "blouse", colours: ["orange"] })
const trousers = garment("trousers", { id: "trousers", colours: ["black"] })
const LOOK = [blouse, trousers]

const colourCode = (name: ColourName) => COLOUR_NAMES.indexOf(name)
const colours = (profile: Parameters<typeof personOf>[0], name: ColourName) =>
  personOf(profile).preference.colours[colourCode(name)] ?? 0
const kinds = (profile: Parameters<typeof personOf>[0], name: "blouse" | "trousers" | "jeans") =>
  personOf(profile).preference.kinds[kindCode(name)] ?? 0

/** What is known after one look. */
function not(reason?: DismissalReason, more: Partial<DismissedLook> = {}) {
  return { dismissed: [{ garments: LOOK, occasion: "work" as const, reason, ...more }] }
}

const tooDear = (dearness: number) => ({ garments: LOOK, reason: "price" as const, dearness })

describe("a look that is not for her", () => {
  it("counts against all of it where she does not say why", () => {
    expect(colours(not(), "orange")).toBeLessThan(0)
    expect(kinds(not(), "blouse")).toBeLessThan(0)
    expect(kinds(not(), "trousers")).toBeLessThan(0)
  })

  it("for its colours counts against these alone, and against neutrals less", () => {
    expect(colours(not("colour"), "orange")).toBeLessThan(colours(not(), "orange"))
    expect(colours(not("colour"), "orange")).toBeLessThan(colours(not("colour"), "black"))
    expect(colours(not("colour"), "black")).toBeLessThan(0)
    expect(kinds(not("colour"), "blouse")).toBe(0)
  })

  it("for its shape counts against the shapes alone", () => {
    const { shapes } = personOf(not("shape")).preference

    expect(shapes[shapeOf(pieceOf(trousers))]).toBeLessThan(0)
    expect(colours(not("shape"), "orange")).toBe(0)
    expect(kinds(not("shape"), "trousers")).toBe(0)
  })

  it("that is too dressy, or too plain, says so of its occasion and no other", () => {
    const [dressy, plain] = (["too_dressy", "too_plain"] as const).map(
      (reason) => personOf(not(reason)).preference.dressiness,
    )

    expect(dressy?.[0]).toBeLessThan(0)
    expect(plain?.[0]).toBeGreaterThan(0)
    expect([...(dressy ?? [])].slice(1)).toEqual([0, 0, 0, 0, 0])
    expect(kinds(not("too_dressy"), "blouse")).toBe(0)
  })

  it("for one piece counts a little against its kind and colour, and nothing else", () => {
    const for1 = not("piece", { piece: "blouse" })

    expect(kinds(for1, "blouse")).toBeLessThan(0)
    expect(kinds(for1, "blouse")).toBeGreaterThan(-0.35)
    expect(colours(for1, "orange")).toBeLessThan(0)
    expect(kinds(for1, "trousers")).toBe(0)
    expect(colours(for1, "black")).toBe(0)
  })

  it("for its price lowers what she is taken to spend, each time further", () => {
    const spent = (times: number, dearness: number) => {
      const dismissed = Array.from({ length: times }, () => tooDear(dearness))
      return personOf({ dismissed }).spending
    }

    expect(spent(0, 0)).toBe(USUAL_SPENDING)
    expect(spent(1, 0)).toBeLessThan(USUAL_SPENDING)
    expect(spent(3, 0)).toBeLessThan(spent(1, 0))
    expect(spent(1, -1.5)).toBeLessThan(spent(1, 0))
    expect(kinds(not("price"), "blouse")).toBe(0)
  })

  it("fades as others follow: minds change", () => {
    const red = garment("maxi_dress", { colours: ["red"] })
    const later = Array.from({ length: 20 }, () => ({ garments: [red], reason: "colour" as const }))
    const early = { dismissed: [...later, ...not("colour").dismissed] }

    expect(colours(early, "orange")).toBeGreaterThan(colours(not("colour"), "orange"))
    expect(colours(early, "orange")).toBeLessThan(0)
  })
})

describe("a label that she sorted", () => {
  const DENIM = PREFERENCE_TAGS.indexOf("Denim")
  const tags = { love: ["Denim" as const], dontMind: [], avoid: ["Bold colors" as const] }
  const before = personOf({ tags }).preference
  const signs = (did: Sign, worn = jeans) =>
    Array.from({ length: 30 }, () => ({ did, garment: worn }))

  it.each<DismissalReason | undefined>([
    undefined,
    "colour",
    "shape",
    "too_dressy",
    "too_plain",
    "price",
    "piece",
  ])("stands, whatever she dismisses (%s)", (reason) => {
    const one = { garments: [jeans], occasion: "work" as const, reason, piece: jeans.id }
    const { preference } = personOf({ tags, dismissed: Array.from({ length: 30 }, () => one) })

    expect(preference.tags[DENIM]).toBe(before.tags[DENIM])
    expect(preference.kinds[kindCode("jeans")]).toBe(0)
    expect(preference.materials[pieceOf(jeans).material]).toBe(0)
  })

  it("stands against what she does: no sign speaks against what she loves, or for what she avoids", () => {
    const red = garment("maxi_dress", { colours: ["red"] })
    const loved = personOf({ tags, signs: signs("swapped_out") }).preference
    const avoided = personOf({ tags, signs: signs("settled", red) }).preference

    expect(loved.kinds[kindCode("jeans")]).toBe(0)
    expect(loved.tags).toEqual(before.tags)
    expect(avoided.colours[colourCode("red")]).toBe(0)
    expect(avoided.tags).toEqual(before.tags)
    expect(avoided.kinds[kindCode("maxi_dress")]).toBeGreaterThan(0)
  })
})

describe("what she does with a garment", () => {
  const leaning = (did: Sign) => kinds({ signs: [{ did, garment: blouse }] }, "blouse")

  it("counts by how much it tells", () => {
    expect(leaning("swapped_in")).toBeGreaterThan(leaning("followed"))
    expect(leaning("followed")).toBeGreaterThan(leaning("settled"))
    expect(leaning("settled")).toBeGreaterThan(0)
    expect(leaning("passed")).toBeLessThan(0)
    expect(leaning("swapped_out")).toBeLessThan(leaning("passed"))
    expect(leaning("swapped_in")).toBeLessThan(kinds({ favourites: [[blouse]] }, "blouse"))
  })

  it("raises what she is taken to spend where she follows links to dearer things", () => {
    const followed = (dearness: number) =>
      personOf({ signs: [{ did: "followed", garment: blouse, dearness }] }).spending

    expect(followed(-0.2)).toBeGreaterThan(USUAL_SPENDING)
    expect(followed(-1)).toBe(USUAL_SPENDING)
  })
})
