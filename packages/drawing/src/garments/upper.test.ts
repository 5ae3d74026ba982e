import {
  CUT_FIELDS,
  cutsOf,
  type GarmentWords,
  KIND_NAMES,
  type Kind,
  kindFacts,
  wholeGarment,
} from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { clothFor } from "../clothing.ts"
import { bounds, nth } from "../core/geom.ts"
import { Pen } from "../core/pen.ts"
import {
  type ArmKind,
  MANNEQUIN,
  MEASURES,
  makeBody,
  POSES,
  type PoseName,
} from "../figure/body.ts"
import { ALONE } from "../flat.ts"
import type { Wearing } from "../piece.ts"
import { UPPER, type UpperKind } from "./upper.ts"

const mannequin = makeBody({ measures: MANNEQUIN, pose: "flat" })
// Object.keys loses the key type of the table.
const UPPER_KINDS = Object.keys(UPPER) as UpperKind[]
const POSE_NAMES = Object.keys(POSES) as PoseName[]
const ARMS: readonly ArmKind[] = ["hang", "hip", "pocket"]
const BODY_TYPES = Object.keys(MEASURES) as (keyof typeof MEASURES)[]

function draw(
  kind: UpperKind,
  words: Partial<GarmentWords> = {},
  body = mannequin,
  wearing: Partial<Wearing> = {},
) {
  const garment = wholeGarment({ colours: [{ colour: "#3f6c51" }], ...words, kind })
  const pen = new Pen({ id: "t" })
  const layers = UPPER[kind](garment, clothFor(garment)).worn(pen, body, { ...ALONE, ...wearing })
  const text = layers.map(({ s }) => s).join("")
  return { layers, text, outlines: pen.outlines, box: bounds(pen.outlines), svg: pen.svg(text) }
}

/** Every cut that a kind takes, one word at a time. */
function cutsUnder(kind: Kind): GarmentWords["cut"][] {
  const cuts = cutsOf(kind)
  return CUT_FIELDS.flatMap((field) => (cuts[field] ?? []).map((word) => ({ [field]: word })))
}

describe("everything that hangs from the shoulders", () => {
  it("is every kind of the upper body", () => {
    const upper = KIND_NAMES.filter((kind) => kindFacts(kind).section === "upper_body")

    expect(UPPER_KINDS.toSorted()).toEqual(upper.toSorted())
  })

  it.each(UPPER_KINDS)("draws whole numbers inside the sheet in every cut: %s", (kind) => {
    for (const cut of cutsUnder(kind)) {
      const { svg, box } = draw(kind, cut ? { cut } : {})

      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(box[0]).toBeGreaterThan(100)
      expect(box[2]).toBeLessThan(500)
      expect(box[1]).toBeGreaterThan(40)
      expect(box[3]).toBeLessThan(760)
    }
  })

  it.each(UPPER_KINDS)("stays on the page on every body in every pose: %s", (kind) => {
    for (const [i, type] of BODY_TYPES.entries())
      for (const [j, pose] of POSE_NAMES.entries()) {
        const arm = nth(ARMS, (i + j) % ARMS.length)
        const { svg, box } = draw(kind, {}, makeBody({ type, pose, arms: { L: arm, R: arm } }))

        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        expect(Math.min(box[0], box[1])).toBeGreaterThan(15)
        expect(box[2]).toBeLessThan(585)
        expect(box[3]).toBeLessThan(780)
      }
  })

  it("gives every part an id of its own", () => {
    for (const kind of UPPER_KINDS) {
      const ids = draw(kind, { pattern: "floral" }).svg.match(/ id="[^"]+"/g) ?? []

      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it("draws no two kinds the same", () => {
    const drawings = UPPER_KINDS.map((kind) => draw(kind, { cloth: { material: "cotton" } }).text)

    expect(new Set(drawings).size).toBe(UPPER_KINDS.length)
  })

  it("is the same drawing each time", () => {
    for (const kind of UPPER_KINDS) expect(draw(kind).svg).toBe(draw(kind).svg)
  })
})

describe("words that change a drawing", () => {
  const bottom = (
    kind: UpperKind,
    length: "cropped" | "regular" | "long" | "mini" | "knee" | "midi" | "maxi",
  ) => draw(kind, { cut: { length } }).box[3]

  it("is longer, the longer its word", () => {
    for (const [kind, words] of [
      ["t_shirt", ["cropped", "regular", "long"]],
      ["wool_coat", ["knee", "midi", "maxi"]],
      ["day_dress", ["mini", "knee", "midi", "maxi"]],
      ["knitted_dress", ["mini", "knee", "midi", "maxi"]],
    ] as const) {
      const ends = words.map((word) => bottom(kind, word))
      expect(ends).toEqual([...ends].sort((a, b) => a - b))
      expect((ends.at(-1) ?? 0) - (ends.at(0) ?? 0)).toBeGreaterThan(40)
    }
  })

  it("leaves the arms bare without sleeves", () => {
    for (const kind of ["vest", "gilet", "waistcoat", "slip_dress", "knitted_vest"] as const)
      expect(draw(kind).layers.filter(({ arm }) => arm)).toEqual([])
  })

  it("hides a top's hem inside the waistband when it is tucked", () => {
    const body = makeBody({})
    const [tucked, loose] = [true, false].map((word) => draw("t_shirt", {}, body, { tucked: word }))

    expect(tucked?.box[3]).toBeLessThan(loose?.box[3] ?? 0)
    expect(tucked?.layers[0]?.z).toBeLessThan(loose?.layers[0]?.z ?? 0)
  })

  it("presses a full skirt together under a coat", () => {
    const body = makeBody({})
    const width = (underCoat: boolean) => {
      const [x0, , x1] = draw("day_dress", { cut: { skirt: "circle" } }, body, { underCoat }).box
      return x1 - x0
    }

    expect(width(true)).toBeLessThan(width(false) - 40)
  })

  it("creases two garments of the same words differently when their seeds differ", () => {
    const body = makeBody({})
    const folds = [1, 2].map((seed) => {
      const garment = wholeGarment({ kind: "jumper", colours: [{ colour: "navy" }], seed })
      const pen = new Pen()
      pen.seed = 1 + seed * 101
      return UPPER.jumper(garment, clothFor(garment))
        .worn(pen, body, ALONE)
        .map(({ s }) => s)
    })

    expect(folds[0]).not.toEqual(folds[1])
  })
})
