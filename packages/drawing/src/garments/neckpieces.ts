import { type Cloth, Panel, paint } from "../core/cloth.ts"
import { blend, innerLine, shade, tint } from "../core/colour.ts"
import {
  add,
  blob,
  curve,
  lens,
  mix,
  nth,
  type Point,
  type Points,
  range,
  shape,
} from "../core/geom.ts"
import { type Layer, Z } from "../core/layer.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"
import { bandCollar, collarBack, rollNeck, shirtCollar } from "./collars.ts"
import { hood } from "./hood.ts"
import type { Opening } from "./necklines.ts"
import { clothOn } from "./overlay.ts"

/** What is sewn to the opening for the head. */
export type Neckpiece =
  | "none"
  | "shirt"
  | "polo"
  | "round"
  | "stand"
  | "band"
  | "roll"
  | "frill"
  | "bow"
  | "hood"
  | "cowl"
  | "frilled-shoulders"

/**
 * The layers of a neckpiece. `under` is true below a jacket, whose collar lies over it, `underHood`
 * below one with a hood.
 */
export function neckpiece(
  pen: Pen,
  body: Body,
  cloth: Cloth,
  {
    piece,
    neck,
    under,
    underHood,
    zipped = false,
    within = false,
    buttoned = false,
    underScarf = false,
  }: {
    readonly piece: Neckpiece
    readonly neck: Points
    readonly under: boolean
    readonly underHood?: boolean | undefined
    /** A zip closes it. */
    readonly zipped?: boolean
    /** A hood or a collar that stands open goes round it. */
    readonly within?: boolean | undefined
    /** Its leaves meet at the throat. */
    readonly buttoned?: boolean
    /** A scarf goes round the neck: of a collar only the points show below it. */
    readonly underScarf?: boolean | undefined
  },
): Layer[] {
  // Inside a hood, which lies on its jacket, a collar lies on both.
  const along = buttoned || underScarf ? undefined : neck
  const z = within ? Z.coat + 2 : under ? Z.shirtCollar : Z.collar
  switch (piece) {
    case "shirt":
    case "polo":
      return [
        shirtCollar(pen, body, cloth, {
          z,
          within,
          buttoned,
          along,
          ...(underScarf ? BELOW_SCARF : along && piece === "shirt" && UNBUTTONED),
        }),
        collarBack(pen, body, cloth),
      ]
    case "round":
      return [
        shirtCollar(pen, body, cloth, { z, spread: 1.25, round: true, stand: 5, within, along }),
      ]
    case "stand":
      return [rollNeck(pen, body, cloth, zipped ? ZIPPED : 11, zipped)]
    case "band":
      return [bandCollar(pen, body, cloth, z), collarBack(pen, body, cloth, BAND_BACK)]
    case "roll":
      return [rollNeck(pen, body, cloth)]
    case "frill":
      return [rollNeck(pen, body, cloth, 12), frill(pen, body, cloth)]
    case "bow":
      // Its loops lie over the lapels of a jacket, which would otherwise hide them.
      return [{ z: under ? Math.max(z, Z.jacket + 2) : z, s: bow(pen, cloth, body.T(0.9, 0), BOW) }]
    case "hood":
      return hood(pen, body, cloth, {
        under,
        inside: underHood ?? false,
        apart: zipped ? UNZIPPED : undefined,
        cords: true,
        ...(!zipped && { neck }),
      })
    case "cowl":
      return [{ z: Z.torso + 3, s: cowl(pen, cloth, neck) }]
    case "frilled-shoulders":
      return [{ z: under ? Z.shirtCollar : Z.armR + 1, s: flounce(pen, cloth, neck) }]
    default:
      return []
  }
}

/** The points of a collar below a scarf: so far apart that its ends do not hide them. */
const BELOW_SCARF = { spread: 1.7 } as const
/** The points of a collar whose upper buttons are open fall apart. */
const UNBUTTONED = { spread: 1.3 } as const
/** How large a bow is at the neck: it is what such a blouse is known by. */
const BOW = 1.2
/** How far from the middle the edges of a hood end whose zip is open down to the chest, as a share of the half width. */
const UNZIPPED = 0.14
/** How high a collar with a zip stands, in px. */
const ZIPPED = 14
/** How far a band stands up at the nape, in px. */
const BAND_BACK = 11

/** The openings that some neckpieces need. */
export const OPENING_FOR: Partial<Record<Neckpiece, Opening>> = {
  shirt: "shirt",
  polo: "polo",
  stand: "high",
  band: "band",
  roll: "roll",
  frill: "high",
}

