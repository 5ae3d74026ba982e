import { blend, light, shade, tint } from "./colour.ts"
import { clamp, f1, lens, pairs, range, rng, soft } from "./geom.ts"
import type { Panel } from "./panel.ts"
import type { Pen } from "./pen.ts"
import type { Tile } from "./tiles.ts"

/** Cloth shot with metal: bright bands beside deep ones, where it turns to the light and from it. */
export function metalBands(pen: Pen, panel: Panel, colour: string): string {
  const band = (u: number, w: number, v0: number, v1: number) => {
    const m = (v0 + v1) / 2
    return soft(
      panel.path(pairs([u, v0, u - w, m - (m - v0) * 0.3, u - w * 0.5, m, u - w * 0.9, v1])),
      panel.path(pairs([u + w * 0.3, v1, u + w * 0.8, m, u + w * 0.4, m - (m - v0) * 0.4, u, v0])),
    )
  }
  const isDark = light(colour) < DEEP
  const bright =
    band(-0.62, 0.13, 0.02, 0.9) + band(0.02, 0.1, 0.1, 1) + band(0.52, 0.08, 0.04, 0.7)
  const deep = band(-0.3, 0.15, 0.05, 1) + band(0.28, 0.12, 0.02, 0.95) + band(0.84, 0.12, 0.1, 1)
  const core = band(-0.62, 0.05, 0.06, 0.8) + band(0.03, 0.035, 0.18, 0.9)
  return (
    pen.fill(deep, shade(colour, 2.2), 0.5) +
    pen.fill(bright, tint(colour, isDark ? 2.6 : 2), 0.85) +
    pen.fill(core, blend(colour, "#FFFFFF", 0.82), 0.85)
  )
}

/** Satin: soft broad bands of light that run down it, each with a bright core, and a deep one beside the broadest. */
export function satinBands(pen: Pen, panel: Panel, colour: string): string {
  const band = (u: number, w: number, v0: number, v1: number) => {
    const m = (v0 + v1) / 2
    return soft(
      panel.path(pairs([u, v0, u - w, m - (m - v0) * 0.3, u - w * 0.7, m, u - w * 0.2, v1])),
      panel.path(pairs([u, v1, u + w * 0.7, m, u + w * 0.6, m - (m - v0) * 0.4, u, v0])),
    )
  }
  const isDark = light(colour) < DEEP
  const glow = isDark ? blend(colour, "#FFFFFF", 0.3) : tint(colour, 1.4)
  const core = blend(colour, "#FFFFFF", isDark ? 0.5 : 0.7)
  // On deep cloth a narrow core would be a chalk stripe.
  const broader = isDark ? 1.7 : 1
  const broad =
    band(-0.56, 0.17, 0.02, 0.86) + band(-0.02, 0.12, 0.14, 1) + band(0.5, 0.12, 0.06, 0.9)
  const bright =
    band(-0.56, 0.06 * broader, 0.06, isDark ? 0.5 : 0.7) +
    band(0, 0.04 * broader, isDark ? 0.46 : 0.3, 0.94) +
    band(0.5, 0.035 * broader, 0.14, isDark ? 0.46 : 0.66)
  return (
    pen.fill(band(-0.28, 0.12, 0.06, 1) + band(0.26, 0.1, 0.04, 0.96), shade(colour, 1.6), 0.4) +
    pen.fill(broad, glow, isDark ? 0.62 : 0.68) +
    pen.fill(bright, core, isDark ? 0.36 : 0.5)
  )
}

/**
 * Coated cloth, wet-smooth and without a grain: a broad light on the shoulder and two lower down where it folds, each soft
 * at its edges and lit at its heart, beside deeper cloth. Lights that ran the whole way down were pinstripes.
 */
export function coatedLights(pen: Pen, panel: Panel, colour: string): string {
  const isDark = light(colour) < DEEP
  // On the white of some coats only what is deeper tells the lights.
  const core = blend(colour, "#FFFFFF", isDark ? 0.66 : 0.86)
  const heart = (u: number, v: number, w: number, h: number, lean: number) =>
    soft(
      panel.path(
        pairs([u + lean, v - h, u - w, v - h * 0.2, u - w * 0.9, v + h * 0.4, u - lean, v + h]),
      ),
      panel.path(
        pairs([
          u - lean,
          v + h,
          u + w * 0.1,
          v + h * 0.3,
          u + w * 0.3,
          v - h * 0.3,
          u + lean,
          v - h,
        ]),
      ),
    )
  const deep =
    patch(panel, [0.34, 0.36, 0.22, 0.2, 0.14]) + patch(panel, [-0.62, 0.5, 0.16, 0.1, -0.1])
  const hearts = heart(-0.42, 0.11, 0.2, 0.06, 0.12) + heart(-0.28, 0.7, 0.13, 0.06, -0.1)
  return (
    pen.fill(deep, shade(colour, 1.5), 0.22) +
    glows(pen, panel, colour, { whiter: isDark ? 0.4 : 0.62, opacity: isDark ? 0.8 : 0.95 }) +
    pen.fill(hearts, core, isDark ? 0.42 : 0.8)
  )
}

