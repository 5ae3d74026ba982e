import type { Sprite } from "./lay-sprite.ts"

/** A picture's place on the sheet, in px. */
export interface SheetPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** One light, from above left, for everything: offset and softness in coarse cells, and depth. */
const SHADOWS = [
  { x: 2, y: 4, blur: 4, depth: 0.3 },
  { x: 0, y: 1, blur: 1, depth: 0.26 },
] as const
const SHADOW_COLOUR = { r: 29, g: 20, b: 17 }
/** The pale rim that keeps dark cloth from sinking into a dark page; on light ground it is not seen. */
const RIM = { colour: { r: 222, g: 214, b: 203 }, depth: 0.5, darkest: 92 } as const
/** Shadows are soft, so that they are reckoned on a grid this many times coarser. */
const COARSE = 4
/** Room for a shadow around its piece, in coarse cells. */
const ROOM = 12

/** A clear sheet: four channels a pixel, colours multiplied by their alpha. */
export function clearSheet(width: number, height: number): Sprite {
  return { width, height, rgba: new Uint8Array(width * height * 4) }
}

/** Lays a garment on the sheet over all that lies there, with its shadow and its rim. */
export function layOn(sheet: Sprite, sprite: Sprite, place: SheetPlace): void {
  const piece = scaled(sprite, Math.round(place.width), Math.round(place.height))
  const [x, y] = [Math.round(place.x), Math.round(place.y)]
  castShadow(sheet, piece, x, y)
  if (isDark(piece)) drawRim(sheet, piece, x, y)
  over(sheet, piece, x, y)
}

/**
 * A picture at another size: the mean of four neighbours, which suits sizes that differ little. Half a
 * million pixels pass here for each lay: no pixel makes an object.
 */
export function scaled(sprite: Sprite, width: number, height: number): Sprite {
  const rgba = new Uint8Array(width * height * 4)
  const { rgba: from } = sprite
  const across = stepsOf(sprite.width, width)
  const down = stepsOf(sprite.height, height)
  let to = 0
  for (let y = 0; y < height; y += 1) {
    const upper = (down.first[y] ?? 0) * sprite.width
    const lower = (down.second[y] ?? 0) * sprite.width
    const below = down.share[y] ?? 0
    for (let x = 0; x < width; x += 1) {
      const left = across.first[x] ?? 0
      const right = across.second[x] ?? 0
      const beside = across.share[x] ?? 0
      const a = (upper + left) * 4
      const b = (upper + right) * 4
      const c = (lower + left) * 4
      const d = (lower + right) * 4
      // A third to a half of a garment's box is clear.
      if (!(from[a + 3] || from[b + 3] || from[c + 3] || from[d + 3])) {
        to += 4
        continue
      }
      for (let channel = 0; channel < 4; channel += 1) {
        const above = (from[a + channel] ?? 0) * (ONE - beside) + (from[b + channel] ?? 0) * beside
        const under = (from[c + channel] ?? 0) * (ONE - beside) + (from[d + channel] ?? 0) * beside
        rgba[to] = (above * (ONE - below) + under * below + HALF) >> 16
        to += 1
      }
    }
  }
  return { width, height, rgba }
}

/** Shares are whole numbers of this many: sums of them are faster than fractions. */
const ONE = 256
const HALF = (ONE * ONE) / 2

/** For each pixel of a line the two that it lies between in the original, and how near the second is. */
function stepsOf(length: number, asked: number) {
  const [first, second] = [new Uint32Array(asked), new Uint32Array(asked)]
  const share = new Uint16Array(asked)
  for (let at = 0; at < asked; at += 1) {
    const from = Math.min(length - 1, Math.max(0, ((at + 0.5) * length) / asked - 0.5))
    first[at] = Math.floor(from)
    second[at] = Math.min(length - 1, Math.floor(from) + 1)
    share[at] = (from - Math.floor(from)) * ONE + 0.5
  }
  return { first, second, share }
}

/** Puts a picture over the sheet; what lies beyond the edge is left out. */
function over(sheet: Sprite, { width, height, rgba }: Sprite, left: number, top: number): void {
  const { rgba: on } = sheet
  const first = Math.max(0, -left)
  const end = Math.min(width, sheet.width - left)
  for (let y = Math.max(0, -top); y < Math.min(height, sheet.height - top); y += 1) {
    let from = (y * width + first) * 4
    let to = ((y + top) * sheet.width + first + left) * 4
    for (let x = first; x < end; x += 1) {
      const rest = 255 - (rgba[from + 3] ?? 0)
      if (rest < 255) {
        for (let channel = 0; channel < 4; channel += 1) {
          const below = rest === 0 ? 0 : ((on[to + channel] ?? 0) * rest) / 255
          on[to + channel] = (rgba[from + channel] ?? 0) + below
        }
      }
      from += 4
      to += 4
    }
  }
}

/** Puts one colour over the sheet's pixel, as dense as `alpha` says, 0 to 1. */
function tint(sheet: Sprite, to: number, { r, g, b }: Colour, alpha: number): void {
  const { rgba } = sheet
  const rest = 1 - alpha
  rgba[to] = r * alpha + (rgba[to] ?? 0) * rest
  rgba[to + 1] = g * alpha + (rgba[to + 1] ?? 0) * rest
  rgba[to + 2] = b * alpha + (rgba[to + 2] ?? 0) * rest
  rgba[to + 3] = 255 * alpha + (rgba[to + 3] ?? 0) * rest
}

