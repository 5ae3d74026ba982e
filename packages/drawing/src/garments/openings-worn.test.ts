import { type GarmentWords, type Kind, type Touch, wholeGarment } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { clothFor } from "../clothing.ts"
import { bounds } from "../core/geom.ts"
import { Z } from "../core/layer.ts"
import { Pen } from "../core/pen.ts"
import { MANNEQUIN, makeBody } from "../figure/body.ts"
import { drawFlat, drawLook } from "../index.ts"
import { Outfit } from "../outfit.ts"
import type { Wearing } from "../piece.ts"
import { made } from "../pieces.ts"
import { expectOnSheet, expectSound, words } from "../testing/drawn.ts"
import { shirtCollar } from "./collars.ts"
import { hood } from "./hood.ts"
import { STEEL } from "./seams.ts"
import { UPPER, type UpperKind } from "./upper.ts"

// What strangers missed at necks and fronts: zips, hoods over collars, collars in hoods, pile and needlework.

const body = makeBody({ pose: "stand" })
const mannequin = makeBody({ measures: MANNEQUIN, pose: "flat" })

function worn(kind: UpperKind, touches: readonly Touch[], wearing: Partial<Wearing> = {}) {
  const garment = wholeGarment({ colours: [{ colour: "navy" }], kind, touches })
  const usual: Wearing = {
    tucked: false,
    underJacket: false,
    underCoat: false,
    freeHand: "L",
    skin: "#ead8c0",
  }
  return UPPER[kind](garment, clothFor(garment)).worn(new Pen(), body, { ...usual, ...wearing })
}

const drawn = (layers: ReturnType<typeof worn>) => layers.map(({ s }) => s).join("")

/** How far down the teeth of a zip reach on a garment alone, in px. */
function zipEnd(garment: GarmentWords): number {
  const svg = made(garment)
    .piece.worn(new Pen(), mannequin, {
      tucked: false,
      underJacket: false,
      underCoat: false,
      freeHand: "L",
      skin: "#ead8c0",
    })
    .map(({ s }) => s)
    .join("")
  const teeth = svg.match(new RegExp(`<path[^>]+stroke="${STEEL}"[^>]+/>`, "g")) ?? []
  return Math.max(0, ...teeth.map((one) => bounds(one)[3]))
}

describe("a zip", () => {
  it.each(["hoodie", "sweatshirt", "jumper"] as const)(
    "runs to the hem of a %s that has one, and to the chest if it is half of one",
    (kind) => {
      const end = (...touches: Touch[]) => zipEnd(words(kind, { touches }))
      expect(end()).toBe(0)
      expect(end("zip")).toBeGreaterThan(mannequin.T(6, 0)[1])
      expect(end("half-zip")).toBeGreaterThan(mannequin.T(2, 0)[1])
      expect(end("half-zip")).toBeLessThan(mannequin.T(4, 0)[1])
    },
  )

  it("opens a hood down to the chest", () => {
    const cloth = { colour: "#333a55" }
    const lowest = (apart?: number) => {
      const front = hood(new Pen(), body, cloth, { apart }).at(-1)
      return bounds(front?.s ?? "")[3]
    }
    expect(lowest(0.05)).toBeGreaterThan(lowest() + 3)
  })
})

describe("a collar", () => {
  const cloth = { colour: "#333a55" }
  const across = (spec: Parameters<typeof shirtCollar>[3]) => {
    const [left, top, right] = bounds(shirtCollar(new Pen(), body, cloth, spec).s)
    return { wide: right - left, top }
  }

  it("begins on the shoulders where a hood lies over it", () => {
    expect(across({ overHood: true }).top).toBeGreaterThan(across({}).top + 8)
  })

  it("is narrow inside another, and lies on the hood that goes round it", () => {
    expect(across({ within: true }).wide).toBeLessThan(across({}).wide - 4)
    const tops = worn("shirt", [], { underJacket: true, underHood: true, inCollar: true })
    expect(tops.some(({ z }) => z > Z.coat + 1 && z < Z.armL)).toBe(true)
  })

  it.each<readonly [kind: Kind, layer: Kind, isIn: boolean]>([
    ["shirt", "raincoat", true],
    ["polo", "puffer", true],
    ["shirt", "parka", true],
    ["shirt", "blazer", false],
    ["t_shirt", "parka", false],
  ])("of a %s is inside that of a %s: %s", (kind, layer, isIn) => {
    const [top, over] = [made(words(kind)), made(words(layer))]
    const outfit = new Outfit([top, over])
    expect(outfit.isInCollar(top)).toBe(isIn)
    expect(new Outfit([top, over], { coat: "closed" }).isInCollar(top)).toBe(false)
  })

  it("of a jacket lies below a hoodie's hood, and no coat's over a shirt does", () => {
    const [hoodie, jacket, shirt] = [words("hoodie"), words("denim_jacket"), words("shirt")].map(
      made,
    )
    if (!(hoodie && jacket && shirt)) throw new Error("nothing was made")
    expect(new Outfit([hoodie, jacket]).isOverHood(jacket)).toBe(true)
    expect(new Outfit([shirt, jacket]).isOverHood(jacket)).toBe(false)
  })
})

it.each(["teddy_coat", "gilet"] as const)(
  "the edges of a %s of long pile are soft: hairs stand out from them, in strokes of their own colour",
  (kind) => {
    const fur = words(kind, { cloth: { material: "fur" }, touches: ["long-pile"] })
    const edges = (garment: GarmentWords) =>
      drawFlat(garment).match(/<use href="#[^"]+" stroke="#\w+" stroke-width="3\.2"/g)?.length ?? 0
    expect(edges(words(kind, { cloth: { material: "fur" } }))).toBe(0)
    expect(edges(fur)).toBeGreaterThan(6)
    for (const svg of [drawFlat(fur), drawLook({ figure: {}, garments: [fur, words("jeans")] })]) {
      expectSound(svg)
      expectOnSheet(svg)
    }
  },
)

it.each(["blouse", "t_shirt", "tunic", "shirt", "day_dress", "slip_dress"] as const)(
  "an embroidered %s has flowers in a thread that shows",
  (kind) => {
    const thread = '"#F3E3BC"'
    expect(drawn(worn(kind, ["embroidered"]))).toContain(thread)
    expect(drawn(worn(kind, []))).not.toContain(thread)
  },
)
