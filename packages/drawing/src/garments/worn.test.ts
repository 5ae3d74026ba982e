import { cutsOf, type GarmentWords, wholeGarment } from "@stylin/garments/vocabulary"
import { expect, test } from "vitest"
import { clothFor } from "../clothing.ts"
import { bounds } from "../core/geom.ts"
import { Z } from "../core/layer.ts"
import { Pen } from "../core/pen.ts"
import { makeBody, POSES, type PoseName } from "../figure/body.ts"
import type { Wearing } from "../piece.ts"
import { hosiery } from "./extras/hosiery.ts"
import { UPPER, type UpperKind } from "./upper.ts"

// What eyes found wrong on figures: each stays mended.

const SKIN = "#ead8c0"
const body = makeBody({ pose: "stand" })
// Object.keys loses the key type of the table.
const FIGURE_POSES = (Object.keys(POSES) as PoseName[]).filter((pose) => pose !== "flat")

function worn(
  kind: UpperKind,
  words: Partial<GarmentWords> = {},
  wearing: Partial<Wearing> = {},
  on = body,
) {
  const garment = wholeGarment({ colours: [{ colour: "navy" }], ...words, kind })
  const usual: Wearing = {
    tucked: false,
    underJacket: false,
    underCoat: false,
    freeHand: "L",
    skin: SKIN,
  }
  return UPPER[kind](garment, clothFor(garment)).worn(new Pen(), on, { ...usual, ...wearing })
}

test("nothing but a standing neck and a bow lies over the jacket that is worn over it", () => {
  const standing = ["roll", "high", "bow"]
  for (const kind of ["blouse", "t_shirt", "jumper", "day_dress", "corset_top"] as const) {
    for (const neckline of cutsOf(kind).neckline?.filter((word) => !standing.includes(word)) ??
      []) {
      const layers = worn(kind, { cut: { neckline } }, { underJacket: true })
      const over = layers.filter(({ z, arm }) => !arm && z >= Z.jacket)
      expect(over, `${kind}, ${neckline}`).toEqual([])
    }
  }
})

/** How much lining a layer shows beneath a coat, in px. */
function liningBelowCoat(kind: "cardigan" | "blazer", wearing: Partial<Wearing>): number {
  const under = { underCoat: true, underJacket: true, ...wearing }
  const back = worn(kind, {}, under).find(({ z }) => z === Z.back)
  const [x0, , x1] = bounds(back?.s ?? "")
  return x1 - x0
}

test("beneath a coat a blazer is buttoned, but over a dress or a jumpsuit it shows their top", () => {
  const lining = (overDress: boolean) => liningBelowCoat("blazer", { overDress })
  expect(lining(true)).toBeGreaterThan(lining(false) + 8)
})

test("beneath a coat a cardigan shows what it is worn over, if that is more than skin", () => {
  const lining = (onSkin: boolean) => liningBelowCoat("cardigan", { onSkin })
  expect(lining(false)).toBeGreaterThan(lining(true) + 8)
})

test("a slit ends at the hem and shows the leg, in every pose", () => {
  for (const pose of FIGURE_POSES) {
    for (const skirt of ["pencil", "a-line"] as const) {
      const words = { cut: { skirt }, touches: ["slit"] } as const
      const layers = worn("evening_dress", words, {}, makeBody({ pose }))
      const slit = layers.find(({ z }) => z === Z.dress + 0.6)
      const dress = layers.filter(({ z }) => z !== Z.dress + 0.6).map(({ s }) => bounds(s)[3])
      expect(slit?.s, pose).toContain("clip-path")
      const cut = slit?.s.replace(/<g clip-path.*?<\/g>/, "") ?? ""
      expect(bounds(cut)[3], pose).toBeLessThan(Math.max(...dress) + 4)
    }
  }
})

test("a lowered hood lies back round the neck, which it leaves bare: as high as the chin it would be a funnel", () => {
  const [, neck] = body.T(0, 0)
  for (const kind of ["raincoat", "parka", "puffer"] as const) {
    const hood = worn(kind, { cut: { neckline: "hood" } }).filter(
      ({ z }) => z === Z.coat + 1 || z === Z.back + 2,
    )
    expect(hood).toHaveLength(2)
    const tops = hood.map(({ s }) => bounds(s)[1])
    expect(Math.min(...tops), kind).toBeLessThan(neck - 14)
    for (const top of tops) expect(top, kind).toBeGreaterThan(neck - 22)
  }
})

test("a top in the tone of her skin is bound at neck and sleeves, and no other top is", () => {
  const paths = (colour: `#${string}`) =>
    worn("t_shirt", { colours: [{ colour }] })
      .map(({ s }) => s.split("<path").length)
      .reduce((sum, count) => sum + count)
  expect(paths(SKIN)).toBeGreaterThanOrEqual(paths("#7fb0e0") + 3)
  expect(paths("#b06070")).toBe(paths("#7fb0e0"))
})

test("net tights show skin between their threads, and closed ones do not", () => {
  const drawn = (material: "mesh" | "plain") => {
    const pen = new Pen()
    const layers = hosiery(pen, body, { colour: "#222222", material }, SKIN, 0)
    return { pen, text: layers.map(({ s }) => s).join("") }
  }
  const net = drawn("mesh")
  expect(net.text).toContain('fill="url(#')
  expect(net.pen.svg(net.text)).toContain('stroke="#222222"')
  expect(drawn("plain").text).not.toContain('fill="url(#')
})
