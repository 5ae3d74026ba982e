import type { ColourName } from "@stylin/garments/colour"
import type { DressCode, GarmentWords, Kind, PreferenceTag } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { occasionWorth } from "../score/formality.ts"
import { brief, piece } from "../score/testing.ts"
import { garment, garments } from "../testing.ts"
import type { Weather } from "../weather/day.ts"
import { isHinderingAtWork, isOutOfPlace } from "./practical.ts"
import { pieceRule } from "./rules.ts"
import { workSettingOf } from "./settings.ts"
import { areOnlyForWalks } from "./walking.ts"

const of = (kind: Kind, colour: ColourName = "navy", more: Partial<GarmentWords> = {}) =>
  piece({ kind, colours: [{ colour }], ...more })
const hers = (...of_: Parameters<typeof of>) => ({ ...of(...of_), owned: true })
const work = (dressCode?: DressCode, love: PreferenceTag[] = [], high?: number) =>
  brief("work", {
    weather: high === undefined ? undefined : { low: high - 6, high },
    needs: { dressCode },
    tags: { love, dontMind: [], avoid: [] },
  })

describe("for her who is on her feet at work", () => {
  const onHerFeet = work("practical")

  it.each([
    ["chinos", of("chinos")],
    ["jeans", of("jeans")],
    ["a jumper", of("jumper")],
    ["a white T-shirt", of("t_shirt", "white")],
    ["white trainers", of("trainers", "white")],
    ["flat boots", of("chelsea_boots", "brown")],
    ["a raincoat", of("raincoat")],
  ])("%s may be bought", (_, one) => {
    expect(pieceRule(one, onHerFeet)).toBeUndefined()
  })

  it.each([
    ["a blazer", of("blazer")],
    ["a bouclé jacket", of("tweed_jacket")],
    ["a midi skirt", of("midi_skirt")],
    ["a satin blouse", of("blouse", "navy", { cloth: { material: "satin" } })],
    ["a chiffon shirt", of("shirt", "navy", { cloth: { material: "chiffon" } })],
    ["a blouse", of("blouse", "navy")],
    ["a white linen shirt", of("shirt", "white", { cloth: { material: "linen" } })],
    ["cream chinos", of("chinos", "cream")],
    ["a wool coat", of("wool_coat")],
    ["suede loafers", of("loafers", "navy", { cloth: { material: "suede" } })],
    ["block heels", of("ankle_boots", "navy", { cut: { heel: "block" } })],
    ["ballet flats", of("flats")],
    ["silver loafers", of("loafers", "silver")],
  ])("%s may not", (_, one) => {
    expect(pieceRule(one, onHerFeet)).toBe("occasion")
  })

  it("may not be told otherwise by what she loves: no heels", () => {
    expect(pieceRule(of("heels"), work("practical", ["High heels"]))).toBe("occasion")
    expect(pieceRule(of("chelsea_boots"), work("practical", ["High heels"]))).toBeUndefined()
  })

  it("goes in her walking boots in summer, too", () => {
    const boots = hers("lace_up_boots", "brown")
    expect(pieceRule(boots, work("practical", [], 24))).toBeUndefined()
    expect(pieceRule(boots, work("everyday", [], 24))).toBe("season")
  })

  it("leaves them at home on dry days if she has trainers", () => {
    const boots = { ...hers("lace_up_boots", "brown"), name: "Brown walking boots" }
    const others = [boots, hers("loafers"), hers("trainers")]
    const areLeft = (worn: typeof others, weather: Weather) =>
      areOnlyForWalks(boots, worn, brief("work", { weather, needs: { dressCode: "practical" } }))
    expect(areLeft(others, { low: 12, high: 20 })).toBe(true)
    expect(areLeft(others.slice(0, 2), { low: 12, high: 20 })).toBe(false)
    expect(areLeft(others, { low: 12, high: 20, rain: 8 })).toBe(false)
    expect(areLeft(others, { low: -3, high: 2 })).toBe(false)
  })

  it("keeps trousers for paths from other work, if she has others", () => {
    const legs = { ...hers("cargo_trousers", "navy"), name: "Navy softshell trousers" }
    const others = [legs, hers("jeans")]
    expect(areOnlyForWalks(legs, others, work("everyday"))).toBe(true)
    expect(areOnlyForWalks(legs, others, onHerFeet)).toBe(false)
    expect(areOnlyForWalks(legs, others.slice(0, 1), work("everyday"))).toBe(false)
  })

  it("leaves earrings and necklaces at home where she is on her feet", () => {
    for (const kind of ["earrings", "necklace"] as const) {
      expect(isHinderingAtWork(hers(kind), [hers(kind)], onHerFeet), kind).toBe(true)
      expect(isHinderingAtWork(hers(kind), [hers(kind)], work("smart")), kind).toBe(false)
    }
  })

  it("her own stay at home as far as she has others", () => {
    const skirt = hers("midi_skirt", "red", { pattern: "floral" })
    const heels = hers("heels", "silver")
    expect(isHinderingAtWork(skirt, [skirt, hers("jeans")], onHerFeet)).toBe(true)
    expect(isHinderingAtWork(skirt, [skirt], onHerFeet)).toBe(false)
    expect(isHinderingAtWork(heels, [heels, hers("trainers")], onHerFeet)).toBe(true)
    expect(isHinderingAtWork(heels, [heels, hers("jeans")], onHerFeet)).toBe(false)
    expect(isHinderingAtWork(skirt, [skirt, hers("jeans")], work("smart"))).toBe(false)
  })

  it("her silk headscarf and her tights are in nobody's way", () => {
    const silk = { cloth: { material: "silk" } } as const
    expect(isOutOfPlace(hers("headscarf", "navy", silk), onHerFeet)).toBe(false)
    expect(isOutOfPlace(hers("tights", "black"), onHerFeet)).toBe(false)
    expect(isOutOfPlace(hers("blouse", "navy", silk), onHerFeet)).toBe(true)
  })

  it("her blazer goes along only if she loves suits, or has nothing else for the day", () => {
    const blazer = hers("blazer")
    const coat = hers("wool_coat")
    const cool = (love: PreferenceTag[]) => work("practical", love, 12)
    expect(isHinderingAtWork(blazer, [blazer, coat], cool([]))).toBe(true)
    expect(isHinderingAtWork(blazer, [blazer, coat], cool(["Tailored suits"]))).toBe(false)
    expect(isHinderingAtWork(blazer, [blazer], cool([]))).toBe(false)
    expect(isHinderingAtWork(blazer, [blazer], work("practical", [], 26))).toBe(true)
  })
})

