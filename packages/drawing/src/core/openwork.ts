import type { Tile } from "./tiles.ts"

/** Net with a ring in each mesh and dots where its threads cross. */
export const lace = (lit: string, dark: string): Tile => ({
  name: `lace${dark}`,
  size: [16, 16],
  draw: () =>
    `<g fill="none" stroke="${lit}" stroke-width=".8"><path d="M0 0l16 16M16 0l-16 16"/><circle cx="8" cy="8" r="4.2"/></g><path d="M8 5.6a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 1 1 0-4.8zM0-1.6a1.6 1.6 0 1 1 0 3.2zM16 14.4a1.6 1.6 0 1 0 0 3.2z" fill="${dark}" opacity=".45"/>`,
})

/** A plain net. */
export const net = (dark: string): Tile => ({
  name: `mesh${dark}`,
  size: [5, 5],
  draw: () => `<path d="M0 0l5 5M5 0l-5 5" stroke="${dark}" stroke-width=".6" opacity=".6"/>`,
})

/** Crochet: rows of shells, each fanned from a hole between two of the row below. */
export const shells = (dark: string, lit: string): Tile => ({
  name: `crochet${dark}`,
  size: [18, 16],
  draw: () => {
    const fan = (x: number, y: number) =>
      [-6.4, -3.4, 0, 3.4, 6.4].map((dx) => `M${x} ${y}l${dx} ${Math.abs(dx) > 5 ? -3.4 : -6}`)
    const edge = (x: number, y: number) => `M${x - 9} ${y}c1-10 17-10 18 0`
    const all = (of: (x: number, y: number) => string | string[]) =>
      [of(9, 8), of(0, 16), of(18, 16), of(0, 0), of(18, 0)].flat().join("")
    return `<g fill="none" stroke-linecap="round"><path d="${all(edge)}" stroke="${dark}" stroke-width="1.5" opacity=".62"/><path d="${all(fan)}" stroke="${lit}" stroke-width="1.5" opacity=".7"/></g><path d="M8 7h2v1.4H8zM-1 15h2v1.4h-2zM17 15h2v1.4h-2z" fill="${dark}" opacity=".8"/>`
  },
})
