import { fold, type Panel } from "../../core/cloth.ts"
import { INK, shade } from "../../core/colour.ts"
import { curve, first, last, nth, type Point, pairs, shape } from "../../core/geom.ts"
import {
  type BagFrame,
  type BagKind,
  bagBody,
  flap,
  GILT,
  hasTabs,
  plate,
  ring,
  stitched,
  strap,
} from "./bag.ts"
import { basket, weave } from "./woven.ts"

/** The stitched square with a cross that holds a webbing handle. */
function crossed({ pen, cloth, k }: BagFrame, panel: Panel, u: number): string {
  const [x0, x1, y0, y1] = [u - 0.08, u + 0.08, 0.06, 0.19]
  const at = (flat: readonly number[]) => curve(panel.path(pairs(flat)))
  const d =
    at([x0, y0, x1, y0]) + at([x0, y1, x1, y1]) + at([x0, y0, x1, y1]) + at([x1, y0, x0, y1])
  return pen.thin(d, 0.8 * Math.sqrt(k), shade(cloth.colour, 2.6))
}

const tote = (frame: BagFrame): string =>
  frame.cloth.material === "straw" ? basket(frame) : softTote(frame)

/** A wide open bag of leather or cloth. */
export function softTote(frame: BagFrame, strapped = true): string {
  const { pen, cloth, k } = frame
  const made = bagBody(
    frame,
    {
      left: [-40, 0, -42, 40, -45, 96],
      right: [40, 0, 43, 40, 46, 96],
      bow: 4,
      folds: [
        fold(-0.7, 0.1, -0.3, 0.7, 0.1, 6 * k, 0.8),
        fold(0.5, 0.05, 0.2, 0.5, 0, 5 * k, 0.7),
      ],
    },
    weave(frame),
  )
  const { panel } = made
  const foot = (u: number) =>
    shape(
      panel.path(pairs([u - 0.09, 0.2, u + 0.09, 0.2])),
      panel.path(pairs([u + 0.08, 0.03, u - 0.08, 0.03])),
    )
  const feet = [-0.56, 0.56]
    .map(
      (u) =>
        pen.fill(foot(u), shade(cloth.colour, 0.9)) +
        (hasTabs(cloth) ? crossed(frame, panel, u) : ""),
    )
    .join("")
  return (
    (strapped ? strap(frame, [-19, 2, -19, -40, -10, -72, 9, -72, 19, -40, 19, 2], 3.2, 1) : "") +
    made.drawn +
    stitched(frame, panel.path(pairs([-0.98, 0.07, 0, 0.07, 0.98, 0.07])), 0.9) +
    feet +
    (strapped ? strap(frame, [-23, 14, -23, -36, -9, -67, 11, -67, 24, -36, 24, 14], 3.2) : "") +
    stitched(frame, panel.path(pairs([-0.86, 0.06, -0.86, 0.98])), 0.7)
  )
}

/** A small bag with a flap, hung from the shoulder. */
export function shoulderBag(frame: BagFrame, strapped = true): string {
  const made = bagBody(
    frame,
    {
      left: [-47, 2, -52, 20, -42, 42],
      right: [47, 0, 52, 18, 43, 42],
      bow: 5,
      folds: [fold(0.6, 0.2, 0.4, 0.7, 0, 4, 0.6)],
    },
    weave(frame),
  )
  const ends = [nth(frame.at([-44, 4]), 0), nth(frame.at([44, 2]), 0)]
  return (
    (strapped ? strap(frame, [-44, 4, -36, -34, -12, -56, 14, -56, 37, -34, 44, 2], 4.2) : "") +
    made.drawn +
    flap(frame, made.panel, 0.66) +
    (strapped ? ends.map((p) => ring(frame, p, 3.4)).join("") : "")
  )
}

