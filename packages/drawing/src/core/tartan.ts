import { blend, INK, light, shade } from "./colour.ts"
import type { Cloth } from "./fabric.ts"
import { add, arc, flowing, nth, type Points, range, sample, sub } from "./geom.ts"
import { Panel } from "./panel.ts"
import type { Pen } from "./pen.ts"

/** Yarns that run alike along both ways of the cloth: `at` is where in a repeat of 1, `wide` a share of it. */
interface Yarn {
  readonly at: number
  readonly wide: number
  readonly colour: string
  readonly opacity: number
}

/** How far a repeat goes, in px. */
const REPEAT = 35

/** The OKLab lightness below which cloth is too deep for deeper bands, and above which it has no paler lines. */
const DEEP = 0.36
const PALE = 0.86
/** Above this the bands are less deep: beige would turn brown. */
const MILD = 0.66
const CREAM = "#FBF3E4"

/** The colours of a tartan: of its broad bands, of the lines beside them, and of those that cross its ground. */
interface Tones {
  readonly band: string
  readonly beside: string
  readonly over: string
}

/** Of one colour it is woven in tones of its own. */
function ownTones(colour: string): Tones {
  const level = light(colour)
  if (level < DEEP) {
    const [band, over] = [blend(colour, CREAM, 0.34), blend(colour, CREAM, 0.72)]
    return { band, beside: band, over }
  }
  const [band, beside] =
    level > PALE
      ? [shade(colour, 3), shade(colour, 4.4)]
      : [blend(colour, INK, level > MILD ? 0.34 : 0.56), blend(colour, INK, 0.8)]
  return { band, beside, over: level > PALE ? beside : blend(colour, CREAM, 0.78) }
}

function tonesOf({ colour, second, third }: Cloth): Tones {
  if (!second) return ownTones(colour)
  const over = third ?? blend(light(colour) > light(second) ? colour : second, CREAM, 0.6)
  return { band: second, beside: second, over }
}

/** A tartan's repeat: a broad band between two lines, and a thin one across the ground between. */
function sett(cloth: Cloth): Yarn[] {
  const { band, beside, over } = tonesOf(cloth)
  return [
    { at: 0, wide: 0.36, colour: band, opacity: 0.58 },
    { at: -0.29, wide: 0.07, colour: beside, opacity: 0.7 },
    { at: 0.29, wide: 0.07, colour: beside, opacity: 0.7 },
    { at: 0.5, wide: 0.05, colour: over, opacity: 0.9 },
    { at: 0, wide: 0.045, colour: over, opacity: 0.55 },
  ]
}

const STEPS = 8

/** A panel longer at both ends: broad bands end beyond its outline, which clips them, and cover the shoulders. */
export function lengthened({ L, R, bow }: Panel): Panel {
  const longer = (edge: Points) => {
    const run = sample(edge, STEPS)
    const beyond = (end: number, before: number) =>
      add(nth(run, end), sub(nth(run, end), nth(run, before)))
    return [beyond(0, 1), ...run, beyond(-1, -2)]
  }
  return new Panel(longer(L), longer(R), bow)
}

/** A tartan over a panel that is lengthened: curves in its u, v, so that they bow with the body. */
export function tartan(pen: Pen, cloth: Cloth, panel: Panel): string {
  const step = REPEAT * (cloth.scale ?? 1)
  const repeats = (size: number) => Math.max(1, Math.round(size / step))
  const [across, down] = [repeats(panel.width), repeats(panel.height)]
  const places = (n: number, at: number) => range(n).map((i) => (i + 0.5 + at) / n)
  return sett(cloth)
    .map(({ at, wide, colour, opacity }) => {
      const columns = places(across, at).map((x) =>
        flowing(panel.path([0, 0.25, 0.5, 0.75, 1].map((v) => [x * 2 - 1, v]))),
      )
      const rows = places(down, at).map((v) =>
        arc(panel.at(-1.03, v), panel.at(0, v), panel.at(1.03, v)),
      )
      const thread = (runs: readonly string[]) =>
        pen.thin(
          runs.join(""),
          Math.round(wide * step * 10) / 10,
          colour,
          ` stroke-opacity="${opacity}"`,
        )
      return thread(columns) + thread(rows)
    })
    .join("")
}
