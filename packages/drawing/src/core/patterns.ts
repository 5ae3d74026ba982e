import { coat, patches, snakeskin, spots, TOLD_ANIMALS, tigerStripes, zebra } from "./coats.ts"
import { blend, INK, light, shade } from "./colour.ts"
import type { Cloth } from "./fabric.ts"
import { fairIsle, warmOn, yarnOn } from "./fair-isle.ts"
import { arc, dist, flowing, nth, range } from "./geom.ts"
import type { Filler } from "./materials.ts"
import { paisley } from "./paisley.ts"
import type { Panel } from "./panel.ts"
import type { Pen } from "./pen.ts"
import { flowers, strokes } from "./prints.ts"
import { lengthened, tartan } from "./tartan.ts"
import {
  diamonds,
  dots,
  flecks,
  herringbone,
  photographed,
  type Tile,
  type TilePlace,
  tile,
} from "./tiles.ts"

/** Lines that run on over the shoulders and down to the tails of a shirt, which lie beyond its panel. */
export const RUNS_ON: ReadonlySet<string> = new Set([
  "stripe",
  "pinstripe",
  "gingham",
  "check",
  "tartan",
])

/** Parts smaller than this, in square px, show no overcheck: a lapel, a knot, a belt. */
const SMALL = 3000

const TILES = {
  dot: dots,
  floral: flowers,
  animal: coat,
  cow: patches,
  zebra,
  tiger: tigerStripes,
  snake: snakeskin,
  dalmatian: spots,
  tweed: flecks,
  herringbone,
  geo: diamonds,
  "fair-isle": fairIsle,
  abstract: strokes,
  paisley,
}
const isTiled = (pattern: string): pattern is keyof typeof TILES => Object.hasOwn(TILES, pattern)

/** Prints of flowers and leaves. */
const BLOOMING: ReadonlySet<string> = new Set(["floral", "paisley"])
/** Their petals where the only known colour is the ground's: on pale cloth, on deep cloth. */
const PETALS = ["#9C5F7C", "#F6DFD6"] as const

const OF_ANIMALS: ReadonlySet<string> = new Set(["animal", ...TOLD_ANIMALS])

/** Weaves whose yarns are shades of the cloth's colour: in full contrast, black would look grey. */
const isWeave = (pattern: string) => pattern === "tweed" || pattern === "herringbone"
const WOVEN = { deep: 0.3, pale: 0.45 }
/** The OKLab lightness below which cloth is deep. */
const DEEP = 0.42

/** A pattern's own colour where only the ground's is known. */
function mixedFrom(colour: string, pattern: string, yarns: number): string {
  if (pattern === "fair-isle") return yarnOn(colour)
  // Marks on a coat are darker than it down to the deepest brown.
  const isPale = light(colour) > (OF_ANIMALS.has(pattern) ? DEEP - 0.1 : 0.6)
  // On pale cloth ink would look like a stain.
  if (pattern === "abstract" && isPale) return shade(colour, 3)
  const [onPale, onDeep] = BLOOMING.has(pattern) ? PETALS : [INK, "#F7F1E6"]
  return blend(colour, isPale ? onPale : onDeep, 0.8 * yarns)
}

/** The colour of the flowers on a cloth. */
export const petalsOn = ({ colour, second }: Pick<Cloth, "colour" | "second">): string =>
  second ?? mixedFrom(colour, "floral", 1)

/** Leaves, the yarns of tweed. */
const LEAF = "#7C8B5A"

/** A pattern's third colour where two are known. */
function mixedWith(
  colour: string,
  second: string,
  { pattern, yarns }: { readonly pattern: string; readonly yarns: number },
): string {
  if (OF_ANIMALS.has(pattern)) return blend(colour, second, 0.4)
  if (pattern === "fair-isle") return warmOn(colour, second)
  // Pools of a brush are its own two colours: a third one would be seen as a stain.
  return pattern === "abstract" ? shade(colour, 1.4) : blend(colour, LEAF, 0.75 * yarns)
}

/** The places of n even rows between 0 and 1, moved by a share of a row. */
const even = (n: number, moved = 0): number[] => range(n).map((i) => (i + 0.5 + moved) / n)
const across = (n: number, moved = 0): number[] => even(n, moved).map((x) => x * 2 - 1)

/** How much longer the way down a panel is than from end to end, from where it is bent, as the sleeve of a bent arm is. */
const BENT = 1.12

