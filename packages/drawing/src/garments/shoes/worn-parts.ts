import { blend, INK, innerLine, light, type SkinTones, shade, tint } from "../../core/colour.ts"
import type { Surface } from "../../core/fabric.ts"
import { add, curve, lens, type Point, type Points, pairs, sample, shape } from "../../core/geom.ts"
import { Panel } from "../../core/panel.ts"
import { patternOverlay } from "../../core/patterns.ts"
import type { Pen } from "../../core/pen.ts"
import { joined } from "../outline.ts"
import { studded } from "../seams.ts"
import { gleamOf } from "./gleam.ts"
import { from, heelGround, type Last, lowered } from "./last.ts"
import { isKitten, type ShoeSpec, WALKED_IN } from "./spec.ts"
import type { Stance } from "./stance.ts"

/** Surfaces that do not shine. */
const MATT: readonly Surface[] = ["suede", "knit", "cable", "denim", "linen", "velvet", "straw"]

/** What every shoe on a foot is drawn with. */
export interface Worn {
  readonly pen: Pen
  readonly stance: Stance
  readonly spec: ShoeSpec
  /** The skin's colour, hex. */
  readonly skin: string
  readonly tones: SkinTones
  readonly lift: number
}

/** The near wall of the foot, in shadow if it is turned from the light, and the far edge if not. */
function formShadow({ stance }: Worn, last: Last): string {
  const under = [...last.tip.slice(1), ...last.sole]
  const depth = stance.toe < 0 ? 15 : 7
  const near = shape(
    stance.at(under),
    stance.at([...under].reverse().map(([x, y]): Point => [x + depth * 0.3, y - depth])),
  )
  if (stance.toe < 0) return near
  const edge = last.front.slice(1)
  return (
    near +
    shape(
      stance.at(edge),
      stance.at([...edge].reverse().map(([x, y]): Point => [x - 4 - y * 0.09, y])),
    )
  )
}

/** The leg's shadow runs out on the foot, so that no seam shows at the ankle. */
function shadowOfLeg({ stance: { at, limb, toe } }: Worn): string {
  return shape(
    [
      limb.at(0.28, 0.9),
      limb.at(0.28, 1),
      ...at([
        [toe * 4.5, 11],
        [toe * 8, 24],
      ]),
    ],
    [...at([[toe * 16, 20]]), limb.at(1.6, 0.9)],
  )
}

/** The bare foot in a shoe's last; `toes` for shoes that show them. */
export function skinFoot(worn: Worn, last: Last, toes = false): string {
  const { pen, stance, skin, spec } = worn
  const { lit, dark } = worn.tones
  const runs = [last.front, last.tip, last.sole, last.back].map((run) => stance.at(run))
  const outline = joined(runs)
  const shadow = pen.fill(formShadow(worn, last) + shadowOfLeg(worn), dark, 0.85)
  pen.dip(skin)
  const [tipX, tipY] = last.tip[1] ?? [18, 47]
  const gaps = toes
    ? [0, 1, 2, 3].map((i) =>
        lens(
          stance.at([
            [tipX - 2.4 - i * 3.1, tipY - 1.6 - i * 0.9],
            [tipX - 2.2 - i * 3, tipY - 5.6 - i * 0.9],
          ]),
          1.1,
        ),
      )
    : []
  const drawn =
    pen.solid(
      outline,
      lit,
      shadow + (stance.behind ? pen.fill(outline, dark, stance.behind) : ""),
    ) +
    runs.map((run, i) => pen.line(run, i === 0 ? 1.5 : 1.3, { a: 0.7, b: 0.7, lost: 0 })).join("") +
    (toes ? pen.fill(gaps.join(""), blend(dark, INK, 0.35)) : "")
  pen.dip(spec.cloth.colour)
  return drawn
}

/** Shine or nap on an upper, by its material. */
function surface({ pen, stance, spec }: Worn, last: Last): string {
  const { material, colour } = spec.cloth
  if (material && MATT.includes(material)) return ""
  const ridge = from(last.front, 8).map(([x, y]): Point => [x - 5.4, y - 1])
  if (spec.cloth.foiled || spec.cloth.metallic) return gleamOf(pen, stance, ridge, colour)
  const strong = material === "satin"
  return pen.fill(
    lens(stance.at(ridge), strong ? 4.6 : 3),
    light(colour) < 0.45 ? blend(colour, "#FFFFFF", 0.42) : tint(colour, 1.5),
    strong ? 0.85 : 0.5,
  )
}

