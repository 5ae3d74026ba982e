import { describe, expect, it } from "vitest"
import { COLOUR_NAMES } from "../colour/names.ts"
import { KIND_NAMES } from "../vocabulary/kinds.ts"
import { PATTERNS } from "../vocabulary/patterns.ts"
import { DrawingError, drawCollage, drawFlat } from "./index.ts"
import { boundsOf, mirrored } from "./path.ts"
import { SILHOUETTES } from "./silhouettes/index.ts"

function errorOf(run: () => string): DrawingError {
  try {
    run()
  } catch (error) {
    if (error instanceof DrawingError) return error
    throw error
  }
  throw new Error("nothing was refused")
}

describe("drawFlat", () => {
  it("draws every kind in every pattern as sound markup", () => {
    for (const kind of KIND_NAMES) {
      for (const pattern of PATTERNS) {
        const svg = drawFlat({ kind, colour: "rust", pattern })
        expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 300 400"/)
        expect(svg).not.toMatch(/NaN|undefined/)
        expect(svg.match(/<g\b/g)?.length).toBe(svg.match(/<\/g>/g)?.length)
      }
    }
  })

  it("keeps every kind on its sheet", () => {
    for (const kind of KIND_NAMES) {
      const { cloth, inside = [], pale = [], dark = [] } = SILHOUETTES[kind]
      const { x, y, width, height } = boundsOf([...cloth, ...inside, ...pale, ...dark])
      expect([x > 0, y > 0, x + width < 300, y + height < 400]).toEqual([true, true, true, true])
    }
  })

  it("takes a colour by name or value, and tells patterns apart", () => {
    for (const colour of COLOUR_NAMES) expect(drawFlat({ kind: "jeans", colour })).toContain("<svg")
    expect(drawFlat({ kind: "jeans", colour: "#12ABef" })).toContain('fill="#12abef"')
    const drawings = PATTERNS.map((pattern) => drawFlat({ kind: "shirt", colour: "navy", pattern }))
    expect(new Set(drawings).size).toBe(PATTERNS.length)
  })

  it("says what it shows", () => {
    expect(drawFlat({ kind: "wide_leg_trousers", colour: "ecru" })).toContain(
      "<title>ecru wide-leg trousers</title>",
    )
  })

  it("refuses unknown words, naming the field and what is allowed", () => {
    const kind = errorOf(() => drawFlat({ kind: "toString", colour: "red" }))
    expect(kind).toMatchObject({ code: "unknown-word", field: "kind" })
    expect(kind.allowed).toContain("jeans")
    for (const colour of ["constructor", "#fff", '#12345"', "", "<b>"]) {
      expect(errorOf(() => drawFlat({ kind: "jeans", colour })).field).toBe("colour")
    }
    const pattern = errorOf(() => drawFlat({ kind: "jeans", colour: "red", pattern: "paisley" }))
    expect(pattern.message).toContain("pattern must be one of plain, stripe")
  })
})

describe("drawCollage", () => {
  const outfit = [
    { kind: "shirt", colour: "white", pattern: "stripe" },
    { kind: "jeans", colour: "indigo" },
    { kind: "loafers", colour: "brown" },
    { kind: "necklace", colour: "gold" },
    { kind: "earrings", colour: "gold" },
  ]

  it("draws each garment with ids of its own", () => {
    const svg = drawCollage(outfit)
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    expect(svg).toContain('viewBox="0 0 600 800"')
    expect(ids.length).toBeGreaterThanOrEqual(outfit.length)
    expect(new Set(ids).size).toBe(ids.length)
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1])
    expect(used.every((id) => ids.includes(id))).toBe(true)
  })

  it("draws an empty sheet for no garments and refuses unknown words", () => {
    expect(drawCollage([])).toContain("<svg")
    expect(errorOf(() => drawCollage([{ kind: "turnip", colour: "red" }])).field).toBe("kind")
  })
})

describe("mirrored", () => {
  it("closes a half to a symmetric whole", () => {
    expect(mirrored([150, 10], [100, 20], [100, 90, 140, 95, 150, 95])).toBe(
      "M150 10L100 20C100 90 140 95 150 95C160 95 200 90 200 20L150 10Z",
    )
  })
})