interface Colour {
  readonly r: number
  readonly g: number
  readonly b: number
}

/** The soft shadow of a piece on everything below it; under the piece itself it is not seen. */
function castShadow(sheet: Sprite, piece: Sprite, left: number, top: number): void {
  const columns = Math.ceil(piece.width / COARSE) + 2 * ROOM
  const rows = Math.ceil(piece.height / COARSE) + 2 * ROOM
  const depth = shadowOf(coarse(piece, columns, rows), columns, rows)
  const x0 = left - ROOM * COARSE
  const y0 = top - ROOM * COARSE
  const right = Math.min(sheet.width, x0 + (columns - 1) * COARSE)
  const bottom = Math.min(sheet.height, y0 + (rows - 1) * COARSE)
  for (let y = Math.max(0, y0); y < bottom; y += 1) {
    const row = Math.floor((y - y0) / COARSE) * columns
    const below = ((y - y0) % COARSE) / COARSE
    for (let x = Math.max(0, x0); x < right; x += 1) {
      const at = row + Math.floor((x - x0) / COARSE)
      const a = depth[at] ?? 0
      const b = depth[at + 1] ?? 0
      const c = depth[at + columns] ?? 0
      const d = depth[at + columns + 1] ?? 0
      if (a + b + c + d < FAINT || isCovered(piece, x - left, y - top)) continue
      const beside = ((x - x0) % COARSE) / COARSE
      const upper = a + (b - a) * beside
      const lower = c + (d - c) * beside
      tint(sheet, (y * sheet.width + x) * 4, SHADOW_COLOUR, upper + (lower - upper) * below)
    }
  }
}

/** Four corners of a shadow that together are less are left out. */
const FAINT = 0.012

function isCovered({ width, height, rgba }: Sprite, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < width && y < height && (rgba[(y * width + x) * 4 + 3] ?? 0) > 250
}

/** How deep all shadows of a piece are together in each coarse cell. */
function shadowOf(cells: Float32Array, columns: number, rows: number): Float32Array {
  const all = new Float32Array(cells.length)
  for (const { x, y, blur, depth } of SHADOWS) {
    const soft = blurred(blurred(cells, columns, rows, blur), columns, rows, blur)
    const back = y * columns + x
    for (let at = back; at < all.length; at += 1)
      all[at] = 1 - (1 - (all[at] ?? 0)) * (1 - depth * (soft[at - back] ?? 0))
  }
  return all
}

/** A piece's alpha, 0 to 1, in coarse cells with room around. */
function coarse({ width, height, rgba }: Sprite, columns: number, rows: number): Float32Array {
  const cells = new Float32Array(columns * rows)
  const each = 1 / (255 * COARSE * COARSE)
  let from = 3
  for (let y = 0; y < height; y += 1) {
    const row = (Math.floor(y / COARSE) + ROOM) * columns + ROOM
    for (let x = 0; x < width; x += 1) {
      const cell = row + Math.floor(x / COARSE)
      cells[cell] = (cells[cell] ?? 0) + (rgba[from] ?? 0) * each
      from += 4
    }
  }
  return cells
}

/** The mean over a square around each cell: first along rows, then along columns. */
function blurred(cells: Float32Array, columns: number, rows: number, by: number): Float32Array {
  const along = sweep(cells, { lines: rows, length: columns, line: columns, step: 1 }, by)
  return sweep(along, { lines: columns, length: rows, line: 1, step: columns }, by)
}

interface Lines {
  readonly lines: number
  readonly length: number
  /** From one line to the next, and from a cell to the next of its line. */
  readonly line: number
  readonly step: number
}

function sweep(
  cells: Float32Array,
  { lines, length, line, step }: Lines,
  by: number,
): Float32Array {
  const means = new Float32Array(cells.length)
  const size = 2 * by + 1
  for (let index = 0; index < lines; index += 1) {
    let sum = 0
    for (let at = -by; at < length; at += 1) {
      const entering = at + by
      const leaving = at - by - 1
      if (entering < length) sum += cells[index * line + entering * step] ?? 0
      if (leaving >= 0) sum -= cells[index * line + leaving * step] ?? 0
      if (at >= 0) means[index * line + at * step] = sum / size
    }
  }
  return means
}

/** Whether a piece is so dark that it needs a rim on dark ground. */
function isDark({ rgba }: Sprite): boolean {
  let [light, all] = [0, 0]
  for (let at = 0; at < rgba.length; at += 64) {
    if ((rgba[at + 3] ?? 0) < 200) continue
    light += Math.max(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0)
    all += 1
  }
  return light < RIM.darkest * all
}

/** A line of about a pixel just outside of the outline. */
function drawRim(sheet: Sprite, { width, height, rgba }: Sprite, left: number, top: number): void {
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4 + 3
      if ((rgba[at] ?? 0) > 230) continue
      const beside = Math.max(
        x > 0 ? (rgba[at - 4] ?? 0) : 0,
        x < width - 1 ? (rgba[at + 4] ?? 0) : 0,
        rgba[at - width * 4] ?? 0,
        rgba[at + width * 4] ?? 0,
      )
      if (beside < 60) continue
      const [toX, toY] = [x + left, y + top]
      if (toX < 0 || toY < 0 || toX >= sheet.width || toY >= sheet.height) continue
      tint(sheet, (toY * sheet.width + toX) * 4, RIM.colour, (RIM.depth * beside) / 255)
    }
}
