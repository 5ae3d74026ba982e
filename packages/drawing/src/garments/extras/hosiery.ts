import { hexOf } from "@stylin/garments/colour"
import { type Cloth, fold, Panel, paint } from "../../core/cloth.ts"
import { blend, clothTones, GROUND, innerLine, skinShade, skinTones } from "../../core/colour.ts"
import { add, curve, type Point, pairs, range, rot, shape } from "../../core/geom.ts"
import { type Layer, type Side, Z } from "../../core/layer.ts"
import type { Pen } from "../../core/pen.ts"
import { type Tile, tile } from "../../core/tiles.ts"
import type { Body } from "../../figure/body.ts"
import { edge } from "../../figure/edges.ts"
import { foot, legSkin } from "../../figure/legs.ts"
import type { Limb } from "../../figure/limb.ts"

const SIDES: readonly Side[] = ["L", "R"]
/** How much of the skin shows through sheer tights, and between the threads of net. */
const SHEER = 0.62
const NETTED = 0.7
/** The light on the threads of opaque ones, which are paler than shoes of their colour, and how much of it there is. */
const LUSTRE = "#B8A89C"
const OPAQUE = 0.14
const NUDE = hexOf("nude")
const NUDE_LUSTRE = 0.06
/** How much darker sheer cloth is where it is seen from the side and double, how broadly in px, and laid on paper. */
const DOUBLE = 0.42
const SIDEWAYS = 5
const ON_PAPER = 0.5

const isNet = ({ material }: Cloth): boolean => material === "mesh"

const isNude = (cloth: Cloth): boolean => cloth.colour === NUDE && !isNet(cloth)

/** The colour of a leg in hosiery: sheer cloth lets the skin through. */
export function hosieryColour(cloth: Cloth, skin: string): string {
  const { colour, density } = cloth
  if (isNet(cloth)) return blend(colour, skin, NETTED)
  // Nude is whatever her skin is.
  if (isNude(cloth)) return blend(skin, LUSTRE, NUDE_LUSTRE)
  if (density === undefined) return blend(colour, LUSTRE, OPAQUE)
  // Skin is redder through a dark thread: as it is, it would turn olive.
  return blend(colour, skinShade(skin, 0.6), SHEER)
}

const isSheer = (cloth: Cloth): boolean => cloth.density !== undefined && !isNet(cloth)

/**
 * Whether it is modelled as cloth: skin is seen between the threads of net, and the shades
 * of pale cloth, which are grey, would make a nude leg look like chalk.
 */
export const isClosed = (cloth: Cloth): boolean => !(isNet(cloth) || isNude(cloth))

/** The threads of fishnet over all that it is drawn on; nothing for closed cloth. */
function net(pen: Pen, cloth: Cloth, scale = 1): string {
  if (!isNet(cloth)) return ""
  const threads: Tile = {
    name: `fishnet${cloth.colour}`,
    size: [7, 9],
    draw: () =>
      `<path d="M0 0L7 9M7 0L0 9" stroke="${cloth.colour}" stroke-width="1.15" stroke-linecap="square"/>`,
  }
  const id = tile(pen, threads, { angle: 0, scale })
  return `<rect width="600" height="800" fill="url(#${id})"/>`
}

/** Hosiery on the legs, over the skin and inside the shoes, from t = `from` (0 hip, 1 ankle). */
export function hosiery(pen: Pen, body: Body, cloth: Cloth, skin: string, from: number): Layer[] {
  const colour = hosieryColour(cloth, skin)
  const tones = isClosed(cloth) ? clothTones(colour) : skinTones(colour)
  const on = { over: net(pen, cloth), tones }
  return SIDES.map((side): Layer => {
    const isFront = side === body.front
    const over = on.over + (isSheer(cloth) ? sideways(pen, body.leg[side], cloth, from) : "")
    const s =
      legSkin(pen, body, colour, side, { from, ...on, over }) + foot(pen, body, colour, side, on)
    // Over the bare feet, which show without shoes.
    return { z: Z.legs + (isFront ? 1.2 : 1.1), s }
  })
}

/** Sheer cloth is darker where the leg turns away: the skin shows most down its middle. */
function sideways(pen: Pen, leg: Limb, { colour }: Cloth, from: number): string {
  const bands = [1, -1].map((o) =>
    shape(edge(leg, o, from, 1, 9, 2), edge(leg, o, 1, from, 9, -SIDEWAYS)),
  )
  return pen.fill(bands.join(""), colour, DOUBLE)
}

