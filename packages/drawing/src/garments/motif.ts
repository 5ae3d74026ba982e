import type { Cloth, Panel } from "../core/cloth.ts"
import { f1, range } from "../core/geom.ts"
import { escaped, type Pen } from "../core/pen.ts"

/** The height of the rows in which a motif follows the body, in px. */
const ROW = 7
/** Rows overlap by so much, so that no seam shows between them. */
const OVERLAP = 0.6
/** A row of the motif's own picture, in its own units. */
const UNIT = 100

/** The motif on the body of a garment, row by row as broad as the body is there. */
export function motifOn(pen: Pen, { motif }: Cloth, panel: Panel): string {
  if (!motif) return ""
  const { href, left, right, middle, aspect } = motif
  const [from, to] = [panel.at(left, middle), panel.at(right, middle)]
  const height = (to[0] - from[0]) / aspect
  const rows = Math.max(1, Math.ceil(height / ROW))
  const id = pen.once(
    href,
    (own) =>
      `<image id="${own}" href="${escaped(href)}" width="${UNIT}" height="${rows * UNIT}" preserveAspectRatio="none"/>`,
  )
  const first = panel.at(0, middle)[1] - height / 2
  return range(rows)
    .map((row) => {
      const y = first + (row * height) / rows
      const v = downAt(panel, y + height / rows / 2)
      const [x0, x1] = [panel.at(left, v)[0], panel.at(right, v)[0]]
      return (
        `<svg x="${f1(x0)}" y="${f1(y)}" width="${f1(x1 - x0)}" height="${f1(height / rows + OVERLAP)}" ` +
        `viewBox="0 ${row * UNIT} ${UNIT} ${UNIT}" preserveAspectRatio="none"><use href="#${id}"/></svg>`
      )
    })
    .join("")
}

/** How far down a panel's middle a height is, 0 to 1. */
function downAt(panel: Panel, y: number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 12; step += 1) {
    const v = (low + high) / 2
    if (panel.at(0, v)[1] < y) low = v
    else high = v
  }
  return (low + high) / 2
}
