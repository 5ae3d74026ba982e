import { COLOUR_NAMES } from "@stylin/garments/colour"
import type { GarmentWords, Height } from "@stylin/garments/vocabulary"
import {
  BODY_TYPES,
  CUT_FIELDS,
  type Cut,
  type CutField,
  cutsOf,
  GarmentError,
  KIND_NAMES,
  type Kind,
  PATTERNS,
} from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { washed } from "./core/cloth.ts"
import { bounds } from "./core/geom.ts"
import { drawFlat, drawLook, drawPiece, FIGURE_POSES, HEADS } from "./index.ts"

const NAVY = [{ colour: "navy" }] as const
const words = (kind: Kind, more: Partial<GarmentWords> = {}): GarmentWords => ({
  kind,
  colours: NAVY,
  ...more,
})

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

function errorOf(run: () => string): GarmentError {
  try {
    run()
  } catch (error) {
    if (error instanceof GarmentError) return error
    throw error
  }
  throw new Error("nothing was refused")
}

const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
const usedOf = (svg: string) => [...svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id)

/** Throws unless tags nest, ids are this document's own, used ids exist, and numbers are numbers. */
function expectSound(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  const open: string[] = []
  for (const [, closing, name = "", empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name)
    else if (!empty) open.push(name)
  }
  expect(open).toEqual([])
  const ids = idsOf(svg)
  expect(new Set(ids).size).toBe(ids.length)
  const known = new Set(ids)
  expect(usedOf(svg).filter((id) => !known.has(id))).toEqual([])
}

/** Where the drawing lies on its sheet of 600 x 800, in px: its outlines moved by its one transform. */
function placed(svg: string): readonly number[] {
  const [, tx = "", ty = "", k = ""] =
    /<g transform="translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)">/.exec(svg) ?? []
  const outlines = [...svg.matchAll(/<path id="[^"]+" d="[^"]+"\/>/g)].map(([path]) => path)
  const [x0, y0, x1, y1] = bounds(outlines.join(""))
  const at = (n: number, move: string) => n * Number(k) + Number(move)
  return [at(x0, tx), at(y0, ty), at(x1, tx), at(y1, ty)]
}

