import type { ColourName } from "@stylin/garments/colour"
import type { BodyType, GarmentWords, Kind } from "@stylin/garments/vocabulary"
import { defaultTagPreferences } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { colourOf } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { scoreOf } from "../score/score.ts"
import { brief, piece } from "../score/testing.ts"
import { levelsOf } from "./levels.ts"
import { reasonsFor } from "./reasons.ts"
import { sayStyle } from "./style.ts"
import { stylingOf } from "./styling.ts"
import { withoutGlimpse } from "./testing.ts"
import { titleOf } from "./title.ts"
import { bondsOf } from "./together.ts"
import { glimpsesOf, visibleAtFace, visibleOf } from "./visible.ts"
import { tipsOf } from "./wearing.ts"
import { calledApart } from "./words.ts"

const of = (kind: Kind, colour: ColourName = "black", more: Partial<GarmentWords> = {}) =>
  piece({ kind, colours: [{ colour }], ...more })
const hers = (kind: Kind, name: string, colour: ColourName, more: Partial<GarmentWords> = {}) => ({
  ...of(kind, colour, more),
  owned: true,
  name,
})
const bonds = (...look: readonly Piece[]) => bondsOf(look)
const cases = (...look: readonly Piece[]) => bonds(...look).map(({ is }) => is)
const rests = (...look: readonly Piece[]) => bonds(...look).find(({ is }) => is === "rests")?.facts

describe("what comes three times", () => {
  const navy = [of("wool_coat", "navy"), of("trousers", "navy"), of("tote_bag", "navy")]
  const rest = [of("shirt", "white"), of("loafers", "tan")]

  it("is counted with what hides beneath", () => {
    const isThread = (...look: readonly Piece[]) =>
      bondsOf(visibleOf(look), glimpsesOf(look), look).some(({ is }) => is === "thread")
    expect(isThread(...navy, ...rest)).toBe(true)
    expect(isThread(...navy, of("blazer", "navy"), ...rest)).toBe(false)
  })

  it("is no echo of two while tights have the colour too", () => {
    const two = [of("wool_coat", "black"), of("day_dress", "red"), of("ankle_boots", "black")]
    expect(cases(...two)).toContain("repeats")
    expect(cases(...two, of("tights", "black"))).not.toContain("repeats")
  })
})

describe("one long line", () => {
  const said = (bodyType: BodyType, ...look: readonly Piece[]) => {
    const about = brief("work", { bodyType })
    return Array.from({ length: 6 }, (_, at) => look.map((one) => ({ ...one, id: one.id + at })))
      .flatMap((worn) => reasonsFor(worn, about, scoreOf(worn, about)))
      .filter(({ label }) => label === "Body Type")
      .map(({ text }) => text)
      .join()
  }
  const blouse = (colour: ColourName) =>
    of("blouse", colour, { cut: { neckline: "v", fit: "relaxed" } })

  it("is not one where a skirt of another colour cuts it across", () => {
    for (const bodyType of ["oval", "inverted_triangle"] as const) {
      const cut = said(bodyType, blouse("white"), of("midi_skirt", "navy"), of("flats", "navy"))
      expect(cut).not.toMatch(/one long line/)
    }
    const whole = said("oval", of("maxi_dress", "navy"), of("flats"))
    expect(whole).toMatch(/one long line/)
  })

  it("is cut by a belt of another colour", () => {
    const dress = of("maxi_dress", "navy", { cut: { neckline: "v" } })
    expect(said("oval", dress, of("belt", "tan"), of("flats"))).not.toMatch(/one long line/)
  })
})

