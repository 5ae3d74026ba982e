import { type GarmentWords, type Kind, YEAR_SEASONS } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { bitsOf } from "../pieces/traits.ts"
import { black, brief, piece } from "../score/testing.ts"
import { pieceRule, rulesBroken } from "./rules.ts"

const of = (kind: Kind, more: Partial<GarmentWords> = {}) =>
  piece({ kind, colours: black, ...more })
const heard = (...kinds: readonly Kind[]) => kinds.map((kind) => of(kind))
const broken = (look: Parameters<typeof rulesBroken>[0], on: Parameters<typeof brief>) =>
  rulesBroken(look, brief(...on))
const hers = (one: ReturnType<typeof of>) => ({ ...one, owned: true })
const january = { month: 1 }
const july = { month: 7 }
const october = { month: 10 }

describe("the weather", () => {
  it("requires a coat, sleeves and tights in January", () => {
    const dress = heard("day_dress", "knee_boots")
    const all = ["nothing-over", "bare-arms", "bare-legs", "too-cold"]
    expect(broken(dress, ["work", january])).toEqual(expect.arrayContaining(all))
    const covered = [...dress, ...heard("cardigan", "wool_coat", "tights")]
    expect(broken(covered, ["work", january])).toEqual([])
    expect(broken(heard("jumper", "jeans", "ankle_boots"), ["errands", january])).toContain(
      "nothing-over",
    )
  })

  it("wants tights below a short hem in October, and covered ankles in January", () => {
    const mini = heard("mini_dress", "ankle_boots", "cardigan", "trench_coat")
    expect(broken(mini, ["outings", { month: 10 }])).toContain("bare-legs")
    expect(broken([...mini, of("tights")], ["outings", { month: 10 }])).toEqual([])
    const midi = [...heard("ankle_boots", "cardigan", "trench_coat"), of("maxi_dress")]
    expect(broken(midi, ["outings", { month: 10 }])).not.toContain("bare-legs")
    const cropped = of("jeans", { cut: { length: "cropped" } })
    const jeans = [...heard("jumper", "ankle_boots", "wool_coat"), cropped]
    expect(broken(jeans, ["errands", january])).toContain("bare-legs")
  })

  it("takes tall boots for tights below a hem to the ground, but not in frost", () => {
    const on = (shoes: Kind, weather: { low: number; high: number }) =>
      broken(heard("jumper", "maxi_skirt", "wool_coat", shoes), ["outings", { month: 1, weather }])
    expect(on("ankle_boots", { low: 2, high: 7 })).toContain("bare-legs")
    expect(on("knee_boots", { low: 2, high: 7 })).not.toContain("bare-legs")
    expect(on("knee_boots", { low: -6, high: 0 })).toContain("bare-legs")
  })

  it("is too hot for a coat in July, and needs none", () => {
    const dress = heard("day_dress", "flats")
    expect(broken(dress, ["outings", july])).toEqual([])
    const coated = [...heard("jumper", "jeans", "ankle_boots"), of("wool_coat")]
    expect(broken(coated, ["outings", july])).toEqual(expect.arrayContaining(["season", "too-hot"]))
  })

  it("follows the forecast if there is one", () => {
    const frost = { month: 7, weather: { low: -4, high: 2 } }
    expect(broken(heard("day_dress", "flats"), ["outings", frost])).toContain("too-cold")
    const heat = { month: 1, weather: { low: 20, high: 30 } }
    expect(broken(heard("slip_dress", "sandals"), ["outings", heat])).toEqual([])
  })

  it("reverses the seasons in the southern hemisphere", () => {
    const sydney = (month: number) => ({ month, latitude: -34 })
    expect(pieceRule(of("sandals"), brief("outings", sydney(1)))).toBeUndefined()
    expect(pieceRule(of("parka"), brief("errands", sydney(1)))).toBe("season")
    const bare = broken(heard("slip_dress", "flats"), ["outings", sydney(7)])
    expect(bare).toContain("too-cold")
  })

  it("believes her about the seasons in which she wears her own clothes", () => {
    const sandals = { ...of("sandals"), owned: true, areSeasonsSaid: true } as const
    const seasons = (...named: readonly (typeof YEAR_SEASONS)[number][]) =>
      bitsOf(YEAR_SEASONS, named)
    const inWinter = { ...sandals, seasons: seasons("winter", "spring") }
    expect(pieceRule(inWinter, brief("outings", january))).toBeUndefined()
    expect(pieceRule(inWinter, brief("outings", july))).toBe("season")
  })

  it("keeps suede and open shoes from the rain, and wide hats from the wind", () => {
    const wet = { weather: { low: 14, high: 18, rain: 6 } }
    const suede = of("loafers", { cloth: { material: "suede" } })
    expect(pieceRule(suede, brief("outings", wet))).toBe("rain")
    expect(pieceRule(of("sandals"), brief("outings", wet))).toBe("rain")
    expect(pieceRule(of("loafers"), brief("outings", wet))).toBeUndefined()
    const boots = hers(of("ankle_boots", { cloth: { material: "suede" } }))
    expect(pieceRule(boots, brief("outings", wet))).toBe("rain")
    expect(pieceRule(boots, brief("outings", wet, { lenience: "hers" }))).toBeUndefined()
    const canvas = of("trainers", { cloth: { material: "canvas" } })
    expect(pieceRule(canvas, brief("outings", wet))).toBe("rain")
    const silk = of("midi_skirt", { cloth: { material: "silk" } })
    expect(pieceRule(silk, brief("classes", wet))).toBe("rain")
    expect(pieceRule(silk, brief("dating", wet))).toBeUndefined()
    expect(pieceRule(of("maxi_dress"), brief("dating", wet))).toBe("rain")
    const windy = { weather: { low: 18, high: 24, wind: 45 } }
    expect(pieceRule(of("sun_hat"), brief("outings", windy))).toBe("wind")
  })

  it("has no heels where wet streets freeze, not even for somebody who loves them", () => {
    const tags = { love: ["High heels" as const], dontMind: [], avoid: [] }
    const icy = { weather: { low: -2, high: 3, rain: 5 }, tags }
    const stilettos = of("ankle_boots", { cut: { heel: "stiletto" } })
    expect(pieceRule(stilettos, brief("dating", icy))).toBe("season")
    expect(pieceRule(of("ankle_boots"), brief("dating", icy))).toBeUndefined()
    expect(
      pieceRule(of("ankle_boots"), brief("dating", { ...icy, weather: { low: -2, high: 3 } })),
    ).toBe("occasion")
  })

  it("keeps wellies for mud and rain", () => {
    const wellies = { ...of("wellies"), owned: true }
    expect(pieceRule(wellies, brief("classes", { month: 3 }))).toBe("season")
    expect(pieceRule(wellies, brief("outdoors", { month: 3 }))).toBeUndefined()
    const wet = { weather: { low: 6, high: 11, rainChance: 0.9 } }
    expect(pieceRule(wellies, brief("classes", wet))).toBeUndefined()
  })

  it("lets her wear her own clothes slightly beyond their days, but not in frost", () => {
    const sandals = { ...of("sandals"), owned: true }
    const linen = of("shirt", { cloth: { material: "linen" } })
    const [mild, cold] = [{ weather: { low: 10, high: 14 } }, { weather: { low: -1, high: 4 } }]
    expect(pieceRule(linen, brief("outings", mild))).toBe("season")
    expect(pieceRule({ ...linen, owned: true }, brief("outings", mild))).toBeUndefined()
    expect(pieceRule(sandals, brief("outings", mild))).toBe("season")
    expect(pieceRule(sandals, brief("outings", cold))).toBe("season")
    expect(pieceRule(sandals, brief("outings", cold, { lenience: "hers" }))).toBeUndefined()
  })

  it("requires nothing if neither month nor forecast is known", () => {
    expect(broken(heard("slip_dress", "heels"), ["dating"])).toEqual([])
  })

  it("puts away her lined boots once it is mild", () => {
    const lined = { ...hers(of("ankle_boots")), name: "black fleece-lined boots" }
    expect(pieceRule(lined, brief("outings", january))).toBeUndefined()
    expect(pieceRule(lined, brief("outings", october))).toBe("season")
    expect(pieceRule({ ...lined, name: "black boots" }, brief("outings", october))).toBeUndefined()
  })
})