/** The length of a panel in px, round its bend: rows over the short cut would lie far apart. And whether it is bent. */
function lengthOf(panel: Panel): { readonly px: number; readonly isBent: boolean } {
  const down = range(7).map((i) => panel.at(0, i / 6))
  const way = down.slice(1).reduce((sum, p, i) => sum + dist(p, nth(down, i)), 0)
  const isBent = way > dist(nth(down, 0), nth(down, -1)) * BENT
  return { px: isBent ? way : panel.height, isBent }
}

/** Where lines down a panel pass: round a bend more often, else they would cut across it and leave its outside bare. */
const DOWN = {
  straight: [0, 0.3, 0.66, 1],
  bent: [0, 0.18, 0.34, 0.44, 0.52, 0.6, 0.78, 1],
} as const

/**
 * A pattern over a panel. Stripes and checks are curves in u, v, so they bow with the body; the
 * rest are tiles at the panel's lean.
 * @param outline path text of the panel, or its filler
 */
export function patternOverlay(
  pen: Pen,
  cloth: Cloth,
  given: Panel,
  outline: string | Filler,
  place: Omit<TilePlace, "angle"> = {},
): string {
  const { pattern, colour, photo, scale: k = 1 } = cloth
  if (!pattern || pattern === "plain") return ""
  const panel = RUNS_ON.has(pattern) ? lengthened(given) : given
  const tiled = (made: Tile, scale: number) => {
    const url = `url(#${tile(pen, made, { angle: panel.angle, scale, ...place })})`
    return typeof outline === "string" ? pen.fill(outline, url) : outline(url)
  }
  // True to size on every part: a waistband's stripes are no narrower than the skirt's.
  if (pattern === "photo") return photo ? tiled(photographed(photo), 1) : ""
  const yarns = isWeave(pattern) ? WOVEN[light(colour) < DEEP ? "deep" : "pale"] : 1
  const second = cloth.second ?? mixedFrom(colour, pattern, yarns)
  if (isTiled(pattern)) {
    const third = cloth.third ?? mixedWith(colour, second, { pattern, yarns })
    return tiled(TILES[pattern]({ colour, second, third }), k)
  }
  const third = cloth.third ?? second
  const length = lengthOf(panel)
  const down = DOWN[length.isBent ? "bent" : "straight"]
  const faded = (opacity: number) => (opacity < 1 ? ` stroke-opacity="${opacity}"` : "")
  const rows = (vs: readonly number[], w: number, c: string, opacity = 1) =>
    pen.thin(
      vs.map((v) => arc(panel.at(-1.03, v), panel.at(0, v), panel.at(1.03, v))).join(""),
      w,
      c,
      faded(opacity),
    )
  const columns = (us: readonly number[], w: number, c: string, opacity = 1) =>
    pen.thin(
      us.map((u) => flowing(panel.path(down.map((v) => [u, v])))).join(""),
      w,
      c,
      faded(opacity),
    )
  // Bands of a colour that is known cover more, so that they keep its hue and do not turn grey.
  const yarn = (opacity: number) => (cloth.second ? opacity + 0.2 : opacity)
  const high = Math.max(2, Math.round(length.px / (11 * k)))
  const wide = Math.max(2, Math.round(panel.width / (11 * k)))
  switch (pattern) {
    case "breton":
      return rows(
        even(high).filter((v) => v > (cloth.from ?? 0)),
        3.1 * k,
        second,
      )
    case "stripe":
      return columns(across(Math.round(wide * 1.3)), 1.7 * k, second, 0.9)
    case "pinstripe":
      // A colour of its own is meant to be seen; without one, the chalk is only a little paler.
      return cloth.second
        ? columns(across(Math.round(wide * 0.9)), 1.6, second)
        : columns(across(Math.round(wide * 1.1)), 0.7, second, 0.75)
    case "gingham":
      return (
        columns(across(wide), 5.4 * k, second, yarn(0.5)) +
        rows(even(high), 5.4 * k, second, yarn(0.5))
      )
    case "tartan":
      return tartan(pen, cloth, panel)
    case "check": {
      const [cols, lines] = [Math.ceil(wide / 2.9), Math.ceil(high / 2.9)]
      const broad =
        columns(across(cols), 5 * k, second, yarn(0.42)) +
        rows(even(lines), 5 * k, second, yarn(0.42))
      // Between locks of fur nothing finer is seen.
      if (panel.width * panel.height < SMALL || cloth.material === "fur") return broad
      return (
        broad +
        columns(across(cols, 0.36), 0.9, third, 0.8) +
        rows(even(lines, 0.36), 0.9, third, 0.8)
      )
    }
  }
}
