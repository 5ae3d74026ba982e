import { f1, range, rng } from "./geom.ts"
import type { Tile } from "./tiles.ts"

const SIZE = [64, 58] as const

/** Thin proofed cloth, which crumples and does not shine: short creases that bend once, each with a faint lit lip. */
export const crinkles = (dark: string, lit: string): Tile => ({
  name: `crinkle${dark}`,
  size: SIZE,
  draw: () => {
    const r = rng(37)
    const creases = range(20).map(() => {
      const [x, y] = [4 + r() * (SIZE[0] - 16), 3 + r() * (SIZE[1] - 16)]
      const turn = (r() - 0.5) * 8
      return `M${f1(x)} ${f1(y)}l${f1(2 + r() * 4)} ${f1(turn)}l${f1(r() * 3 - 1)} ${f1(3 + r() * 3)}`
    })
    const d = creases.join("")
    return `<g fill="none" stroke-width=".9" stroke-linecap="round"><path d="${d}" stroke="${lit}" opacity=".34" transform="translate(-.8 -.8)"/><path d="${d}" stroke="${dark}" opacity=".4"/></g>`
  },
})