describe("what stands out", () => {
  const peach = of("sweatshirt", "peach")
  const jeans = of("jeans", "blue", { cloth: { material: "denim" } })

  it("is nothing beside something bolder", () => {
    expect(rests(peach, jeans, of("trainers", "white"))).toBeDefined()
    const beneath = bonds(of("raincoat", "yellow"), peach, jeans, of("trainers", "white"))
    const standing = beneath.filter(({ is }) => /rests|leads|fullStop/.test(is))
    expect(JSON.stringify(standing.map(({ facts }) => facts))).not.toMatch(/peach/)
  })

  it("is neither of two that are as bold and as large", () => {
    expect(rests(of("jumper", "cobalt"), of("midi_skirt", "red"), of("blazer"))).toBeUndefined()
  })

  it("is no colour beside one of a near hue, unless it is far lighter or darker", () => {
    for (const calm of ["khaki", "beige", "camel"] as const) {
      const olive = [of("raincoat", "olive"), of("jumper", calm), of("trousers", calm)]
      expect([calm, rests(...olive), cases(...olive).includes("leads")]).toEqual([
        calm,
        undefined,
        false,
      ])
    }
    for (const calm of ["khaki", "beige"] as const) {
      expect(rests(of("shirt_dress", "green"), of("parka", calm))).toBeUndefined()
    }
    expect(rests(of("shirt_dress", "green"), of("parka", "cream"))).toBeDefined()
  })

  it("is no light blue above blue jeans, and no pairing with olive is bold", () => {
    expect(cases(of("shirt", "light blue"), jeans, of("trainers", "white"))).not.toContain("leads")
    expect(cases(peach, jeans, of("trainers", "white"))).toContain("leads")
    expect(cases(of("jumper", "rust"), of("trousers", "olive"))).not.toContain("lively")
    expect(cases(of("jumper", "rust"), of("trousers", "emerald"))).toContain("lively")
  })

  it("has no quiet background in shoes", () => {
    expect(rests(of("wrap_dress", "red"), of("heels"))).not.toHaveProperty("calm")
    expect(rests(of("wrap_dress", "red"), of("blazer"))).toHaveProperty("calm")
  })

  it("near the face is nothing that a zipped fleece hides", () => {
    const said = (layer: Kind) =>
      visibleAtFace([of(layer, "green"), of("t_shirt", "coral"), of("jeans", "blue")]).map(
        ({ colours: [main = -1] }) => colourOf(main),
      )
    expect(said("fleece")).not.toContain("coral")
    expect(said("denim_jacket")).toContain("coral")
  })

  it("alone may lead or do the talking", () => {
    const isLed = (under: Piece, skirt: ColourName) =>
      tipsOf([of("trench_coat", "beige"), under, of("midi_skirt", skirt), of("trainers", "white")])
        .filter(({ is }) => is === "coatOpen")
        .map(({ facts }) => "hero" in facts)
    expect(isLed(of("jumper", "black"), "emerald")).toEqual([])
    expect(isLed(of("jumper", "emerald"), "fuchsia")).toEqual([false])
    expect(isLed(of("jumper", "coral"), "black")).toEqual([true])
  })

  it("is no dress that a jacket hides below the coat", () => {
    const isShown = (...layer: readonly Piece[]) =>
      tipsOf([of("trench_coat", "beige"), ...layer, of("wrap_dress", "red"), of("heels")]).some(
        ({ is }) => is === "coatOpen",
      )
    expect(isShown()).toBe(true)
    expect(isShown(of("blazer"))).toBe(false)
  })

  it("is not the only piece that speaks up while another is bolder", () => {
    const about = brief("outings", {
      tags: { ...defaultTagPreferences(), love: ["Colour accents"], avoid: [] },
    })
    const style = (...look: readonly Piece[]) =>
      sayStyle(look, about, scoreOf(look, about), 0) !== undefined
    const worn = [peach, of("trousers", "navy"), of("trainers", "white")]
    expect(style(...worn)).toBe(true)
    expect(style(of("raincoat", "yellow"), ...worn)).toBe(false)
    const scarf = of("scarf", "brown", { pattern: "abstract" })
    expect(style(...worn, { ...scarf, pattern: 0 })).toBe(true)
    expect(style(...worn, scarf)).toBe(false)
  })
})

