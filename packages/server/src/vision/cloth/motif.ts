import type { PlacedMotif } from "@stylin/drawing"
import sharp from "sharp"
import { connected } from "../components.ts"
import { extent, type Mask, type Raster } from "../raster.ts"
import { CELL, fullCells } from "./cells.ts"
import { foreignness, type Ground, groundOf } from "./ground.ts"
import type { Sheet } from "./sheet.ts"

/** Parts of a motif nearer to each other than this, in cells, belong together: letters of a word. */
const JOINED = 2
/** Of a cell, if this part of its pixels is foreign. */
const FOREIGN = 0.25
/** The least and the most that a motif takes of the garment, and the most that is foreign outside. */
const LEAST = 0.008
const MOST = 0.55
const MOST_OUTSIDE = 0.08
/** No smaller part of a motif than this part of its largest one is kept. */
const LEAST_PART = 0.12
/** A motif lies in this part of the body's width, from its middle. */
const CENTRAL = 0.8
/** What lies at the outline with more of it than this is a collar, a hem or a seam. */
const MOST_AT_RIM = 0.12
/** A motif is not wider than this, in its heights. */
const WIDEST = 6
/** The longest side of a motif's picture in px. */
const SIZE = 200

/** Something put on a plain garment: a picture, a logo, words. Undefined if there is none. */
export async function motifOf({ picture, mask }: Sheet): Promise<PlacedMotif | undefined> {
  const columns = Math.floor(picture.width / CELL)
  const rows = Math.floor(picture.height / CELL)
  const full = fullCells(mask, { columns, rows })
  const cells = [...full.keys()].filter((cell) => full[cell])
  const ground = groundOf(picture, columns, cells)
  const body = bodyOf(mask)
  if (!ground || !body) return undefined
  const shares = new Map(cells.map((cell) => [cell, foreignShare(picture, ground, cell, columns)]))
  const foreign = cells.filter((cell) => (shares.get(cell) ?? 0) >= FOREIGN)
  const isCentral = (cell: number) => {
    const x = ((cell % columns) + 0.5) * CELL
    return Math.abs(x - body.middle) < body.half * CENTRAL
  }
  const central = foreign.filter(isCentral)
  const motif = largestGroup(central, full, { columns, rows })
  const inside = central.filter((cell) => motif.has(cell)).length
  const share = inside / cells.length
  const outside = (central.length - inside) / cells.length
  if (share < LEAST || share > MOST || outside > MOST_OUTSIDE) return undefined
  const box = boxOf(motif, columns, picture)
  if (Math.max(body.middle - box.left, box.right - body.middle) > body.half) return undefined
  // From side to side it is a band of the cloth.
  if (box.right - box.left > WIDEST * (box.bottom - box.top)) return undefined
  const { top, bottom } = extent(mask)
  const href = await cutMotif(picture, ground, box, (x, y) =>
    motif.has(Math.floor(y / CELL) * columns + Math.floor(x / CELL)),
  )
  return {
    href,
    left: (box.left - body.middle) / body.half,
    right: (box.right - body.middle) / body.half,
    middle: ((box.top + box.bottom) / 2 - top) / (bottom - top),
    aspect: (box.right - box.left) / (box.bottom - box.top),
  }
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The middle and half the width of a garment's body: of its rows below the sleeves, the median. */
function bodyOf(mask: Mask): { readonly middle: number; readonly half: number } | undefined {
  const { top, bottom } = extent(mask)
  const at = (part: number) => Math.round(top + (bottom - top) * part)
  const spans: Box[] = []
  for (let y = at(0.6); y < at(0.9); y += 1) {
    const { left, right } = extent(mask, y, y + 1)
    if (right > left) spans.push({ left, right, top: y, bottom: y + 1 })
  }
  const middle = spans.toSorted((a, b) => a.right - a.left - (b.right - b.left))
  const usual = middle[Math.floor(middle.length / 2)]
  return usual && { middle: (usual.left + usual.right) / 2, half: (usual.right - usual.left) / 2 }
}

/** How much of a cell is foreign to the ground. */
function foreignShare(
  { width, rgb }: Raster,
  ground: Ground,
  cell: number,
  columns: number,
): number {
  const [left, top] = [(cell % columns) * CELL, Math.floor(cell / columns) * CELL]
  let [foreign, count] = [0, 0]
  for (let y = top; y < top + CELL; y += 2) {
    for (let x = left; x < left + CELL; x += 2) {
      const at = (y * width + x) * 3
      count += 1
      if (foreignness(ground, rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0) >= 1) foreign += 1
    }
  }
  return foreign / count
}

/**
 * The largest groups of cells that lie near each other, with the cells around them.
 * @param full which cells lie completely in the garment
 */
function largestGroup(
  cells: readonly number[],
  full: Uint8Array,
  { columns, rows }: { columns: number; rows: number },
): Set<number> {
  const near = new Uint8Array(columns * rows)
  for (const cell of cells) {
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    for (let y = Math.max(0, row - JOINED); y <= Math.min(rows - 1, row + JOINED); y += 1) {
      for (
        let x = Math.max(0, column - JOINED);
        x <= Math.min(columns - 1, column + JOINED);
        x += 1
      )
        near[y * columns + x] = 1
    }
  }
  const isAtRim = (cell: number) =>
    [cell - 1, cell + 1, cell - columns, cell + columns].some((other) => !full[other])
  const groups = connected({ width: columns, height: rows, on: near }, 1).flatMap(({ pixels }) => {
    const around = new Set(pixels)
    const own = cells.filter((cell) => around.has(cell))
    return own.filter(isAtRim).length > own.length * MOST_AT_RIM ? [] : [{ around, own }]
  })
  const largest = Math.max(0, ...groups.map(({ own }) => own.length))
  const kept = groups.filter(({ own }) => own.length > largest * LEAST_PART)
  return new Set(kept.flatMap(({ around }) => [...around].filter((cell) => full[cell])))
}

function boxOf(cells: ReadonlySet<number>, columns: number, { width, height }: Raster): Box {
  const xs = [...cells].map((cell) => (cell % columns) * CELL)
  const ys = [...cells].map((cell) => Math.floor(cell / columns) * CELL)
  return {
    left: Math.min(...xs),
    right: Math.min(width, Math.max(...xs) + CELL),
    top: Math.min(...ys),
    bottom: Math.min(height, Math.max(...ys) + CELL),
  }
}

/** The motif alone, clear where the ground is, as a PNG data URL. */
async function cutMotif(
  { width, rgb }: Raster,
  ground: Ground,
  { left, right, top, bottom }: Box,
  isIn: (x: number, y: number) => boolean,
): Promise<string> {
  const size = { width: right - left, height: bottom - top }
  const cut = new Uint8Array(size.width * size.height * 4)
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      if (!isIn(left + x, top + y)) continue
      const from = ((top + y) * width + left + x) * 3
      const [r = 0, g = 0, b = 0] = rgb.subarray(from, from + 3)
      const alpha = Math.max(0, Math.min(1, (foreignness(ground, r, g, b) - 0.6) / 0.4))
      cut.set([r, g, b, Math.round(alpha * 255)], (y * size.width + x) * 4)
    }
  }
  const png = await sharp(cut, { raw: { ...size, channels: 4 } })
    .resize(SIZE, SIZE, { fit: "inside", withoutEnlargement: true })
    .png({ palette: true, quality: 80, effort: 3 })
    .toBuffer()
  return `data:image/png;base64,${png.toString("base64")}`
}