/** The scale of a print on a foot: of a leopard's coat as large as on a skirt there would be two rings. */
const PRINT = 0.55

/**
 * A shoe's upper: filled, shaded and outlined.
 * @param runs its outline in the stance's frame, corner to corner
 * @param inner drawing inside it, already in the picture's frame
 */
export function upper(worn: Worn, last: Last, runs: readonly Points[], inner = ""): string {
  const { pen, stance, spec } = worn
  const { cloth } = spec
  const placed = runs.map((run) => stance.at(run))
  const panel = new Panel(stance.at(pairs([-14, -4, -14, 52])), stance.at(pairs([24, -4, 24, 52])))
  const [outline, clip] = pen.stencil(joined(placed))
  const use = (fill: string) => `<use href="#${outline}" fill="${fill}"/>`
  pen.dip(cloth.colour)
  const isPrinted = cloth.pattern !== undefined && cloth.pattern !== "plain"
  const shadow = shade(cloth.colour, isPrinted ? 2 : 1)
  return (
    use(cloth.colour) +
    `<g clip-path="url(#${clip})">` +
    patternOverlay(pen, { ...cloth, scale: PRINT }, panel, use) +
    // A print shows through the shadow on it.
    pen.fill(formShadow(worn, last), shadow, isPrinted ? 0.35 : 0.8) +
    surface(worn, last) +
    inner +
    studs(worn, last) +
    "</g>" +
    placed.map((run) => pen.line(run, 1.7, { a: 0.6, b: 0.6, lost: 0 })).join("")
  )
}

/** How much deeper a platform or a thick sole is under the ball of the foot than another, in px. */
export const depthOf = ({ heel, thick }: Pick<ShoeSpec, "heel" | "thick">): number =>
  heel === "platform" || thick ? 8 : 0

/** How broad a block heel is on the foot, in px. */
const BLOCK = 15.5
/** The same under a platform: as broad, it would run into the deep sole and make a wedge of it. */
const PILLAR = 9.5

/** How high the heel of boots to walk in is, in px: it goes on the line of their back, or it would be a nub beside a hem. */
const STACKED = 8.5

/** The heel under a lifted foot, drawn before its upper. Nothing for a foot on the ground. */
export function heelPiece({ pen, stance, spec, lift }: Worn, last: Last, colour: string): string {
  const { heel } = spec
  if (lift < 0.2) return ""
  const [hx, hy] = last.sole.at(-1) ?? [0, 0]
  const gy = heelGround(last, lift)[1] + depthOf(spec)
  const drawn = (runs: readonly Points[]) => {
    const placed = runs.map((run) => stance.at(run))
    return (
      pen.solid(joined(placed), colour) +
      placed.map((run) => pen.line(run, 1.5, { a: 0.7, b: 0.7, lost: 0 })).join("")
    )
  }
  if (heel === "stiletto" || isKitten(spec)) {
    return drawn([
      pairs([hx - 0.2, hy - 2, hx + 0.4, hy + 8, hx + 1.2, gy]),
      pairs([hx + 1.2, gy, hx + 3.8, gy + 0.8]),
      pairs([hx + 3.8, gy + 0.8, hx + 4.2, hy + 12, hx + 10, hy + 6]),
    ])
  }
  if (heel === "wedge") {
    return drawn([
      pairs([hx, hy - 1, hx - 0.8, gy]),
      pairs([hx - 0.8, gy, hx + 9, gy + 8, hx + 22, 51 + 9 * lift]),
      pairs([hx + 22, 50 + 9 * lift, hx + 12, 38, hx, hy - 1]),
    ])
  }
  if (lift <= WALKED_IN) {
    const foot = Math.min(gy, hy + STACKED)
    return drawn([
      pairs([hx + 0.6, hy - 2, hx + 0.2, foot]),
      pairs([hx + 0.2, foot, hx + BLOCK * 0.9, foot + BLOCK * 0.7]),
      pairs([hx + BLOCK * 0.9, foot + BLOCK * 0.7, hx + BLOCK, hy + BLOCK * 0.7]),
    ])
  }
  // A block is nearly as broad as the heel it carries, and its walls are upright.
  const isSlim = heel === "low" && spec.kind !== "ankle_boots"
  const across = isSlim ? 9 : heel === "platform" ? PILLAR : BLOCK
  const out = isSlim ? 0 : 1.6
  return drawn([
    pairs([hx - out, hy - 1, hx - out, gy]),
    pairs([hx - out, gy, hx + across, gy + across * 0.5]),
    pairs([hx + across, gy + across * 0.5, hx + across + 1, hy + across * 0.7]),
  ])
}

