import { blend, light, shade, tint } from "./colour.ts"
import { crinkles } from "./crinkle.ts"
import type { Cloth } from "./fabric.ts"
import { arc, clamp, f1, lens, pairs, range, rng, shape, soft } from "./geom.ts"
import { lace, net, shells } from "./openwork.ts"
import type { Panel } from "./panel.ts"
import type { Pen } from "./pen.ts"
import { locks } from "./pile.ts"
import { plait, STRIPS_ACROSS } from "./plait.ts"
import {
  coatedLights,
  glitter,
  leatherLights,
  metalBands,
  satinBands,
  sequins,
  waxedLights,
} from "./shine.ts"
import { type Tile, tile } from "./tiles.ts"

/** Fills the current outline with a colour or with url(#id). */
export type Filler = (paint: string) => string

/** What a material adds to a panel's surface: twill, stitches, slubs, streaks of light; and the metal in it. */
export function materialOverlay(pen: Pen, cloth: Cloth, panel: Panel, fill: Filler): string {
  const surface = surfaceOverlay(pen, cloth, panel, fill)
  if (!cloth.metallic) return surface
  const glints = fill(`url(#${tile(pen, glitter(cloth.colour), { angle: panel.angle, scale: 1 })})`)
  return surface + metalBands(pen, panel, cloth.colour) + glints
}

function surfaceOverlay(pen: Pen, cloth: Cloth, panel: Panel, fill: Filler): string {
  const { material, colour } = cloth
  const dark = shade(colour, 1.2)
  const lit = tint(colour, 1.4)
  const tiled = (made: Tile, scale = 1) =>
    fill(`url(#${tile(pen, made, { angle: panel.angle, scale })})`)
  const streak = (u: number, v0: number, v1: number, w: number, c: string, opacity: number) =>
    pen.fill(
      shape(
        panel.path(pairs([u - w, v0, u - w * 0.4, (v0 + v1) / 2, u - w * 0.2, v1])),
        panel.path(pairs([u, v1, u + w * 0.5, (v0 + v1) / 2, u + w * 0.3, v0])),
      ),
      c,
      opacity,
    )
  switch (material) {
    case "denim":
      return tiled(twill(dark, lit)) + pen.fill(fade(panel), lit, 0.35)
    case "knit":
      return tiled(stitches(dark, lit, cloth.thin ? FAINT : 1), cloth.fine ? FINE : 1)
    case "cable":
      return tiled(cables(dark, lit))
    case "linen":
      return tiled(slubs(dark))
    case "marl":
      return tiled(flecks(shade(colour, 2.2), tint(colour, 2)))
    case "canvas":
      return tiled(weave(dark, lit), clamp(panel.width / STRANDS_ACROSS, 0.6, 2.4))
    case "suede":
      return (
        tiled(nap(shade(colour, 1), 0.34), clamp(panel.width / STRANDS_ACROSS, 0.7, 2.2)) +
        stroked(pen, panel, colour)
      )
    case "velvet":
      return tiled(nap(dark)) + brushed(pen, panel, colour)
    case "fleece":
      return tiled(pile(dark, lit))
    case "fur":
      return tiled(locks(colour))
    case "teddy":
      return tiled(curls(shade(colour, 1.6), lit))
    case "sequin":
      return tiled(sequins(dark, lit)) + streak(-0.4, 0.06, 0.9, 0.16, lit, 0.35)
    case "lace":
      return tiled(lace(lit, dark))
    case "crochet":
      return tiled(shells(shade(colour, 2), lit), clamp(panel.width / STRANDS_ACROSS, 0.7, 2.2))
    case "mesh":
      return tiled(net(light(colour) < DEEP ? tint(colour, 2.4) : dark))
    case "quilted":
      return tiled(diamonds(shade(colour, 2), lit), clamp(panel.width / DIAMONDS_ACROSS, 0.5, 1.2))
    case "straw":
      return tiled(wicker(shade(colour, 2.2), lit), clamp(panel.width / STRANDS_ACROSS, 0.5, 2.6))
    case "satin":
      return satinBands(pen, panel, colour)
    case "coated":
      return coatedLights(pen, panel, colour)
    case "waxed":
      return waxedLights(pen, panel, colour)
    case "crinkled":
      return tiled(crinkles(dark, lit))
    case "woven":
      return tiled(plait(shade(colour, 2), lit), clamp(panel.width / STRIPS_ACROSS, 0.55, 2))
    case "leather":
      return leatherLights(pen, panel, colour)
    case "corduroy": {
      const wales = Math.round(panel.width / 4)
      const ribs = range(wales).map((i) => {
        const u = ((i + 0.5) / wales) * 2 - 1
        return arc(panel.at(u, 0), panel.at(u, 0.5), panel.at(u, 1))
      })
      // As broad as what lies between them: thin lines read as pinstripes.
      return pen.thin(ribs.join(""), 2, dark, ' stroke-opacity=".3"')
    }
    default:
      return ""
  }
}

