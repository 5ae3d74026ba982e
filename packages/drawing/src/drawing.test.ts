import { COLOUR_NAMES } from "@stylin/garments/colour"
import {
  CUT_FIELDS,
  type Cut,
  type CutField,
  cutsOf,
  type GarmentWords,
  KIND_NAMES,
  type Kind,
  PATTERNS,
} from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { drawFlat, drawLook, drawPiece } from "./index.ts"
import { errorOf, expectOnSheet, expectSound, NAVY, words } from "./testing/drawn.ts"

/** Cuts that a drawing of the garment alone does not show. */
const NOT_SEEN: Partial<Record<Kind, readonly CutField[]>> = {
  cami: ["sleeve"],
  denim_jacket: ["sleeve"],
  bomber: ["fit", "sleeve"],
  overshirt: ["sleeve"],
  trench_coat: ["fit"],
  slip_dress: ["sleeve"],
  pinafore: ["fit", "sleeve"],
  evening_dress: ["fit"],
  dungarees: ["sleeve"],
}

describe("drawFlat", () => {
  it("draws every kind in every pattern as sound markup on its sheet", () => {
    for (const kind of KIND_NAMES) {
      for (const pattern of PATTERNS) {
        const svg = drawFlat(words(kind, { pattern }))
        expectSound(svg)
        expectOnSheet(svg)
      }
    }
  })

  it("draws every cut of every kind, each different from the usual one", () => {
    const alike: string[] = []
    for (const kind of KIND_NAMES) {
      const usual = drawFlat(words(kind))
      const cuts = cutsOf(kind)
      for (const field of CUT_FIELDS) {
        for (const word of (cuts[field] ?? []).slice(1)) {
          const cut: Cut = { [field]: word }
          const svg = drawFlat(words(kind, { cut }))
          expectSound(svg)
          if (svg === usual && !NOT_SEEN[kind]?.includes(field)) {
            alike.push(`${kind}: ${field} ${word}`)
          }
        }
      }
    }
    // A low heel is what ankle boots are drawn on unless another one is said.
    expect(alike).toEqual(["ankle_boots: heel low"])
  })

  it("draws no two kinds alike", () => {
    const drawn = KIND_NAMES.map((kind) => {
      const svg = drawFlat(words(kind, { cloth: { material: "cotton" } }))
      return svg.replace(/<title>.*?<\/title>/, "")
    })
    expect(new Set(drawn).size).toBe(KIND_NAMES.length)
  })

  it("takes a colour by name or by value", () => {
    for (const colour of COLOUR_NAMES) {
      expectSound(drawFlat(words("jeans", { colours: [{ colour }] })))
    }
    expect(drawFlat(words("jeans", { colours: [{ colour: "#5d7896" }] }))).toContain("#5d7896")
  })

  it("gives garments with the same words their own creases, and the same garment the same ones", () => {
    const shirt = (seed: number) => drawFlat(words("shirt", { seed }))
    expect(shirt(1)).toBe(shirt(1))
    expect(shirt(1)).not.toBe(shirt(4))
  })

  it("has the garment's name as its title", () => {
    const svg = drawFlat({ kind: "wide_leg_trousers", colours: [{ colour: "ecru" }] })
    expect(svg).toContain("<title>ecru wide-leg trousers</title>")
  })

  it("stands on the ground asked for", () => {
    expect(drawFlat(words("jeans"), { ground: null })).not.toContain("<rect width")
    expect(drawFlat(words("jeans"), { ground: "#2a2522" })).toContain('fill="#2a2522"')
    const ground = '"/><script>'
    expect(errorOf(() => drawFlat(words("jeans"), { ground })).field).toBe("ground")
  })

  it("puts nothing behind a figure but its shadow on the ground", () => {
    const svg = drawLook({ figure: {}, garments: [words("jeans")], ground: null })
    const [, body = ""] = svg.split("</defs>")
    expect(body).toMatch(
      /^<g transform="[^"]*">(?:<g fill="none" stroke="#F1EAE0".*?<\/g>)?<ellipse/,
    )
  })

  it("puts a thin rim round dark cloth on clear or dark ground, and round nothing else", () => {
    const hasRim = (colour: "black" | "cream", ground: string | null) =>
      /<g fill="none" stroke="#F1EAE0"/.test(
        drawFlat(words("blazer", { colours: [{ colour }] }), { ground }),
      )
    expect([hasRim("black", null), hasRim("black", "#1c1715")]).toEqual([true, true])
    expect([hasRim("cream", null), hasRim("black", "#f1eae0")]).toEqual([false, false])
  })

  it("refuses what is not a garment, naming the field and what is allowed", () => {
    // These words come from outside, where types do not reach.
    const told = (garment: unknown) => errorOf(() => drawFlat(garment as GarmentWords))
    const kind = told({ kind: "toString", colours: NAVY })
    expect(kind).toMatchObject({ code: "unknown-word", field: "kind" })
    expect(kind.allowed).toContain("jeans")
    expect(told({ kind: "jeans", colours: [{ colour: '#12345"' }] })).toMatchObject({
      code: "not-a-colour",
      field: "colours[0]",
    })
    expect(told({ kind: "jeans", colours: NAVY, cut: { neckline: "v" } }).code).toBe(
      "cut-not-of-kind",
    )
  })
})

describe("drawPiece", () => {
  it("is as large as what it draws, on clear ground, without a shadow below it", () => {
    for (const kind of KIND_NAMES) {
      const svg = drawPiece(words(kind))
      expectSound(svg)
      // The colour of the shadow's gradient.
      expect(svg).not.toContain('stop-color="#3A2A20"')
      expect(svg).not.toContain("<rect width")
      const [, w = "", h = ""] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? []
      expect(Math.min(Number(w), Number(h)), kind).toBeGreaterThan(10)
    }
  })

  it("folds sleeves in, so that a garment is less wide than it is long", () => {
    const aspect = (kind: Kind) => {
      const [, w = "", h = ""] = /width="(\d+)" height="(\d+)"/.exec(drawPiece(words(kind))) ?? []
      return Number(w) / Number(h)
    }
    for (const kind of ["jumper", "shirt", "blazer", "trench_coat"] as const)
      expect(aspect(kind), kind).toBeLessThan(1.15)
  })
})
