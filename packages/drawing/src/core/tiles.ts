import { INK, light } from "./colour.ts"
import type { PhotoTile } from "./fabric.ts"
import { f1, type Point, range, rng } from "./geom.ts"
import { escaped, type Pen } from "./pen.ts"

/** The colours of a print: the ground's, then two of the pattern. */
export interface PrintColours {
  readonly colour: string
  readonly second: string
  readonly third: string
}

/** How a tile lies on its panel: its lean in degrees, its size and where it begins in px. */
export interface TilePlace {
  readonly angle: number
  readonly scale?: number | undefined
  readonly at?: Point | undefined
}

/** A tile's size in px and the drawing on it. */
export interface Tile {
  readonly name: string
  readonly size: readonly [width: number, height: number]
  readonly draw: () => string
}

/** The id of a repeating tile: drawn once, and turned by reference for panels that lean. */
export function tile(pen: Pen, { name, size, draw }: Tile, place: TilePlace): string {
  const { angle, scale = 1, at = [0, 0] } = place
  const turn = Math.round(angle / 6) * 6
  const moved = at[0] || at[1] ? `translate(${f1(at[0])} ${f1(at[1])}) ` : ""
  const grown = scale === 1 ? "" : ` scale(${scale})`
  const drawn = pen.once(
    name,
    (id) =>
      `<pattern id="${id}" width="${size[0]}" height="${size[1]}" patternUnits="userSpaceOnUse">${draw()}</pattern>`,
  )
  const transform = `${moved}${turn ? `rotate(${turn})` : ""}${grown}`.trim()
  if (!transform) return drawn
  return pen.once(
    `${name}|${transform}`,
    (id) => `<pattern id="${id}" href="#${drawn}" patternTransform="${transform}"/>`,
  )
}

export const dots = ({ second }: PrintColours): Tile => ({
  name: `dot${second}`,
  size: [13, 13],
  draw: () =>
    `<g fill="${second}"><circle cx="3.4" cy="3.4" r="1.9"/><circle cx="9.9" cy="9.9" r="1.9"/></g>`,
})

/** In cloth darker than this (OKLab) pale yarns stay few. */
const DEEP = 0.4

/** Flecks of four yarns. */
export const flecks = ({ colour, second, third }: PrintColours): Tile => ({
  name: `tweed${colour}${second}${third}`,
  size: [44, 44],
  draw: () => {
    const r = rng(5)
    const yarns: readonly (readonly [string, number])[] = [
      [second, 0.8],
      [third, 0.5],
      [INK, 0.45],
      ["#FFF6E8", light(colour) < DEEP ? 0.14 : 0.6],
    ]
    return yarns
      .map(([colour, opacity], yarn) => {
        const d = range(32).map(
          () => `M${f1(r() * 43)} ${f1(r() * 43)}l2.2 ${yarn % 2 ? 1.2 : -1.2}`,
        )
        return `<path d="${d.join("")}" stroke="${colour}" stroke-width="1.3" stroke-linecap="round" opacity="${opacity}"/>`
      })
      .join("")
  },
})

export const herringbone = ({ second }: PrintColours): Tile => ({
  name: `herringbone${second}`,
  size: [12, 6],
  draw: () =>
    `<path d="M0 6L6 0L12 6M0 3L3 0M9 0L12 3M3 6L6 3L9 6" fill="none" stroke="${second}" stroke-width="1.1" opacity=".8"/>`,
})

export const diamonds = ({ second }: PrintColours): Tile => ({
  name: `geo${second}`,
  size: [18, 18],
  draw: () =>
    `<path d="M9 1L17 9L9 17L1 9Z" fill="none" stroke="${second}" stroke-width="1.6"/><circle cx="9" cy="9" r="1.8" fill="${second}"/>`,
})

/** Cloth as it was photographed. */
export const photographed = ({ href, width, height }: PhotoTile): Tile => ({
  name: href,
  size: [width, height],
  draw: () =>
    `<image href="${escaped(href)}" width="${width}" height="${height}" preserveAspectRatio="none"/>`,
})