/** The places where denim is worn pale. */
const fade = (panel: Panel): string =>
  shape(
    panel.path(pairs([-0.5, 0.14, -0.62, 0.3, -0.4, 0.52, -0.12, 0.62])),
    panel.path(pairs([0.1, 0.5, 0.16, 0.3, -0.06, 0.16])),
  )

const twill = (dark: string, lit: string): Tile => ({
  name: `twill${dark}`,
  size: [2.6, 2.6],
  draw: () =>
    `<path d="M0 2.6L2.6 0" stroke="${dark}" stroke-width=".5" opacity=".32"/><path d="M0 1.2L1.2 0" stroke="${lit}" stroke-width=".4" opacity=".4"/>`,
})

/** The size of fine stitches, and how much of their strength those of thin cloth have. */
const FINE = 0.55
const FAINT = 0.45

/** A share as it is written in a drawing: ".6". */
const short = (share: number): string => String(Math.round(share * 100) / 100).replace(/^0/, "")

/**
 * Columns of knit stitches: small, faint and each apart from the next one. Large ones that touch are rows of zigzag, and read
 * as a print.
 */
const stitches = (dark: string, lit: string, strength: number): Tile => ({
  name: strength < 1 ? `thin${dark}` : `knit${dark}`,
  size: [5, 3.6],
  draw: () =>
    `<g fill="none" stroke-linecap="round"><path d="M.9 .4L2.1 2.9M4.1 .4L2.9 2.9" stroke="${dark}" stroke-width=".8" opacity="${short(0.38 * strength)}"/><path d="M0 .6v2.4" stroke="${lit}" stroke-width=".8" opacity="${short(0.22 * strength)}"/></g>`,
})

/** A plait of two strands that twist about each other, in a bed of purl stitches. */
const cables = (dark: string, lit: string): Tile => ({
  name: `cable${dark}`,
  size: [24, 11],
  draw: () =>
    `<path d="M5.4 .6C4 5 7 8.6 12.4 10.2C13.4 5.6 10.6 2 5.4 .6zM18.6-4.9C20-.5 17 3.1 11.6 4.7C10.6 .1 13.4-3.5 18.6-4.9zM18.6 6.1C20 10.5 17 14.1 11.6 15.7C10.6 11.1 13.4 7.5 18.6 6.1z" fill="${lit}" fill-opacity=".45" stroke="${dark}" stroke-width="1.1" stroke-opacity=".75"/><path d="M1.6 0v11M22.4 0v11" stroke="${dark}" stroke-width="1" opacity=".5"/>`,
})

const slubs = (dark: string): Tile => ({
  name: `linen${dark}`,
  size: [60, 70],
  draw: () => {
    const r = rng(3)
    const d = range(26).map(
      (i) => `M${f1(r() * 50)} ${f1(r() * 60)}${i % 3 ? "h" : "v"}${f1(2 + r() * 9)}`,
    )
    return `<path d="${d.join("")}" stroke="${dark}" stroke-width=".5" opacity=".34"/>`
  },
})