/** Waxed cloth, where coated cloth is lit but faintly and without a bright heart: it is dressed with oil, and not wet. */
export const waxedLights = (pen: Pen, panel: Panel, colour: string): string =>
  glows(pen, panel, colour, light(colour) < DEEP ? WAXED.deep : WAXED.pale)

const WAXED = {
  deep: { whiter: 0.34, opacity: 0.62 },
  pale: { whiter: 0.55, opacity: 0.62 },
} as const

/** A light: its middle in u and v, half its width and its height, how far it leans. */
type Light = readonly [u: number, v: number, w: number, h: number, lean: number]

const patch = (panel: Panel, [u, v, w, h, lean]: Light): string =>
  soft(
    panel.path(pairs([u + lean, v - h, u - w, v - h * 0.6, u - w, v + h * 0.5, u - lean, v + h])),
    panel.path(pairs([u - lean, v + h, u + w, v + h * 0.6, u + w, v - h * 0.5, u + lean, v - h])),
  )

/** The broad lights of coated cloth, which fade to their edges, and by how much they are whiter than it. */
function glows(
  pen: Pen,
  panel: Panel,
  colour: string,
  { whiter, opacity }: { readonly whiter: number; readonly opacity: number },
): string {
  const pale = blend(colour, "#FFFFFF", whiter)
  const glow = pen.once(
    `glow${pale}`,
    (id) =>
      `<radialGradient id="${id}"><stop stop-color="${pale}"/><stop offset=".45" stop-color="${pale}" stop-opacity=".62"/><stop offset="1" stop-color="${pale}" stop-opacity="0"/></radialGradient>`,
  )
  return COATED.map((one) => pen.fill(patch(panel, one), `url(#${glow})`, opacity)).join("")
}

/** Where coated cloth is lit. */
const COATED: readonly Light[] = [
  [-0.34, 0.15, 0.5, 0.15, 0.18],
  [-0.24, 0.7, 0.4, 0.17, -0.16],
  [0.58, 0.5, 0.26, 0.15, 0.1],
]

/**
 * Leather: a few narrow lights along its folds, each soft at its sides with a fine bright core and none as long as the panel,
 * and the deep of a fold between them. Broad bands would look like plastic.
 */
export function leatherLights(pen: Pen, panel: Panel, colour: string): string {
  const { width, height } = panel
  const isDark = light(colour) < DEEP
  const glow = blend(colour, "#FFFFFF", isDark ? 0.34 : 0.36)
  const core = blend(colour, "#FFFFFF", isDark ? 0.62 : 0.66)
  const broad = clamp(width * CREST_WIDE, 2, CREST_MOST)
  const crest = ([u, v, lean, share]: (typeof CRESTS)[number], wide: number, k: number) => {
    const half = (Math.min(height * share, CREST_LONG) / height / 2) * k
    return lens(
      panel.path(pairs([u - lean, v - half, u + lean * 0.4, v - half * 0.1, u + lean, v + half])),
      wide,
    )
  }
  if (width > height) return lyingLights(pen, panel, { glow, core })
  const all = (wide: number, k: number) => CRESTS.map((one) => crest(one, wide, k)).join("")
  return (
    pen.fill(all(broad * 1.7, 1), glow, 0.46) +
    pen.fill(all(broad * 0.46, 0.7), core, 0.7) +
    pen.fill(
      lens(panel.path(pairs([-0.2, 0.1, -0.1, 0.5, -0.16, 0.9])), broad * 2),
      shade(colour, 1.6),
      0.3,
    )
  )
}

