import type { Panel } from "../../core/cloth.ts"
import { blend, INK, shade, tint } from "../../core/colour.ts"
import { arc, curve, nth, pairs, range, shape } from "../../core/geom.ts"
import {
  type BagFrame,
  type BagKind,
  type BagSpec,
  bagBody,
  hanging,
  ring,
  stitched,
  strap,
} from "./bag.ts"

/** The wickerwork of a bag of straw, wide enough to be seen in a small picture. */
export function weave({ pen, cloth }: BagFrame): (panel: Panel) => string {
  if (cloth.material !== "straw") return () => ""
  return (panel) => {
    const rows = range(11).map((i) => curve([-1, 0, 1].map((u) => panel.at(u, (i + 0.6) / 11))))
    const stakes = range(17).map((i) => curve([0, 0.5, 1].map((v) => panel.at((i - 8) / 8, v))))
    return pen.thin(
      [...rows, ...stakes].join(""),
      1,
      blend(cloth.colour, INK, 0.45),
      ' stroke-opacity=".55"',
    )
  }
}

/** An open basket with two handles of leather. */
export function basket(frame: BagFrame): string {
  const made = bagBody(
    frame,
    { left: [-44, 0, -47, 24, -36, 56], right: [44, 0, 48, 24, 37, 56], bow: 8 },
    weave(frame),
  )
  const rim = made.panel.path(pairs([-1, 0.12, 0, 0.13, 1, 0.12]))
  return (
    strap(frame, [-22, 5, -22, -34, 0, -46, 24, -34, 24, 5], 3, 0.9) +
    made.drawn +
    stitched(frame, rim, 1.4) +
    strap(frame, [-27, 7, -26, -30, -4, -42, 19, -30, 20, 8], 3)
  )
}

/** The plait along a basket's rim: slanting strands, each over the one before. */
function plait({ pen, cloth, k }: BagFrame, panel: Panel): string {
  const rim = curve(panel.path(pairs([-1, 0.07, -0.5, 0.075, 0, 0.075, 0.5, 0.075, 1, 0.07])))
  const strands = range(15).map((i) => {
    const u = (i - 7) / 7.2
    return curve(panel.path(pairs([u - 0.045, 0.02, u + 0.045, 0.13])))
  })
  return (
    pen.thin(rim, 7 * k, shade(cloth.colour, 1.9)) +
    pen.thin(rim, 5.6 * k, tint(cloth.colour, 0.6)) +
    pen.thin(strands.join(""), 1.2 * Math.sqrt(k), shade(cloth.colour, 2.2))
  )
}

/** A small basket with a round foot and a plaited rim, on a strap of leather; a loop and a button close it. */
export function moonBasket(frame: BagFrame, strapped = true): string {
  const { pen, cloth, k } = frame
  const made = bagBody(
    frame,
    {
      left: [-43, 0, -48, 16, -45, 36, -33, 50, -18, 56],
      right: [43, 0, 48, 16, 46, 36, 34, 50, 19, 56],
      bow: 2.6,
    },
    weave(frame),
  )
  const { panel } = made
  const tab = shape(
    panel.path(pairs([-0.1, 0.02, 0.1, 0.02])),
    panel.path(pairs([0.1, 0.02, 0.1, 0.3])),
    panel.path(pairs([0.1, 0.3, 0, 0.38, -0.1, 0.3])),
    panel.path(pairs([-0.1, 0.3, -0.1, 0.02])),
  )
  const [x, y] = panel.at(0, 0.28)
  const ends = [nth(frame.at([-43, 4]), 0), nth(frame.at([43, 4]), 0)]
  return (
    (strapped ? strap(frame, [-43, 4, -37, -34, -13, -56, 14, -56, 38, -34, 43, 4], 3.4) : "") +
    made.drawn +
    plait(frame, panel) +
    pen.edged(tab, TAB, 1.1 * Math.sqrt(k), INK) +
    `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(2.4 * k).toFixed(1)}" fill="${shade(cloth.colour, 2.4)}"/>` +
    ends.map((p) => ring(frame, p, 3)).join("")
  )
}
const TAB = "#8E5E3B"

/** How broad the crocheted strap of a bag is. */
export const CROCHETED = 6

/** A soft bag of crochet that hangs in folds, its edge worked in scallops, its strap as open as itself. */
export function crochetBag(frame: BagFrame, strapped = true): string {
  const { pen, cloth, k } = frame
  const made = bagBody(frame, {
    left: [-36, -2, -45, 20, -47, 42, -38, 62, -20, 70],
    right: [36, -2, 45, 20, 48, 42, 39, 62, 21, 70],
    bow: 3,
    folds: hanging(frame, {
      at: [-0.5, 0.05, 0.5],
      from: 0.1,
      to: 0.5,
      out: 1.1,
      wide: 5,
      line: 0.7,
    }),
  })
  const { panel } = made
  const scallops = range(9).map((i) => {
    const u = (i - 4) * 0.21
    return arc(panel.at(u - 0.1, 0.04), panel.at(u, 0.11), panel.at(u + 0.1, 0.04))
  })
  const dark = shade(cloth.colour, 2.2)
  const dots = ` stroke-dasharray="0 ${(4 * k).toFixed(1)}"`
  const rim = curve(panel.path(pairs([-0.97, 0.03, 0, 0.03, 0.97, 0.03])))
  return (
    (strapped
      ? strap(frame, [-36, 0, -31, -34, -12, -54, 12, -54, 31, -34, 36, 0], CROCHETED)
      : "") +
    made.drawn +
    pen.thin(scallops.join(""), 1.3 * Math.sqrt(k), dark) +
    pen.thin(rim, 2.6 * k, tint(cloth.colour, 1), dots)
  )
}

/** How the bags of a kind that are woven of straw or crocheted are drawn, if not as those of leather are. */
export function wovenBag({
  kind,
  cloth,
}: Pick<BagSpec, "kind" | "cloth">): ((frame: BagFrame, strapped?: boolean) => string) | undefined {
  if (cloth.material === "straw" && ON_STRAPS.has(kind)) return moonBasket
  if (cloth.material === "crochet" && (kind === "tote_bag" || ON_STRAPS.has(kind)))
    return crochetBag
  return undefined
}
const ON_STRAPS: ReadonlySet<BagKind> = new Set(["shoulder_bag", "crossbody_bag"])