/** A boxy bag with a zip round its top and a pocket, on a long strap. */
export function crossbodyBag(frame: BagFrame, strapped = true): string {
  const { pen, cloth, k } = frame
  const made = bagBody(
    frame,
    {
      left: [-31, 3, -38, 20, -37, 42, -33, 52],
      right: [31, 3, 38, 20, 37, 42, 33, 52],
      bow: 1.5,
    },
    weave(frame),
  )
  const { panel } = made
  const zip = panel.path(pairs([-0.94, 0.16, 0, 0.17, 0.94, 0.16]))
  const pull = nth(panel.path(pairs([0.72, 0.17])), 0)
  const pocket = shape(
    panel.path(pairs([-0.72, 0.42, 0.72, 0.42])),
    panel.path(pairs([0.72, 0.42, 0.7, 0.88])),
    panel.path(pairs([0.7, 0.88, -0.7, 0.88])),
    panel.path(pairs([-0.7, 0.88, -0.72, 0.42])),
  )
  return (
    (strapped ? strap(frame, [-34, 8, -38, -40, -16, -84, 12, -88, 34, -46, 34, 8], 2.6) : "") +
    made.drawn +
    pen.thin(curve(zip), 3 * Math.sqrt(k), shade(cloth.colour, 1.8)) +
    pen.thin(curve(zip), 1.1 * Math.sqrt(k), "#C9C8C6", ' stroke-dasharray="2 1.6"') +
    pen.thin(curve([pull, [pull[0] + k, pull[1] + 8 * k]]), 2 * Math.sqrt(k), "#C9A45C") +
    pen.thin(pocket, 1.1 * Math.sqrt(k), shade(cloth.colour, 2)) +
    plate(frame, panel.at(0, 0.42), 14, 3) +
    [-33, 33].map((x) => ring(frame, nth(frame.at([x, 8]), 0), 3)).join("")
  )
}

/** A round-bottomed bag drawn together by a cord. */
export function bucketBag(frame: BagFrame, strapped = true): string {
  const { pen, cloth, k } = frame
  const made = bagBody(
    frame,
    {
      left: [-34, 0, -28, 14, -36, 38, -33, 68],
      right: [34, 0, 28, 14, 37, 38, 34, 68],
      bow: 6,
      folds: [-0.7, -0.4, -0.1, 0.2, 0.5, 0.78].map((u) => ({
        ...fold(u * 0.9, 0.2, u * 1.1, 0.46, 0, 4 * Math.sqrt(k), 0.8),
        keep: true,
      })),
    },
    weave(frame),
  )
  const { panel } = made
  const cord = panel.path(pairs([-1, 0.2, -0.5, 0.205, 0, 0.205, 0.5, 0.205, 1, 0.2]))
  const knot = panel.at(0, 0.22)
  const tail = (dx: number, dy: number): Point[] => [
    knot,
    [knot[0] + dx * 0.4 * k, knot[1] + dy * 0.5 * k],
    [knot[0] + dx * k, knot[1] + dy * k],
  ]
  const dark = shade(cloth.colour, 1.6)
  return (
    (strapped ? strap(frame, [-29, 10, -26, -36, -12, -62, 12, -62, 26, -36, 29, 10], 3.6) : "") +
    made.drawn +
    pen.thin(curve(cord), 2.2 * Math.sqrt(k), dark) +
    pen.thin(curve(tail(-7, 20)) + curve(tail(6, 24)), 2 * Math.sqrt(k), dark) +
    pen.thin(curve(panel.path(pairs([-1, 0.78, 0, 0.79, 1, 0.78]))), 1.2 * Math.sqrt(k), dark) +
    [tail(-7, 20), tail(6, 24)]
      .map(
        (run) =>
          `<circle cx="${last(run)[0].toFixed(1)}" cy="${last(run)[1].toFixed(1)}" r="${(2.2 * k).toFixed(1)}" fill="${dark}"/>`,
      )
      .join("")
  )
}

