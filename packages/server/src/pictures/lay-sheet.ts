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
const SHADOW_COLOUR = [29, 20, 17] as const
/** The pale rim that keeps dark cloth from sinking into a dark page; on light ground it is not seen. */
const RIM = { colour: [222, 214, 203], depth: 0.5, darkest: 92 } as const
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

/** A picture at another size: the mean of four neighbours, which suits sizes that differ little. */
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
      const [left, right] = [across.first[x] ?? 0, across.second[x] ?? 0]
      const beside = across.share[x] ?? 0
      const [a, b, c, d] = [upper + left, upper + right, lower + left, lower + right]
      const [pa, pb] = [(1 - beside) * (1 - below), beside * (1 - below)]
      const [pc, pd] = [(1 - beside) * below, beside * below]
      for (let channel = 0; channel < 4; channel += 1) {
        rgba[to] =
          (from[a * 4 + channel] ?? 0) * pa +
          (from[b * 4 + channel] ?? 0) * pb +
          (from[c * 4 + channel] ?? 0) * pc +
          (from[d * 4 + channel] ?? 0) * pd +
          0.5
        to += 1
      }
    }
  }
  return { width, height, rgba }
}

/** For each pixel of a line the two that it lies between in the original, and how near the second is. */
function stepsOf(length: number, asked: number) {
  const [first, second] = [new Uint32Array(asked), new Uint32Array(asked)]
  const share = new Float32Array(asked)
  for (let at = 0; at < asked; at += 1) {
    const from = Math.min(length - 1, Math.max(0, ((at + 0.5) * length) / asked - 0.5))
    first[at] = Math.floor(from)
    second[at] = Math.min(length - 1, Math.floor(from) + 1)
    share[at] = from - Math.floor(from)
  }
  return { first, second, share }
}

/** Puts a picture over the sheet; what lies beyond the edge is left out. */
function over(sheet: Sprite, { width, height, rgba }: Sprite, left: number, top: number): void {
  for (let y = Math.max(0, -top); y < Math.min(height, sheet.height - top); y += 1)
    for (let x = Math.max(0, -left); x < Math.min(width, sheet.width - left); x += 1) {
      const from = (y * width + x) * 4
      const alpha = rgba[from + 3] ?? 0
      if (alpha === 0) continue
      const to = ((y + top) * sheet.width + x + left) * 4
      const rest = 1 - alpha / 255
      for (let channel = 0; channel < 4; channel += 1)
        sheet.rgba[to + channel] =
          (rgba[from + channel] ?? 0) + (sheet.rgba[to + channel] ?? 0) * rest
    }
}

/** Puts one colour over the sheet's pixel, as dense as `alpha` says, 0 to 1. */
function tint(
  sheet: Sprite,
  to: number,
  colour: readonly [number, number, number],
  alpha: number,
): void {
  const rest = 1 - alpha
  for (let channel = 0; channel < 3; channel += 1)
    sheet.rgba[to + channel] =
      (colour[channel] ?? 0) * alpha + (sheet.rgba[to + channel] ?? 0) * rest
  sheet.rgba[to + 3] = 255 * alpha + (sheet.rgba[to + 3] ?? 0) * rest
}

/** The soft shadow of a piece on everything below it; under the piece itself it is not seen. */
function castShadow(sheet: Sprite, piece: Sprite, left: number, top: number): void {
  const columns = Math.ceil(piece.width / COARSE) + 2 * ROOM
  const rows = Math.ceil(piece.height / COARSE) + 2 * ROOM
  const depth = shadowOf(coarse(piece, columns, rows), columns, rows)
  const [x0, y0] = [left - ROOM * COARSE, top - ROOM * COARSE]
  const right = Math.min(sheet.width, x0 + (columns - 1) * COARSE)
  const bottom = Math.min(sheet.height, y0 + (rows - 1) * COARSE)
  for (let y = Math.max(0, y0); y < bottom; y += 1) {
    const row = Math.floor((y - y0) / COARSE)
    const below = ((y - y0) % COARSE) / COARSE
    for (let x = Math.max(0, x0); x < right; x += 1) {
      const at = row * columns + Math.floor((x - x0) / COARSE)
      const [a = 0, b = 0, c = 0, d = 0] = [
        depth[at],
        depth[at + 1],
        depth[at + columns],
        depth[at + columns + 1],
      ]
      if (a + b + c + d < FAINT || isCovered(piece, x - left, y - top)) continue
      const beside = ((x - x0) % COARSE) / COARSE
      const upper = a + (b - a) * beside
      tint(
        sheet,
        (y * sheet.width + x) * 4,
        SHADOW_COLOUR,
        upper + (c + (d - c) * beside - upper) * below,
      )
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
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const cell = (Math.floor(y / COARSE) + ROOM) * columns + Math.floor(x / COARSE) + ROOM
      cells[cell] = (cells[cell] ?? 0) + (rgba[(y * width + x) * 4 + 3] ?? 0) * each
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