/** Tights laid flat: waist, right leg down to its toe and up again, left leg. */
const TIGHTS = [
  [-84, -320, 84, -320],
  [84, -320, 104, -250, 106, -180, 92, -40, 78, 80, 70, 200],
  [70, 200, 88, 232, 122, 256, 122, 274, 84, 280, 34, 268],
  [34, 268, 30, 244, 40, 196, 36, 90, 30, -40, 6, -168],
  [6, -168, -10, -40, -22, 90, -28, 200],
  [-28, 200, -10, 232, 22, 256, 22, 276, -14, 284, -66, 270],
  [-66, 270, -70, 244, -64, 196, -74, 90, -88, -40, -106, -180, -104, -250, -84, -320],
] as const
/** A sock: cuff, shin, toe, sole, heel. */
const SOCK = [
  [-50, -130, 50, -130],
  [50, -130, 49, -20, 52, 38],
  [52, 38, 92, 62, 140, 84, 158, 112, 138, 140],
  [138, 140, 60, 146, -20, 138, -54, 112],
  [-54, 112, -62, 70, -50, 0, -50, -130],
] as const

interface Laid {
  readonly outline: readonly (readonly number[])[]
  /** Half the width of its band or cuff. */
  readonly half: number
  readonly origin: Point
  readonly lean: number
  /** The height of the band or cuff in the outline's units, and where it begins. */
  readonly band: readonly [top: number, height: number]
  readonly ribbed: boolean
}

function laid(pen: Pen, cloth: Cloth, { outline, half, origin, lean, band, ribbed }: Laid) {
  const at = (flat: readonly number[]) =>
    pairs(flat).map(([x, y]): Point => add(origin, rot([x, y], lean)))
  const [head = [], ...others] = outline.map(at)
  const [top, height] = band
  const foot = Math.max(...outline.flatMap((run) => run.filter((_, index) => index % 2 === 1)))
  const panel = new Panel(at([-half, top, -half, foot]), at([half, top, half, foot]))
  const step = (half * 2) / 9
  const ribs = range(9).map((i) => -half + step * (i + 0.5))
  const lines = ribbed ? ribs.map((x) => curve(at([x, top + 4, x, top + height]))) : []
  const below = top + height
  const laidOut = isNet(cloth)
    ? { colour: blend(cloth.colour, GROUND, NETTED), extra: net(pen, cloth, LAID_NET) }
    : isSheer(cloth)
      ? { colour: blend(cloth.colour, GROUND, ON_PAPER), extra: doubled(pen, cloth, at) }
      : { colour: cloth.colour, extra: "" }
  return (
    paint(
      pen,
      { ...cloth, colour: laidOut.colour, material: isNet(cloth) ? "plain" : cloth.material },
      panel,
      shape(head, ...others),
      {
        // Between the legs of tights its line would stand in the air.
        folds: [fold(-0.4, 0.62, 0.3, 0.65, 0, 4, ribbed ? 0.7 : 0)],
        shadowFrom: 0.4,
        extra: laidOut.extra,
      },
    ) +
    [head, ...others].map((run) => pen.line(run, 2.4, { a: 0.6, b: 0.6, lost: 0 })).join("") +
    pen.thin(
      [...lines, curve(at([-half + 2, below, 0, below + 5, half - 2, below]))].join(""),
      1.6,
      innerLine(cloth.colour),
    )
  )
}

/** Where sheer tights are double: at the waist, the seat and the toes. */
function doubled(pen: Pen, { colour }: Cloth, at: (flat: readonly number[]) => Point[]): string {
  const seat = shape(
    at([-130, -330, 130, -330]),
    at([130, -330, 130, -196, 0, -150, -130, -196]),
    at([-130, -196, -130, -330]),
  )
  const toes = [96, 0].map((x) =>
    shape(at([x - 2, 246, x + 40, 246]), at([x + 40, 246, x + 40, 290, x - 2, 290])),
  )
  return pen.fill(seat + toes.join(""), colour, DOUBLE)
}

/** Laid flat, tights are larger than on a leg. */
const LAID_NET = 3.4

/** Tights by themselves. */
export function tightsAlone(pen: Pen, cloth: Cloth): string {
  return laid(pen, cloth, {
    outline: TIGHTS,
    half: 84,
    origin: [300, 410],
    lean: 2,
    band: [-320, 30],
    ribbed: false,
  })
}

/** A pair of socks by themselves, one laid over the other. */
export function socksAlone(pen: Pen, cloth: Cloth, tall: boolean): string {
  const outline = tall ? SOCK.map((run) => run.map(stretched)) : SOCK
  const sock = { outline, half: 50, band: [tall ? -330 : -130, 44], ribbed: true } as const
  return (
    laid(pen, cloth, { ...sock, origin: [330, 380], lean: 7 }) +
    laid(pen, cloth, { ...sock, origin: [230, 402], lean: -3 })
  )
}

/** A knee sock is a sock whose cuff lies higher. */
function stretched(value: number, index: number): number {
  return index % 2 === 1 && value === -130 ? -330 : value
}