/** A sole's edge along the toe and the near side, `thin` px deep unless it is a deep one. */
export function soleEdge({ pen, stance, spec }: Worn, last: Last, colour: string, thin: number) {
  const thick = thin + depthOf(spec)
  const run = [...last.tip, ...last.sole.slice(1)]
  const top = stance.at(lowered(run, -1))
  const bottom = stance.at(lowered(run, thick - 1))
  const ends: Points = [top.at(0) ?? [0, 0], bottom.at(0) ?? [0, 0]]
  return (
    pen.solid(shape(top, [...bottom].reverse()), colour) +
    (thick > DEEP && light(colour) > PALE
      ? pen.fill(
          shape(stance.at(lowered(run, thick * 0.45)), [...bottom].reverse()),
          blend(colour, INK, 0.2),
        )
      : "") +
    pen.line(bottom, 1.6, { a: 0.7, b: 0.7, lost: 0 }) +
    pen.line(ends, 1.2, { a: 0.8, b: 0.8, lost: 0 }) +
    (spec.thick ? cleats(pen, stance.at(lowered(run, thick - 4)), colour) : "") +
    (thick > 3.4 ? pen.mark(top, 0.9, innerLine(colour), { a: 0.7, b: 0.7 }) : "")
  )
}

/** A pale sole deeper than this, in px, has its tread in shade: blank, it looks unfinished. */
const DEEP = 7
const PALE = 0.8

/** The notches between the cleats of a deep sole. */
function cleats(pen: Pen, run: Points, colour: string): string {
  const notches = sample(run, 12).map((p) => curve([p, add(p, [0, 3])]))
  return pen.thin(
    notches.join(""),
    1.2,
    light(colour) < 0.45 ? tint(colour, 1.6) : shade(colour, 1.6),
  )
}

/** Studs along the sole of a shoe. */
export const studs = ({ pen, stance, spec }: Worn, last: Last): string =>
  studded(
    pen,
    spec.cloth,
    curve(stance.at(lowered([...last.tip.slice(1), ...last.sole.slice(1)], -5))),
    2.2,
  )

/** A low shoe with the foot in it. */
interface LowShoe {
  readonly last: Last
  /** The foot that shows in the opening. */
  readonly bare: Last
  readonly sole: string
  readonly thick: number
  /** The opening, from the heel round to the instep. */
  readonly opening: Points
  /** Where on the last's front the opening ends, as a height. */
  readonly front: number
  /** From the heel up to the opening. */
  readonly back: Points
  /** False if the sole itself is the heel. */
  readonly heeled?: boolean
  /** Drawing on the upper, already in the picture's frame. */
  readonly inner: string
}

export function lowShoe(worn: Worn, shoe: LowShoe): string {
  const { last, sole, opening } = shoe
  const front = [...opening.slice(-1), ...from(last.front, shoe.front)]
  return (
    skinFoot(worn, shoe.bare) +
    (shoe.heeled === false ? "" : heelPiece(worn, last, sole)) +
    upper(worn, last, [opening, front, last.tip, last.sole, shoe.back], shoe.inner) +
    soleEdge(worn, last, sole, shoe.thick)
  )
}

/** A strap across the foot: an edged band along a curve in the stance's frame. */
export function strap({ pen, stance, spec }: Worn, points: Points, width: number): string {
  const d = curve(stance.at(points))
  const { colour } = spec.cloth
  return pen.thin(d, width + 1.5, blend(colour, INK, 0.7)) + pen.thin(d, width, colour)
}

/** Seams inside an upper, in the stance's frame. */
export function seams({ pen, stance, spec }: Worn, runs: readonly Points[], width = 0.9): string {
  const colour = innerLine(spec.cloth.colour)
  return runs.map((run) => pen.mark(stance.at(run), width, colour, { a: 0.6, b: 0.6 })).join("")
}

/** Laces: even bars across the instep, in a colour that shows. */
export function laces({ pen, stance, spec }: Worn, bars: readonly Points[], width = 1.5): string {
  const { colour } = spec.cloth
  const lace =
    light(colour) > 0.8
      ? shade(colour, 1.6)
      : spec.kind === "trainers"
        ? "#FBF8F2"
        : blend(colour, "#FBF8F2", 0.66)
  return pen.thin(bars.map((bar) => curve(stance.at(bar))).join(""), width, lace)
}