/** Grey yarn spun of dark and of light fibres: short flecks along its rows. */
const flecks = (dark: string, lit: string): Tile => ({
  name: `marl${dark}`,
  size: [34, 31],
  draw: () => {
    const r = rng(23)
    const some = (n: number) =>
      range(n)
        .map(() => `M${f1(r() * 31)} ${f1(r() * 30)}l${f1(1 + r() * 2.2)} ${f1(r() - 0.5)}`)
        .join("")
    return `<g stroke-width=".8" stroke-linecap="round"><path d="${some(44)}" stroke="${dark}" opacity=".42"/><path d="${some(40)}" stroke="${lit}" opacity=".6"/></g>`
  },
})

/** Short strokes of a pile. Those of suede are faint: as strong as velvet's, they would be cork. */
const nap = (dark: string, strength = 0.5): Tile => ({
  name: `nap${dark}`,
  size: [26, 24],
  draw: () => {
    const r = rng(13)
    const d = range(22).map(
      () => `M${f1(r() * 25)} ${f1(r() * 23)}l${f1(r() - 0.5)} ${f1(1 + r())}`,
    )
    return `<path d="${d.join("")}" stroke="${dark}" stroke-width="1" stroke-linecap="round" opacity="${short(strength)}"/>`
  },
})

/** Thick threads that go over and under each other one by one. */
const weave = (dark: string, lit: string): Tile => ({
  name: `canvas${dark}`,
  size: [8, 8],
  draw: () =>
    `<path d="M.4 2h3.2M4.4 6h3.2M2 4.4v3.2M6 .4v3.2" stroke="${dark}" stroke-width="1.3" opacity=".5"/><path d="M.4 .9h3.2M4.4 4.9h3.2M3.1 4.4v3.2M7.1 .4v3.2" stroke="${lit}" stroke-width=".8" opacity=".6"/>`,
})

/** A panel of so many px in width has diamonds as large as they are made. */
const DIAMONDS_ACROSS = 60

/** Seams that cross, and the light on what swells between them. */
const diamonds = (dark: string, lit: string): Tile => ({
  name: `quilted${dark}`,
  size: [16, 20],
  draw: () =>
    `<path d="M0 10L8 0L16 10L8 20z" fill="none" stroke="${dark}" stroke-width="1.1" opacity=".75"/><path d="M3.2 8.6L8 2.6M11.2 18.6L16 12.6M-4.8 18.6L0 12.6" stroke="${lit}" stroke-width="1.6" stroke-linecap="round" opacity=".7"/>`,
})

/** Short woolly loops. */
const pile = (dark: string, lit: string): Tile => ({
  name: `fleece${dark}`,
  size: [30, 28],
  draw: () => {
    const r = rng(29)
    const loops = (n: number) =>
      range(n)
        .map(() => `M${f1(r() * 28)} ${f1(r() * 26)}q1.6 -2.4 3.2 0`)
        .join("")
    return `<g fill="none" stroke-width=".9" stroke-linecap="round"><path d="${loops(20)}" stroke="${dark}" opacity=".42"/><path d="${loops(14)}" stroke="${lit}" opacity=".6"/></g>`
  },
})

const CURLY = [34, 33] as const

