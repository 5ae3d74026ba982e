import { gzipSync } from "node:zlib"
import { type GarmentWords, parseGarment, type Touch, wordsFrom } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { shade, tint } from "../core/colour.ts"
import { bounds } from "../core/geom.ts"
import { Pen } from "../core/pen.ts"
import { makeBody } from "../figure/body.ts"
import { drawFlat } from "../index.ts"
import type { Wearing } from "../piece.ts"
import { made } from "../pieces.ts"
import { words } from "../testing/drawn.ts"
import { insideOf } from "./hood.ts"
import { FLEECE } from "./shoes/spec.ts"
import { ALONE } from "./shoes/testing.ts"

// What strangers took for something else: inserts, hoods, stripes below a bib, shoes.

const body = makeBody({ pose: "square" })
const named = (name: string): GarmentWords => {
  const { kind = "flats", colours, pattern } = parseGarment(name)
  return wordsFrom({ name, kind, colours, pattern })
}
const layers = (garment: GarmentWords, wearing: Partial<Wearing> = {}, pen = new Pen()) =>
  made(garment).piece.worn(pen, body, { ...ALONE, ...wearing })
const worn = (garment: GarmentWords, wearing: Partial<Wearing> = {}) =>
  layers(garment, wearing)
    .map(({ s }) => s)
    .join("")

describe("a sweatshirt", () => {
  it("has an insert of its own cloth at the neck, and no darker one", () => {
    const { colour } = made(words("sweatshirt")).cloth
    expect(worn(words("sweatshirt"))).not.toContain(`fill="${shade(colour, 1.4)}"`)
  })
})

describe("a hood", () => {
  it.each(["raincoat", "parka", "hoodie"] as const)("of a %s shows its inside", (kind) => {
    const garment = words(kind, { cut: { neckline: "hood" } })
    const inside = insideOf(made(garment).cloth.colour)
    expect(worn(garment).split(`"${inside}"`).length - 1).toBeGreaterThanOrEqual(3)
  })
})

describe("a striped top", () => {
  const top = words("t_shirt", { pattern: "stripe", colours: [{ colour: "white" }] })
  /** The highest stripe on its front. */
  const first = (wearing: Partial<Wearing>) => {
    const front = layers(top, wearing)[0]?.s ?? ""
    const stripes = front.match(/<path[^>]+stroke-width="[3-4][^>]+>/g) ?? []
    return Math.min(...stripes.map((stripe) => bounds(stripe)[1]))
  }

  it("is striped from the neck where a bib or an open front leaves little of it", () => {
    expect(first({ underBib: true })).toBeLessThan(first({}) - 8)
    expect(first({ underJacket: true })).toBeLessThan(first({}) - 8)
  })

  it("has its stripes no further apart on a bent arm than on one that hangs", () => {
    const long = { ...top, cut: { sleeve: "long" } } as const
    const stripes = (arms: "hip" | "hang") => {
      const bent = makeBody({ pose: "lean", arms: { R: arms } })
      const sleeve = made(long)
        .piece.worn(new Pen(), bent, ALONE)
        .find(({ arm }) => arm === "R")
      const rows = sleeve?.s.match(/<path[^>]+stroke-width="[3-4][^>]+>/g) ?? []
      return Math.max(0, ...rows.map((row) => row.split("M").length - 1))
    }
    expect(stripes("hip")).toBeGreaterThan(stripes("hang") * 0.85)
  })
})

describe("boots of sheepskin", () => {
  const wide = (garment: GarmentWords, wearing: Partial<Wearing> = {}) => {
    const pen = new Pen()
    const drawn = layers(garment, wearing, pen)
    const [x0, , x1] = bounds(pen.outlines + drawn.map(({ s }) => s).join(""))
    return x1 - x0
  }
  const suede = (...touches: readonly Touch[]) =>
    words("ankle_boots", { cloth: { material: "suede" }, touches })

  it("are wider than others, and have wool at the rim", () => {
    expect(wide(suede("fur-lined"))).toBeGreaterThan(wide(suede()) + 8)
    for (const boots of [suede("fur-lined"), named("sheepskin boots")])
      expect(worn(boots)).toContain(FLEECE)
  })

  it("do not stand out beside legs that fall over them", () => {
    expect(worn(suede("fur-lined"), { underLegs: true })).not.toContain(FLEECE)
  })
})

it.each(["black knee boots", "brown wellies"])(
  "the shafts of %s do not stand out beside the knees of legs that fall over them",
  (name) => {
    const top = (underLegs: boolean) => {
      const pen = new Pen()
      layers(named(name), { underLegs }, pen)
      return bounds(pen.outlines)[1]
    }
    expect(top(true)).toBeGreaterThan(top(false) + 40)
  },
)

describe("shoes for sport", () => {
  const strokes = (name: string, marks: number) =>
    (worn(named(name)).match(/<path d="[^"]+" fill="none"/g) ?? []).filter(
      (d) => d.split("M").length - 1 === marks,
    ).length

  it("have a sole that is cut into segments, trainers a grooved one", () => {
    expect(strokes("white running shoes", 8)).toBeGreaterThanOrEqual(2)
    expect(strokes("white trainers", 7)).toBeGreaterThanOrEqual(2)
    expect(strokes("black ballet flats", 7)).toBe(0)
  })
})

describe("comfortable shoes", () => {
  it("are closed, without a band across the foot", () => {
    for (const name of ["black comfortable shoes", "black comfy shoes"]) {
      const { colour } = made(named(name)).cloth
      expect(worn(named(name))).not.toContain(`fill="${tint(colour, 1.7)}"`)
    }
  })
})

describe("a long coat in long pile", () => {
  it.each(["puffer", "parka", "teddy_coat"] as const)("weighs under 12 KB: %s", (kind) => {
    const svg = drawFlat(
      words(kind, {
        cut: { fit: "oversized", length: kind === "puffer" ? "maxi" : "knee" },
        cloth: { material: "fur" },
        touches: ["long-pile"],
        pattern: "check",
        colours: [{ colour: "charcoal" }, { colour: "white" }, { colour: "rust" }],
        seed: 1,
      }),
    )
    expect(gzipSync(svg, { level: 9 }).length).toBeLessThan(12_000)
  })
})
