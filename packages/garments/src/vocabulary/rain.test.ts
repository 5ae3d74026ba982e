import { describe, expect, it } from "vitest"
import type { Material } from "./cloth.ts"
import type { Kind } from "./kind-names.ts"
import { bearsShowers, isSpoiledByRain, standsRain } from "./rain.ts"

const words = (kind: Kind, material?: Material) => ({
  kind,
  colours: [{ colour: "navy" }] as const,
  ...(material && { cloth: { material } }),
})

describe("isSpoiledByRain", () => {
  it("is true of suede, silk and everything that lets water in", () => {
    expect(isSpoiledByRain(words("loafers", "suede"))).toBe(true)
    expect(isSpoiledByRain(words("midi_skirt", "silk"))).toBe(true)
    expect(isSpoiledByRain(words("tote_bag", "straw"))).toBe(true)
    expect(isSpoiledByRain(words("teddy_coat", "fur"))).toBe(true)
    expect(isSpoiledByRain(words("sandals"))).toBe(true)
    expect(isSpoiledByRain(words("chelsea_boots"))).toBe(false)
    expect(isSpoiledByRain(words("clutch", "satin"))).toBe(false)
  })

  it("is true of canvas and mesh where they are shoes", () => {
    expect(isSpoiledByRain(words("trainers", "canvas"))).toBe(true)
    expect(isSpoiledByRain(words("trainers", "mesh"))).toBe(true)
    expect(isSpoiledByRain(words("tote_bag", "canvas"))).toBe(false)
    expect(isSpoiledByRain(words("trainers"))).toBe(false)
  })
})

describe("standsRain", () => {
  it("is true of coats made for it and of covers that shed it", () => {
    for (const kind of ["raincoat", "trench_coat", "parka", "puffer", "bomber"] as const) {
      expect(standsRain(words(kind)), kind).toBe(true)
    }
    for (const kind of ["wool_coat", "teddy_coat", "denim_jacket", "fleece"] as const) {
      expect(standsRain(words(kind)), kind).toBe(false)
    }
    expect(standsRain(words("gilet", "nylon"))).toBe(false)
  })
})

describe("bearsShowers", () => {
  it("is true of wool coats and leather jackets, and of nothing that soaks", () => {
    expect(bearsShowers(words("wool_coat"))).toBe(true)
    expect(bearsShowers(words("leather_jacket"))).toBe(true)
    expect(bearsShowers(words("denim_jacket"))).toBe(false)
    expect(bearsShowers(words("cardigan", "wool"))).toBe(false)
  })
})
