import type { DressCode, Kind } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { indexOf, recordOf } from "../catalogue/catalogue-index.ts"
import { kindCode } from "../pieces/codes.ts"
import { garment, garments } from "../testing.ts"
import type { Garment } from "../types.ts"
import { styleLooks } from "./style-looks.ts"

const shop = indexOf(garments(3000, 7).map((one) => recordOf(one)))
const looksFor = (
  dressCode: DressCode | undefined,
  wardrobe: readonly Garment[] = [],
  month = 10,
) =>
  styleLooks({
    profile: { month, needs: { dressCode } },
    wardrobe,
    catalogue: shop,
    occasions: ["work"],
    candidatesPerOccasion: 60,
    count: 24,
    alternatives: 1,
    seed: 5,
  }).looks
const own = (...kinds: readonly Kind[]) =>
  kinds.map((kind) => garment(kind, { id: `own ${kind}`, owned: true }))
const piecesOf = (looks: ReturnType<typeof looksFor>) =>
  looks.flatMap(({ slots }) => slots.map(([piece]) => piece))
const shareOf = (looks: ReturnType<typeof looksFor>, ...kinds: readonly Kind[]) => {
  const codes = kinds.map(kindCode)
  const have = looks.filter(({ slots }) => slots.some(([{ kind }]) => codes.includes(kind)))
  return have.length / looks.length
}
const OFFICE = /\b(?:office|meeting|desk|smart enough|business|professional|train home)\b/i
const saidIn = (looks: ReturnType<typeof looksFor>) =>
  looks.flatMap(({ title, reasons }) => [title, ...reasons.map(({ text }) => text)])
const PLAIN = own(
  "jeans",
  "chinos",
  "t_shirt",
  "shirt",
  "jumper",
  "cardigan",
  "trainers",
  "ankle_boots",
  "trench_coat",
  "midi_skirt",
  "tote_bag",
)

describe("looks for work", () => {
  it("are flat and free of blazers, skirts and offices for her who is on her feet", () => {
    const looks = looksFor("practical")
    expect(looks).toHaveLength(24)
    expect(shareOf(looks, "blazer", "tweed_jacket", "waistcoat", "heels", "midi_skirt")).toBe(0)
    expect(shareOf(looks, "flats", "mary_janes", "knee_boots", "mules")).toBe(0)
    expect(shareOf(looks, "trainers")).toBeGreaterThan(shareOf(looksFor("smart"), "trainers"))
    expect(
      saidIn(looks).filter((text) => OFFICE.test(text) || /^Smart (?!casual)/.test(text)),
    ).toEqual([])
  })

  it("leave her own floral skirt and silver heels at home, since she has others", () => {
    const dressy = own("midi_skirt", "heels", "chinos", "trainers", "shirt", "jumper", "parka")
    const worn = piecesOf(looksFor("practical", dressy)).map(({ id }) => id)
    expect(worn).toContain("own chinos")
    expect(worn).not.toContain("own heels")
    expect(worn).not.toContain("own midi_skirt")
    const atOffice = piecesOf([7, 10].flatMap((month) => looksFor("smart", dressy, month))).map(
      ({ id }) => id,
    )
    expect(atOffice).toContain("own midi_skirt")
  })

  it("have a blazer far more often for her whose work is in suits", () => {
    const share = (code: DressCode) =>
      shareOf(
        [4, 10].flatMap((month) => looksFor(code, [], month)),
        "blazer",
      )
    expect(share("tailored")).toBeGreaterThan(1.5 * share("smart"))
  })

  it("are everyday looks for her who says that anything goes", () => {
    const looks = looksFor("everyday")
    const grades = piecesOf(looks).map(({ formality }) => formality)
    expect(grades.filter((grade) => grade >= 4).length / grades.length).toBeLessThan(0.2)
    expect(saidIn(looks).filter((text) => OFFICE.test(text))).toEqual([])
  })

  it("speak of no office where she has said nothing and owns nothing for one", () => {
    const looks = [1, 4, 7, 10].flatMap((month) => looksFor(undefined, PLAIN, month))
    expect(saidIn(looks).filter((text) => OFFICE.test(text))).toEqual([])
    const withBlazer = [...PLAIN, ...own("blazer", "trousers")]
    const atOffice = [1, 4, 7, 10].flatMap((month) => looksFor(undefined, withBlazer, month))
    expect(saidIn(atOffice).filter((text) => OFFICE.test(text))).not.toEqual([])
  })

  it("wear the same, whatever words are used, until she says", () => {
    const asUnsaid = looksFor(undefined, PLAIN)
    const asSmart = looksFor("smart", PLAIN)
    const worn = (looks: typeof asUnsaid) =>
      looks.map(({ slots }) => slots.map(([{ id }]) => id).join())
    expect(worn(asUnsaid)).toEqual(worn(asSmart))
  })
})
