import { garmentSize, type Kind, kindFacts } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { drawPiece } from "../flat.ts"
import { emptyGrid, leastSeen, seenCells, withPiece } from "./grid.ts"
import { type FlatLay, layFlat } from "./lay.ts"
import type { LaidPiece } from "./piece.ts"
import { ASPECT } from "./score.ts"
import { CELL, shapeFrom } from "./shape.ts"

/** A piece that covers its whole box, in the proportions of its drawing. */
function piece(kind: Kind): LaidPiece {
  const svg = drawPiece({ kind, colours: [{ colour: "navy" }] })
  const [, w = "", h = ""] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  const { measured, cm } = garmentSize({ kind })
  const aspect = Number(w) / Number(h)
  const size =
    measured === "length" ? { width: cm * aspect, height: cm } : { width: cm, height: cm / aspect }
  const [columns, rows] = [Math.round(size.width / CELL), Math.round(size.height / CELL)].map((n) =>
    Math.max(1, n),
  ) as [number, number]
  const shape = shapeFrom(columns, rows, new Uint8Array(columns * rows).fill(1))
  return { kind, slot: kindFacts(kind).slot, cm: size, shape }
}

const LOOKS: readonly (readonly Kind[])[] = [
  ["jumper"],
  ["t_shirt", "jeans"],
  ["day_dress", "heels", "clutch", "earrings"],
  ["blazer", "t_shirt", "jeans", "loafers", "tote_bag", "sunglasses"],
  ["trench_coat", "jumper", "wide_leg_trousers", "ankle_boots", "shoulder_bag", "scarf"],
  ["wool_coat", "cardigan", "blouse", "pencil_skirt", "knee_boots", "shoulder_bag", "beret"],
  ["t_shirt", "mini_skirt", "tights", "chelsea_boots", "backpack"],
  ["dungarees", "t_shirt", "trainers", "beanie"],
  ["jumper", "wide_leg_trousers", "tights", "sandals", "shoulder_bag"],
  ["maxi_dress", "sandals", "sun_hat", "tote_bag", "sunglasses", "necklace", "ring"],
  ["necklace", "belt"],
]

function pairOf(kinds: readonly Kind[]): { pieces: LaidPiece[]; lay: FlatLay } {
  const pieces = kinds.map(piece)
  return { pieces, lay: layFlat(pieces) }
}

describe("a flat lay", () => {
  it("shows everything once, within the sheet, with a margin", () => {
    for (const kinds of LOOKS) {
      const { lay } = pairOf(kinds)
      expect(lay.places.map(({ index }) => index).toSorted()).toEqual([...kinds.keys()].toSorted())
      for (const { x, y, width, height } of lay.places) {
        expect(Math.min(x, y)).toBeGreaterThan(0.02)
        expect(Math.max(x + width, y + height)).toBeLessThan(0.98)
      }
    }
  })

  it("keeps the pieces' true sizes to each other", () => {
    for (const kinds of LOOKS) {
      const { pieces, lay } = pairOf(kinds)
      for (const { index, width, height } of lay.places) {
        expect(width).toBeCloseTo((pieces[index]?.cm.width ?? 0) * lay.perCm, 6)
        expect(height / ASPECT).toBeCloseTo((pieces[index]?.cm.height ?? 0) * lay.perCm, 6)
      }
    }
  })

  it("hides no piece: every one is seen by its least share or more", () => {
    for (const kinds of LOOKS) {
      const { pieces, lay } = pairOf(kinds)
      const height = 1 / ASPECT / lay.perCm
      let grid = emptyGrid(1 / lay.perCm, height)
      for (const { index, x, y } of lay.places) {
        const found = pieces[index]
        if (found) grid = withPiece(grid, { piece: found, x: x / lay.perCm, y: y * height })
      }
      const counts = seenCells(grid)
      for (const [at, { piece: laid }] of grid.laid.entries()) {
        const share = (counts[at] ?? 0) / laid.shape.covered
        expect(share, `${laid.kind} of ${kinds.join(", ")}`).toBeGreaterThan(leastSeen(laid) - 0.08)
      }
    }
  })

  it("lays shoes at the foot, outerwear lowest, and fills the sheet's height or width", () => {
    for (const kinds of LOOKS) {
      const { pieces, lay } = pairOf(kinds)
      const of = (slot: string) => lay.places.find(({ index }) => pieces[index]?.slot === slot)
      const [shoes, layer] = [of("shoes"), of("layer")]
      if (shoes) expect(shoes.y + shoes.height / 2, kinds.join()).toBeGreaterThan(0.6)
      if (layer) expect(lay.places[0]?.index).toBe(layer.index)
      const spans = lay.places.flatMap(({ x, y, width, height }) => [
        [x, x + width],
        [y, y + height],
      ])
      const across = spans.filter((_, at) => at % 2 === 0).flat()
      const down = spans.filter((_, at) => at % 2 === 1).flat()
      const most = Math.max(
        Math.max(...across) - Math.min(...across),
        Math.max(...down) - Math.min(...down),
      )
      expect(most).toBeGreaterThan(0.9)
    }
  })

  it("is the same for the same pieces, and empty for none", () => {
    const kinds = LOOKS[3] ?? []
    expect(pairOf(kinds).lay).toEqual(pairOf(kinds).lay)
    expect(layFlat([]).places).toEqual([])
  })
})