/** A flat bag folded over like an envelope. */
export function clutchBag(frame: BagFrame): string {
  const { pen, cloth, k } = frame
  const made = bagBody(
    frame,
    {
      left: [-50, 0, -51, 17, -50, 36],
      right: [50, 0, 51, 17, 50, 36],
      bow: 1.5,
    },
    weave(frame),
  )
  const { panel } = made
  const edge = panel.path(pairs([-1, 0, 0, 0.72]))
  const other = panel.path(pairs([0, 0.72, 1, 0]))
  const under = shape(
    edge,
    other,
    [last(other), [last(other)[0], last(other)[1] + 4 * k]],
    [
      [last(other)[0], last(other)[1] + 4 * k],
      [first(other)[0] + k, first(other)[1] + 5 * k],
    ],
    [[first(other)[0] + k, first(other)[1] + 5 * k], first(edge)],
  )
  return (
    made.drawn +
    pen.fill(under, shade(cloth.colour, 1.6), 0.4) +
    pen.line(edge, 1.6 * Math.sqrt(k), { a: 0.6, b: 0.8, lost: 0 }) +
    pen.line(other, 2 * Math.sqrt(k), { a: 0.8, b: 0.6, lost: 0 }) +
    `<circle cx="${first(other)[0].toFixed(1)}" cy="${(first(other)[1] - 2 * k).toFixed(1)}" r="${(3.4 * k).toFixed(1)}" fill="${hasTabs(cloth) ? shade(cloth.colour, 2.6) : GILT}" stroke="${INK}" stroke-width=".9"/>`
  )
}

/** A bag for the back: a rounded top, a pocket with a zip, the loop it hangs by. */
function backpack(frame: BagFrame): string {
  const { pen, cloth, k } = frame
  const straps =
    strap(frame, [-24, 6, -44, 24, -47, 62, -38, 86], 6.4, 0.8) +
    strap(frame, [24, 6, 45, 24, 48, 62, 39, 86], 6.4, 1.1)
  const made = bagBody(
    frame,
    {
      left: [-20, 0, -34, 8, -38, 26, -39, 62, -36, 92],
      right: [20, 0, 34, 8, 38, 26, 40, 62, 37, 92],
      bow: 2,
      folds: [fold(0.7, 0.3, 0.3, 0.42, 0, 5, 0.7)],
    },
    weave(frame),
  )
  const { panel } = made
  const at = (flat: readonly number[]) => panel.path(pairs(flat))
  const pocket = shape(
    at([-0.72, 0.56, 0, 0.54, 0.72, 0.56]),
    at([0.72, 0.56, 0.74, 0.92]),
    at([0.74, 0.92, 0, 0.94, -0.74, 0.92]),
    at([-0.74, 0.92, -0.72, 0.56]),
  )
  const zip = at([-0.86, 0.44, -0.6, 0.2, 0, 0.13, 0.6, 0.2, 0.86, 0.44])
  const pocketZip = at([-0.62, 0.62, 0, 0.605, 0.62, 0.62])
  const steel = "#C9C8C6"
  return (
    straps +
    strap(frame, [-9, 3, -8, -13, 8, -13, 9, 3], 4) +
    made.drawn +
    pen.solid(
      pocket,
      cloth.colour,
      pen.fill(
        shape(at([0.3, 0.5, 0.8, 0.5]), at([0.8, 1, 0.42, 1, 0.3, 0.5])),
        shade(cloth.colour),
        0.7,
      ),
    ) +
    pen.thin(pocket, 1.4 * Math.sqrt(k), shade(cloth.colour, 2)) +
    [zip, pocketZip]
      .map(
        (run) =>
          pen.thin(curve(run), 2.8 * Math.sqrt(k), shade(cloth.colour, 1.8)) +
          pen.thin(curve(run), 1.1 * Math.sqrt(k), steel, ' stroke-dasharray="2 1.6"'),
      )
      .join("") +
    pen.thin(
      curve([last(pocketZip), [last(pocketZip)[0], last(pocketZip)[1] + 8 * k]]),
      2 * Math.sqrt(k),
      steel,
    )
  )
}

/** Each kind of bag with its strap, in a frame of its own. */
export const BAGS_ALONE: Readonly<Record<BagKind, (frame: BagFrame) => string>> = {
  tote_bag: tote,
  shoulder_bag: (frame) => shoulderBag(frame),
  crossbody_bag: (frame) => crossbodyBag(frame),
  bucket_bag: (frame) => bucketBag(frame),
  clutch: clutchBag,
  backpack,
}
