import { parseGarment } from "@stylin/garments/vocabulary"
import { expect, test } from "vitest"
import { bounds } from "../core/bounds.ts"
import { nth } from "../core/geom.ts"
import { Pen } from "../core/pen.ts"
import { MANNEQUIN, makeBody } from "../figure/body.ts"
import { made } from "../pieces.ts"

const body = makeBody({ measures: MANNEQUIN, pose: "flat" })
const hips = 2 * body.half.hip

/** How wide the skirt of a dress is at its widest, as a share of her hips, for a shop's title. */
function widthOf(title: string): number {
  const { kind, cut } = parseGarment(title)
  if (!kind) throw new RangeError(`${title} names no kind`)
  const pen = new Pen()
  made({ kind, ...(cut && { cut }), colours: [{ colour: "navy" }] }).piece.worn(pen, body, {
    tucked: false,
    underJacket: false,
    underCoat: false,
    freeHand: "L",
    skin: "#d7bd96",
  })
  const paths = [...pen.outlines.matchAll(/ d="[^"]+"/g)].map(([d]) => bounds(d))
  const lowest = Math.max(...paths.map((box) => box[3]))
  const [x0, , x1] = nth(
    paths.filter((box) => box[3] === lowest),
    0,
  )
  return (x1 - x0) / hips
}

test.each(["slim-fit", "straight", "column", "bodycon", "shift"])(
  "a %s dress has no skirt that stands away from her",
  (word) => {
    for (const length of ["mini", "midi", "maxi"]) {
      expect(widthOf(`${word} ${length} dress`), length).toBeLessThan(1.5)
    }
    expect(widthOf("A-line midi dress")).toBeGreaterThan(widthOf(`${word} midi dress`) * 1.15)
  },
)