function expectOnSheet(svg: string): void {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = placed(svg)
  expect(x0).toBeGreaterThan(2)
  expect(y0).toBeGreaterThan(2)
  expect(x1).toBeLessThan(598)
  expect(y1).toBeLessThan(798)
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
    expect(alike).toEqual([])
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

  it("puts so thin a wash behind a figure that dark and light grounds show through it", () => {
    const opacityOf = (svg: string) =>
      /<path d="[^"]*" fill="#[0-9a-f]{6}" opacity="([.\d]+)"\/><g transform/i.exec(svg)?.[1]
    const look = { figure: {}, garments: [words("jeans")], ground: null }
    expect(Number(opacityOf(drawLook(look)))).toBeLessThan(0.2)
    expect(opacityOf(drawLook({ ...look, wash: null }))).toBeUndefined()
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

describe("drawLook", () => {
  const fullest = [
    words("evening_dress", { cut: { skirt: "circle", sleeve: "long", length: "maxi" } }),
    words("heels"),
    words("sun_hat"),
    words("tote_bag"),
  ]
  const widest = [
    words("hoodie", { cut: { fit: "oversized" } }),
    words("wide_leg_jeans"),
    words("ankle_boots"),
    words("bucket_bag"),
  ]

  it("cuts nothing off, on any body in any pose with its arms anywhere", () => {
    for (const bodyType of BODY_TYPES) {
      for (const pose of FIGURE_POSES) {
        for (const arm of ["hang", "hip", "pocket"] as const) {
          for (const garments of [fullest, widest]) {
            const svg = drawLook({ figure: { bodyType, pose, arms: { L: arm } }, garments })
            expectSound(svg)
            expectOnSheet(svg)
          }
        }
      }
    }
  })

  it.each([
    { size: "fuller" },
    { size: "plus", height: "tall" },
    { height: "petite", age: "older" },
  ] as const)("cuts nothing off $size $height $age figures", (more) => {
    for (const bodyType of BODY_TYPES) {
      for (const pose of FIGURE_POSES) {
        for (const garments of [fullest, widest]) {
          const svg = drawLook({ figure: { bodyType, pose, ...more }, garments })
          expectSound(svg)
          expectOnSheet(svg)
        }
      }
    }
  })

  it("stands a petite and a tall figure on the same ground, the petite lower", () => {
    const crown = (height: Height) => {
      const svg = drawLook({ figure: { height }, garments: [], wash: null })
      const [, , y = 0, scale = 0] =
        /translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(svg)?.map(Number) ?? []
      return y + 35 * scale
    }

    expect(crown("petite")).toBeGreaterThan(crown("average") + 25)
    expect(Math.abs(crown("tall") - crown("average"))).toBeLessThan(5)
  })

  it("wears every kind", () => {
    for (const kind of KIND_NAMES) {
      const svg = drawLook({ figure: {}, garments: [words("t_shirt"), words(kind)] })
      expectSound(svg)
    }
  })

  it("has hair of every style, and skin of ten tones", () => {
    const svgs = HEADS.map((style) => drawLook({ figure: { hair: { style } }, garments: [] }))
    for (let skin = 1; skin <= 10; skin++) svgs.push(drawLook({ figure: { skin }, garments: [] }))
    svgs.forEach(expectSound)
    expect(new Set(svgs).size).toBeGreaterThanOrEqual(HEADS.length + 9)
  })

  it("draws a jacket over a top over skin, and the hand that holds a bag over all", () => {
    const colours = { t_shirt: "#aa0011", blazer: "#00aa22", trousers: "#1100aa" } as const
    const svg = drawLook({
      figure: { arms: {} },
      garments: [
        words("blazer", { colours: [{ colour: colours.blazer }] }),
        words("t_shirt", { colours: [{ colour: colours.t_shirt }] }),
        words("trousers", { colours: [{ colour: colours.trousers }] }),
      ],
    })
    const order = [colours.t_shirt, colours.trousers, colours.blazer].map((colour) =>
      svg.indexOf(`" fill="${washed({ colour })}"`, svg.indexOf("</defs>")),
    )
    expect(order.every((at) => at > 0)).toBe(true)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  it("keeps ids apart from those of another document", () => {
    const [one, other] = ["a", "b"].map((id) => drawLook({ id, figure: {}, garments: fullest }))
    const ids = idsOf((one ?? "") + (other ?? ""))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it("can leave the ground clear", () => {
    const svg = drawLook({ figure: {}, garments: [], ground: null })
    expect(svg).not.toContain("<rect width")
    expect(drawLook({ figure: {}, garments: [], wash: null }).length).toBeLessThan(
      drawLook({ figure: {}, garments: [] }).length,
    )
  })

  it("refuses what is not a figure", () => {
    const told = (figure: object) => errorOf(() => drawLook({ figure, garments: [] }))
    expect(told({ pose: "flat" }).field).toBe("figure.pose")
    expect(told({ skin: 11 }).field).toBe("figure.skin")
    expect(told({ bodyType: "apple" }).allowed).toEqual([...BODY_TYPES])
    expect(told({ size: "xxl" }).field).toBe("figure.size")
    expect(told({ height: "short" }).field).toBe("figure.height")
    expect(told({ age: "young" }).field).toBe("figure.age")
    expect(told({ hair: { style: "mohawk" } }).field).toBe("figure.hair.style")
    expect(told({ hair: { colour: 'red"/>' } }).code).toBe("not-a-colour")
    expect(told({ arms: { L: "wave" } }).field).toBe("figure.arms.L")
    expect(errorOf(() => drawLook({ figure: {}, garments: [], wash: "url(x)" })).field).toBe("wash")
  })
})

describe("drawPiece", () => {
  it("is as large as what it draws, on clear ground, without a shadow below it", () => {
    for (const kind of KIND_NAMES) {
      const svg = drawPiece(words(kind))
      expectSound(svg)
      expect(svg).not.toContain("radialGradient")
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