describe("two pieces beside each other", () => {
  const levels = (one: Piece, other: Piece) =>
    levelsOf([one, other]).filter(({ of: [first] }) => first === one)

  it("are eased by soft and plain things alone", () => {
    const trousers = { ...of("trousers"), formality: 4 }
    const isEased = (other: Piece) =>
      levels(trousers, { ...other, formality: 3 }).some(({ is }) => is === "eases")
    expect(isEased(of("ankle_boots", "black", { cut: { heel: "stiletto" } }))).toBe(false)
    expect(isEased(of("ankle_boots", "black", { cut: { heel: "flat" } }))).toBe(true)
    expect(isEased(of("jumper"))).toBe(true)
    expect(isEased(of("trainers"))).toBe(true)
    expect(isEased(of("blouse"))).toBe(false)
  })

  it("are no bag, which nobody compares with clothes", () => {
    expect(levelsOf([of("jeans"), of("tote_bag")])).toEqual([])
  })

  it("sharpen a look only if they are tailored, and ease it only if they are soft", () => {
    const easy = (one: Piece, other: Piece) =>
      levels({ ...one, formality: 2 }, { ...other, formality: 3 }).map(({ facts }) =>
        ["sharp"].filter((fact) => fact in facts),
      )
    expect(easy(of("trainers"), of("day_dress"))).toEqual([])
    expect(easy(of("trainers"), of("shirt"))).toEqual([["sharp"]])
    expect(easy(of("jumper"), of("loafers"))).toEqual([])
    expect(easy(of("jeans"), of("loafers"))).toEqual([["sharp"]])
    expect(easy(of("trainers"), of("chinos"))).toEqual([])
    const leather = of("trousers", "black", { cloth: { material: "leather" } })
    expect(easy(of("trainers"), leather)).toEqual([])
    // Cords have no crease to smarten anything with.
    expect(easy(of("trainers"), { ...of("trousers"), name: "olive cords" })).toEqual([])
  })

  it("are told apart by their cloths only where these are known and differ", () => {
    const facts = (top: Piece, skirt: Piece) =>
      levels(top, { ...skirt, formality: top.formality }).find(({ is }) => is === "cloths")?.facts
    const satin = of("midi_skirt", "emerald", { cloth: { material: "satin" } })
    expect(facts(of("jumper"), satin)).toMatchObject({ soft: { text: "knitwear" } })
    expect(facts(of("jumper"), satin)).toMatchObject({ shiny: { text: "satin" } })
    expect(facts(of("blouse"), satin)).toBeUndefined()
    expect(facts(of("jumper"), of("midi_skirt"))).toBeUndefined()
  })

  it("end where the score likes it, and only then is their length praised", () => {
    const lengths = (...look: readonly Piece[]) =>
      bonds(...look).find(({ is }) => is === "lengths")?.facts ?? {}
    const high = of("trousers", "navy", { cut: { rise: "high" } })
    const cropped = of("blazer", "grey", { cut: { length: "cropped" } })
    expect(Object.keys(lengths(cropped, high))).toEqual(["shortAbove", "shortBelow"])
    expect(lengths(of("blazer", "grey"), high)).toEqual({})
    const boots = of("knee_boots")
    expect(Object.keys(lengths(of("midi_skirt"), boots))).toEqual(["hemAbove", "hemBelow"])
    const dress = (name: string, cut = {}) => ({
      ...of("day_dress", "navy", { cut }),
      owned: true,
      name,
    })
    expect(Object.keys(lengths(dress("fox dress"), boots))).toEqual([])
    expect(Object.keys(lengths(dress("midi dress", { length: "midi" }), boots))).toEqual([
      "hemAbove",
      "hemBelow",
    ])
    expect(Object.keys(lengths(of("mini_skirt"), boots))).toEqual(["tallAbove", "tallBelow"])
  })

  it("are called as she calls hers, without the words they share", () => {
    const boots = hers("lace_up_boots", "brown walking boots", "brown")
    const belt = hers("belt", "brown leather belt", "brown")
    expect(calledApart([boots, belt], "brown")).toEqual(["your walking boots", "your leather belt"])
    const chunky = hers("ankle_boots", "black chunky boots", "black")
    const blazer = hers("blazer", "black oversized blazer", "black")
    expect(calledApart([blazer, chunky])).toEqual(["your oversized blazer", "your chunky boots"])
    expect(calledApart([of("blazer"), chunky])).toEqual(["the blazer", "your black chunky boots"])
    // Words of three letters are heard twice, too.
    const tan = [hers("ankle_boots", "tan ankle boots", "tan"), hers("belt", "tan belt", "tan")]
    expect(calledApart(tan, "tan")).toEqual(["your ankle boots", "your belt"])
  })
})

describe("how it is worn", () => {
  const onDay = (low: number, high: number) => brief("outings", { weather: { low, high } }).need
  const bare = Array.from({ length: 8 }, (_, at) => [
    { ...of("t_shirt", "white"), id: `top ${at}` },
    of("jeans", "blue", { cut: { leg: "straight" } }),
    of("trainers", "white"),
  ])

  it("bares no ankle below 15 degrees, or beneath a coat", () => {
    const areBare = (low: number, high: number, ...over: readonly Piece[]) =>
      bare.some((look) => stylingOf([...over, ...look], onDay(low, high)).hems === "up")
    expect(areBare(16, 24)).toBe(true)
    expect(areBare(9, 14)).toBe(false)
    expect(areBare(16, 24, of("trench_coat", "beige"))).toBe(false)
  })

  it("puts blouses and shirts into pencil skirts", () => {
    for (const kind of ["blouse", "shirt"] as const) {
      const look = [of(kind, "cream", { cut: { fit: "relaxed" } }), of("pencil_skirt"), of("heels")]
      expect([kind, stylingOf(look).tuck]).toEqual([kind, "in"])
      expect(tipsOf(look).map(({ is }) => is)).not.toContain("drop")
    }
  })
})

describe("titles", () => {
  it("name what a coat half hides as a glimpse, if it is livelier than the coat, or not at all", () => {
    const look = [
      of("puffer", "beige"),
      of("blazer", "coral"),
      of("shirt", "white"),
      of("trousers", "black"),
    ]
    const about = brief("outings", { month: 10, weather: { low: 9, high: 15 } })
    const titles = Array.from({ length: 12 }, (_, at) => {
      const worn = look.map((one) => ({ ...one, id: `${one.id} ${at}` }))
      return titleOf(worn, about).text
    })
    expect(titles.join()).not.toMatch(/blazer|white|shirt/i)
    expect(titles.map(withoutGlimpse).join()).not.toMatch(/coral/i)
    expect(titles.join()).toMatch(/glimpse of coral|coral beneath/i)
  })

  it("call by its kind what has too long a name for a line", () => {
    const skirt = hers("midi_skirt", "orange wax-print midi skirt", "orange", {
      pattern: "abstract",
    })
    const titles = Array.from({ length: 12 }, (_, at) => {
      const look = [of("jumper", "red"), { ...skirt, id: `skirt ${at}` }, of("ankle_boots")]
      return titleOf(look, brief("outings")).text
    })
    expect(titles.join()).not.toMatch(/mood/)
  })
})