describe("what she says of her work", () => {
  const worth = (kind: Kind, code?: DressCode) => occasionWorth(of(kind), work(code))

  it("lets tailoring lead, or trainers, or jeans", () => {
    expect(worth("blazer", "tailored")).toBeGreaterThanOrEqual(worth("blazer", "smart"))
    expect(worth("jeans", "tailored")).toBeLessThan(worth("jeans", "smart"))
    expect(worth("trainers", "practical")).toBeGreaterThan(worth("loafers", "practical"))
    expect(worth("jeans", "everyday")).toBeGreaterThan(worth("trousers", "everyday"))
  })

  it("is taken for the office of before where she says that it asks for no suits", () => {
    for (const kind of ["blazer", "trousers", "jeans", "trainers", "slip_dress"] as const) {
      expect(worth(kind, "smart")).toBe(worth(kind))
    }
  })

  it("lets her own jeans go to work or not, whatever she loves", () => {
    expect(pieceRule(hers("jeans"), work("tailored", ["Denim"]))).toBe("occasion")
    expect(pieceRule(hers("jeans"), work("everyday"))).toBeUndefined()
    expect(pieceRule(hers("jeans"), work("smart", ["Denim"]))).toBeUndefined()
  })
})

describe("where she does not say it", () => {
  const plain = garments(60, 3, true).filter(
    ({ kind }) => !["blazer", "waistcoat", "pencil_skirt"].includes(kind),
  )

  it("ten pieces without tailoring tell of no office", () => {
    expect(workSettingOf(undefined, plain.slice(0, 9))).toBe("work")
    expect(workSettingOf(undefined, plain.slice(0, 10))).toBe("any_work")
    expect(workSettingOf(undefined, [...plain, garment("blazer")])).toBe("work")
    const suited = garment("trousers", { name: "Navy suit trousers" })
    expect(workSettingOf(undefined, [...plain, suited])).toBe("work")
    const overalls = garment("jumpsuit", { name: "Khaki boiler suit" })
    expect(workSettingOf(undefined, [...plain, overalls])).toBe("any_work")
    expect(workSettingOf("practical", [...plain, suited])).toBe("practical_work")
  })
})

it("leaves her dresses at home where she is on her feet, if she has trousers for it", () => {
  const dress = hers("knitted_dress", "brown")
  const trousers = hers("cargo_trousers", "olive")
  expect(isHinderingAtWork(dress, [dress, trousers], work("practical"))).toBe(true)
  expect(isHinderingAtWork(dress, [dress], work("practical"))).toBe(false)
  expect(isHinderingAtWork(dress, [dress, trousers], work("everyday"))).toBe(false)
  const jumpsuit = hers("jumpsuit", "navy")
  expect(isHinderingAtWork(jumpsuit, [jumpsuit, trousers], work("practical"))).toBe(false)
})

it("takes no brimmed hat to dinner or to work, hers neither", () => {
  const hat = hers("fedora", "brown")
  for (const indoors of ["dating", "work"] as const) {
    expect(pieceRule(hat, brief(indoors)), indoors).toBe("occasion")
  }
  expect(pieceRule(hat, brief("outings"))).toBeUndefined()
})
