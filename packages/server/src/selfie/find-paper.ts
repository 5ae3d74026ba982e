import { type LinearRgb, luminance } from "@stylin/garments/colour"
import { chromaticity, type Face, type Frame, isClipped, pixelAt } from "./frame.ts"
import { LIGHTS } from "./lights.ts"
import { medianColour } from "./skin.ts"

/** The search grid for the sheet: cells across the picture. */
const CELLS = 90
/** The greatest difference between two cells of one sheet, in logarithms of light. */
const ALIKE = 0.06
/** The share of the picture that a sheet fills. */
const SMALLEST = 0.008
const LARGEST = 0.22
/** The share of its bounding box that a sheet fills, held slightly askew. */
const LEAST_FILLED = 0.6
/** How far white may look from the colours of lamps and skies. */
const MOST_TINTED = 0.14
/** How much lighter than the skin a sheet must be; on fair skin it is a third lighter. */
const LIGHTER_THAN_SKIN = 1.12

const WHITES = LIGHTS.map(({ rgb }) => chromaticity(rgb))

/** The colour of the white paper that she holds beside her face; undefined if none is found. */
export function findPaper(frame: Frame, face: Face, skin: LinearRgb): LinearRgb | undefined {
  const size = frame.width / CELLS
  const rows = Math.floor(frame.height / size)
  const cells = Array.from({ length: CELLS * rows }, (_, index) =>
    pixelAt(frame, ((index % CELLS) + 0.5) * size, (Math.floor(index / CELLS) + 0.5) * size),
  )
  const couldBe = cells.map((cell, index) => {
    const u = (((index % CELLS) + 0.5) * size - face.x) / face.across
    const v = ((Math.floor(index / CELLS) + 0.5) * size - face.y) / face.down
    const isBeside = Math.abs(u) > 0.95 && Math.abs(u) < 3.2 && v > -1.3 && v < 1.35
    return isBeside && luminance(cell) > LIGHTER_THAN_SKIN * luminance(skin) && isWhitish(cell)
  })
  let best: { light: number; members: number[] } | undefined
  for (let start = 0; start < cells.length; start += 1) {
    if (!couldBe[start]) continue
    const members = spreadFrom(start, cells, couldBe, rows)
    if (!isSheet(members, cells.length)) continue
    const light = luminance(medianColour(members.map((index) => cells[index] ?? skin)))
    if (!best || light > best.light) best = { light, members }
  }
  return best && medianColour(best.members.map((index) => cells[index] ?? skin))
}

/** All cells of one evenly lit surface; they are not visited again. */
function spreadFrom(
  start: number,
  cells: readonly LinearRgb[],
  open: boolean[],
  rows: number,
): number[] {
  const members: number[] = []
  const waiting = [start]
  open[start] = false
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    members.push(at)
    const column = at % CELLS
    const row = Math.floor(at / CELLS)
    const around = [
      column > 0 ? at - 1 : -1,
      column < CELLS - 1 ? at + 1 : -1,
      row > 0 ? at - CELLS : -1,
      row < rows - 1 ? at + CELLS : -1,
    ]
    for (const next of around) {
      if (next < 0 || !open[next] || !isAlike(cells[at], cells[next])) continue
      open[next] = false
      waiting.push(next)
    }
  }
  return members
}

function isSheet(members: readonly number[], all: number): boolean {
  const share = members.length / all
  if (share < SMALLEST || share > LARGEST) return false
  const columns = members.map((index) => index % CELLS)
  const rows = members.map((index) => Math.floor(index / CELLS))
  const box =
    (Math.max(...columns) - Math.min(...columns) + 1) * (Math.max(...rows) - Math.min(...rows) + 1)
  return members.length / box > LEAST_FILLED
}

function isAlike(one: LinearRgb | undefined, other: LinearRgb | undefined): boolean {
  if (!(one && other)) return false
  const [red, blue] = chromaticity(one)
  const [otherRed, otherBlue] = chromaticity(other)
  const light = Math.abs(Math.log(luminance(one) / luminance(other)))
  return light < ALIKE && Math.hypot(red - otherRed, blue - otherBlue) < ALIKE * 2
}

function isWhitish(colour: LinearRgb): boolean {
  // Clipped pixels have lost their colour.
  if (isClipped(colour)) return true
  const [red, blue] = chromaticity(colour)
  return WHITES.some(([r, b]) => Math.hypot(red - r, (blue - b) * 0.7) < MOST_TINTED)
}