/** Tight round curls of a woolly pile, each turned another way, lit on one side. */
const curls = (dark: string, lit: string): Tile => ({
  name: `teddy${dark}`,
  size: CURLY,
  draw: () => {
    const r = rng(41)
    const rows = range(36).map((i) => {
      const row = Math.floor(i / 6)
      const [x, y] = [((i % 6) + (row % 2) * 0.5 + r() * 0.3) * 5.66, (row + r() * 0.3) * 5.5]
      const [from, radius] = [r() * 6.28, 1.9 + r() * 0.7]
      const at = (angle: number, dx: number, dy: number) =>
        `${f1(x + dx + Math.cos(angle) * radius)} ${f1(y + dy + Math.sin(angle) * radius)}`
      const bow = (dx: number, dy: number) =>
        `M${at(from, dx, dy)}A${f1(radius)} ${f1(radius)} 0 1 1 ${at(from + 4.4, dx, dy)}`
      // What crosses an edge of the tile comes in again at the other one.
      const beside = x > CURLY[0] - 4 ? [0, -CURLY[0]] : [0]
      const below = y > CURLY[1] - 4 ? [0, -CURLY[1]] : [0]
      return beside.flatMap((dx) => below.map((dy) => bow(dx, dy))).join("")
    })
    return `<g fill="none" stroke-linecap="round"><path d="${rows.join("")}" stroke="${dark}" stroke-width="1.3" opacity=".42"/><path d="${rows.filter((_, i) => i % 2).join("")}" stroke="${lit}" stroke-width="1" opacity=".6" transform="translate(-.8 -.8)"/></g>`
  },
})

/** The width in px of a panel whose strands have their usual size: a bag drawn large has larger ones. */
const STRANDS_ACROSS = 130

/** Strands of straw that go over and under each other in pairs. */
const wicker = (dark: string, lit: string): Tile => ({
  name: `straw${dark}`,
  size: [10, 10],
  draw: () =>
    `<g stroke-width="1.5" stroke-linecap="round"><path d="M.8 1.4h3.6M.8 3.8h3.6M5.8 6.4h3.6M5.8 8.8h3.6" stroke="${dark}" opacity=".6"/><path d="M6.4 .8v3.6M8.8 .8v3.6M1.4 5.8v3.6M3.8 5.8v3.6" stroke="${dark}" opacity=".42"/><path d="M.8 2.6h3.6M5.8 7.6h3.6M7.6 .8v3.6M2.6 5.8v3.6" stroke="${lit}" stroke-width=".8" opacity=".6"/><path d="M5.1 .4v4.4M.1 5.4v4.4M.4 5h4.2M5.4 0h4.2" stroke="${dark}" stroke-width="1" opacity=".5"/></g>`,
})

/** The OKLab lightness below which net is drawn paler than its cloth. */
const DEEP = 0.42

/** Velvet's pile: deep where it faces the viewer, bright where it turns away and where it is brushed. */
function brushed(pen: Pen, panel: Panel, colour: string): string {
  const glow = blend(colour, "#FFFFFF", light(colour) < DEEP ? 0.34 : 0.42)
  const band = (u: number, w: number, v0: number, v1: number) => {
    const m = (v0 + v1) / 2
    return soft(
      panel.path(
        pairs([
          u,
          v0,
          u - w,
          v0 + (m - v0) * 0.6,
          u - w * 0.6,
          m + (v1 - m) * 0.5,
          u + w * 0.3,
          v1,
        ]),
      ),
      panel.path(pairs([u + w * 0.4, v1, u + w * 0.7, m, u + w * 0.5, v0 + (m - v0) * 0.4, u, v0])),
    )
  }
  const deep = band(0.12, 0.34, 0.02, 1)
  const bright =
    band(-0.88, 0.1, 0.05, 0.96) + band(-0.44, 0.11, 0.1, 0.62) + band(0.56, 0.1, 0.24, 0.94)
  return pen.fill(deep, shade(colour, 2), 0.28) + pen.fill(bright, glow, 0.6)
}

/** Where suede was stroked, its nap lies the other way: pale and deep patches without a gleam. */
function stroked(pen: Pen, panel: Panel, colour: string): string {
  const patch = (u: number, v: number) =>
    lens(panel.path(pairs([u - 0.4, v - 0.12, u, v + 0.03, u + 0.4, v + 0.1])), panel.width * 0.24)
  return (
    pen.fill(patch(-0.42, 0.34) + patch(0.3, 0.74), tint(colour, 1), 0.26) +
    pen.fill(patch(0.24, 0.3), shade(colour, 1.1), 0.16)
  )
}
