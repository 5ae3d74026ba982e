import { blend, light } from "./colour.ts"
import { range } from "./geom.ts"
import type { PrintColours, Tile } from "./tiles.ts"

/** Yarns of a band where only the ground's colour is known: undyed wool, or navy on pale grounds, and a warm one. */
const UNDYED = "#F4EBDA"
const NAVY = "#2B3A5C"
const MADDER = "#B2523F"
const GOLD = "#D9AE5F"

/** The ground's lightness from which pale yarn would not show. */
const PALE = 0.7

/** The first yarn of a band on a ground. */
export const yarnOn = (colour: string): string => (light(colour) > PALE ? NAVY : UNDYED)

/** Whether a ground is as warm and as deep as madder, which would not show on it. */
const isMadder = (colour: string): boolean => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return r - Math.max(g, b) > 50
}

/** The second one. */
export const warmOn = (colour: string, yarn: string): string =>
  blend(isMadder(colour) || isMadder(yarn) ? GOLD : MADDER, colour, 0.08)

const WIDE = 24
const HIGH = 62

/** Bands of small motifs between plain rows: lozenges and crosses, edged with rows of dots and a line. */
export const fairIsle = ({ colour, second, third }: PrintColours): Tile => ({
  name: `fairisle${colour}${second}${third}`,
  size: [WIDE, HIGH],
  draw: () => {
    const dots = (y: number) => range(4).map((i) => `M${2 + i * 6} ${y}h2.4`)
    const lice = `M6 52h1.6M18 52h1.6`
    const lozenge = "M8 16L14 22L8 28L2 22Z"
    const cross = "M17 18L23 26M23 18L17 26"
    return `<g fill="none"><path d="M0 4h24M0 40h24" stroke="${third}" stroke-width="2.2"/><path d="${[...dots(9), ...dots(35)].join("")}" stroke="${second}" stroke-width="2.4"/><path d="M0 13h24M0 31h24" stroke="${second}" stroke-width="1.3"/><path d="${lozenge}${cross}" stroke="${second}" stroke-width="2.1"/><path d="M6.4 22h3.2M19 22h2" stroke="${third}" stroke-width="3"/><path d="${lice}" stroke="${second}" stroke-width="1.8"/></g>`
  },
})