/** A ruffle on a standing collar. */
function frill(pen: Pen, body: Body, cloth: Cloth): Layer {
  const n = body.T(0, 0)
  const edge = range(11).map((i): Point => {
    const t = i / 5 - 1
    return [n[0] + t * 19, n[1] - 12 + (1 - t * t) * 5 + (i % 2 ? -4.5 : 1.5)]
  })
  const base = range(5).map((i): Point => {
    const t = i / 2 - 1
    return [n[0] + t * 16.5, n[1] - 7 + (1 - t * t) * 5]
  })
  const d = shape(edge, [...base].reverse())
  const pleats = [2, 4, 6, 8].map((i) => lens([nth(edge, i), nth(base, Math.round(i / 2.5))], 2))
  return {
    z: Z.collar - 1,
    s:
      pen.fill(d, cloth.colour) +
      pen.fill(pleats.join(""), shade(cloth.colour, 1.2)) +
      pen.line(edge, 1.4, { a: 0.6, b: 0.6 }),
  }
}

/** A pussy bow tied at a point. */
export function bow(pen: Pen, cloth: Cloth, n: Point, size = 1): string {
  const { colour } = cloth
  const p = (x: number, y: number) => add(n, [x * size, y * size])
  const wing = (k: number) => blob([n, p(k * 14, -9), p(k * 27, -4), p(k * 22, 7), p(k * 8, 4)])
  const tail = (k: number, h: number) =>
    shape(
      [p(k, 2), p(k * 9, h * 0.5), p(k * 8, h)],
      [p(k * 17, h - 5), p(k * 15, h * 0.45), p(k * 4, 2)],
    )
  const knot = blob([p(-4, -5), p(4, -5), p(5, 4), p(-4, 5)])
  const lit = colour
  const dim = blend(colour, shade(colour), 0.5)
  const all = new Panel([p(-27, -9), p(-27, 74)], [p(27, -9), p(27, 74)])
  const part = (d: string, fill: string) =>
    pen.fill(d, fill) + pen.within(d, clothOn(pen, cloth, all, d)) + pen.thin(d, 1.1, pen.tone)
  pen.dip(colour)
  const folds = [-1, 1].map((k) => lens([p(k * 5, 0), p(k * 12, -2), p(k * 20, -1)], 2.4))
  return (
    part(tail(-1, 62), dim) +
    part(tail(1, 74), lit) +
    part(wing(-1), lit) +
    part(wing(1), dim) +
    pen.fill(folds.join(""), shade(colour, 1.4), 0.7) +
    part(knot, tint(colour, 0.3))
  )
}

/** The soft folds that hang from a cowl's edge. */
function cowl(pen: Pen, { colour }: Cloth, neck: Points): string {
  const l = nth(neck, 1)
  const r = nth(neck, -2)
  const c = nth(neck, Math.floor(neck.length / 2))
  const fallen = (k: number): Points => [
    add(l, [-1.5 * k, 7 * k]),
    add(mix(l, c, 0.7), [0, 9 * k]),
    add(c, [2, 10 * k]),
    add(mix(r, c, 0.6), [0, 9 * k]),
    add(r, [1.5 * k, 6 * k]),
  ]
  const shadows = [0.9, 1.8, 2.8].map((k) => curve(fallen(k)))
  return (
    pen.thin(shadows.join(""), 3.2, shade(colour, 1.2), ' stroke-opacity=".45"') +
    pen.mark(fallen(1.1), 1, innerLine(colour), { a: 0.1, b: 0.1 }) +
    pen.mark(fallen(2.1), 0.9, innerLine(colour), { a: 0.1, b: 0.1 })
  )
}

/** The deep turned-over frill of an off-the-shoulder neckline, over the upper arms. */
function flounce(pen: Pen, cloth: Cloth, neck: Points): string {
  const n = 12
  const hem = range(n + 1).map((i): Point => {
    const t = (i / n) * (neck.length - 1)
    const at = Math.min(neck.length - 2, Math.floor(t))
    const p = mix(nth(neck, at), nth(neck, at + 1), t - at)
    const u = (i / n) * 2 - 1
    return add(p, [u * 5, 27 + (i % 2 ? 3 : -1)])
  })
  const d = shape(neck, [...hem].reverse())
  const pleats = range(n - 1).map((i) =>
    lens([add(nth(hem, i + 1), [0, -1]), add(nth(hem, i + 1), [0, -15])], i % 2 ? 3 : 4),
  )
  return (
    paint(pen, cloth, new Panel([nth(neck, 0), nth(hem, 0)], [nth(neck, -1), nth(hem, -1)], 8), d, {
      shadowFrom: 0.5,
      glint: 0,
      extra: pen.fill(pleats.join(""), shade(cloth.colour, 1.1), 0.6),
    }) +
    pen.line(neck, 1.5, { a: 0.6, b: 0.6 }) +
    pen.line(hem, 1.9, { a: 0.6, b: 0.6 }) +
    pen.line([nth(neck, 0), nth(hem, 0)], 1.5) +
    pen.line([nth(neck, -1), nth(hem, -1)], 1.8)
  )
}