/** The same on what is wider than high, a shoe or a belt: one light lies along it, and a short one after it. */
function lyingLights(
  pen: Pen,
  panel: Panel,
  { glow, core }: { readonly glow: string; readonly core: string },
): string {
  const broad = clamp(panel.height * 0.1, 1.4, 7)
  const lights = (wide: number, k: number) =>
    [
      [-0.34, 0.3],
      [0.48, 0.14],
    ]
      .map(([u = 0, half = 0]) =>
        lens(
          panel.path(pairs([u - half * k, 0.3, u, 0.26, u + half * k, 0.31])),
          wide * (u < 0 ? 1 : 0.7),
        ),
      )
      .join("")
  return pen.fill(lights(broad * 1.8, 1), glow, 0.4) + pen.fill(lights(broad * 0.5, 0.8), core, 0.5)
}

/**
 * Leather on a leg: one broad soft light down the thigh and one down the shin, each of three glazes. The many narrow lights of
 * a jacket would be pinstripes down it.
 */
export function legLights(pen: Pen, panel: Panel, colour: string): string {
  const isDark = light(colour) < DEEP
  const glow = blend(colour, "#FFFFFF", isDark ? 0.42 : 0.5)
  const lights = (k: number) =>
    LEG_LIT.map(([u, v0, v1, share]) => {
      const [middle, half] = [(v0 + v1) / 2, ((v1 - v0) / 2) * (0.7 + 0.3 * k)]
      const run = pairs([u, middle - half, u - 0.06, middle, u, middle + half])
      return lens(panel.path(run), panel.width * share * k)
    }).join("")
  return [1, 0.66, 0.34].map((k) => pen.fill(lights(k), glow, isDark ? 0.24 : 0.2)).join("")
}

/** The lights on a leg: where across, from and to how far down, and how broad as a share of it. */
const LEG_LIT = [
  [-0.28, 0.16, 0.54, 0.42],
  [-0.24, 0.58, 0.95, 0.36],
] as const

/** The lights on leather: where the middle of each is in u and v, how far it leans, how long it is as a share of its panel. */
const CRESTS = [
  [-0.6, 0.2, 0.05, 0.3],
  [-0.42, 0.58, -0.04, 0.34],
  [-0.7, 0.84, 0.04, 0.2],
  [0.5, 0.14, -0.05, 0.2],
  [0.42, 0.72, 0.05, 0.26],
] as const
/** How wide a light is, as a share of its panel and at most in px, and how long at most. */
const CREST_WIDE = 0.055
const CREST_MOST = 5
const CREST_LONG = 96

/** The OKLab lightness below which metal and satin need a stronger light to show. */
const DEEP = 0.42

/** Threads of metal that catch the light here and there. */
export const glitter = (colour: string): Tile => ({
  name: `glitter${colour}`,
  size: [47, 53],
  draw: () => {
    const r = rng(17)
    const sparks = range(16)
      .map(() => `M${f1(r() * 46)} ${f1(r() * 52)}v.01`)
      .join("")
    return `<path d="${sparks}" stroke="${blend(colour, "#FFFFFF", 0.8)}" stroke-width="1.5" stroke-linecap="round" opacity=".7"/>`
  },
})

/** Overlapping discs, of which some face the light and some face away from it. */
export const sequins = (dark: string, lit: string): Tile => ({
  name: `sequin${dark}`,
  size: [42, 36],
  draw: () => {
    const r = rng(5)
    const discs = range(48).map((i) => {
      const [row, at] = [Math.floor(i / 6), i % 6]
      return [at * 7 + (row % 2) * 3.5 + 3.5, row * 4.5 + 2.2] as const
    })
    const arcs = discs.map(([x, y]) => `M${f1(x - 3.3)} ${f1(y)}a3.3 3.1 0 0 0 6.6 0`)
    const round = (some: typeof discs, size: number) =>
      some
        .map(
          ([x, y]) =>
            `M${f1(x - size)} ${f1(y + 0.6)}a${size} ${size} 0 1 0 ${size * 2} 0a${size} ${size} 0 1 0 -${size * 2} 0z`,
        )
        .join("")
    const drawn = discs.map((disc) => ({ disc, faces: r() }))
    const facing = (from: number, to: number) =>
      drawn.filter(({ faces }) => faces >= from && faces < to).map(({ disc }) => disc)
    return `<path d="${round(facing(0.3, 0.5), 2.6)}" fill="${dark}" opacity=".4"/><path d="${round(facing(0.58, 0.88), 2.4)}" fill="${blend(lit, "#FFFFFF", 0.2)}" opacity=".75"/><path d="${round(facing(0.88, 1), 2.2)}" fill="${blend(lit, "#FFFFFF", 0.6)}" opacity=".9"/><path d="${arcs.join("")}" fill="none" stroke="${dark}" stroke-width=".8" opacity=".55"/>`
  },
})
