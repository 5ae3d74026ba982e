import type { Cloth } from "../../core/cloth.ts"
import { blend, INK } from "../../core/colour.ts"
import { add, curve, lerp, mul, type Point, rot, unit } from "../../core/geom.ts"
import { type Layer, type Side, Z } from "../../core/layer.ts"
import type { Pen } from "../../core/pen.ts"
import type { Body } from "../../figure/body.ts"
import { place } from "../../figure/edges.ts"
import { caseOf, disc, pearls, wire } from "./metal.ts"

/** The arm whose wrist shows. */
const bareArm = (body: Body, wanted: Side): Side =>
  body.arm[wanted].kind === "pocket" ? (wanted === "L" ? "R" : "L") : wanted

/** A line round the wrist at t, bowed like a ring. */
function roundWrist(body: Body, side: Side, t: number): Point[] {
  const arm = body.arm[side]
  const middle = add(arm.p(t), mul(arm.dir(t), 2.4))
  return [arm.edge(t, -1, 0.8), middle, arm.edge(t, 1, 0.8)]
}

/** A chain round the neck with a pendant, over the other clothes. */
export function necklace(pen: Pen, body: Body, { colour, material }: Cloth): Layer[] {
  // Within the opening of most tops: along its edge, a chain would be taken for a seam.
  const left = body.shoulderLine(-1, 0.06)
  const right = body.shoulderLine(1, 0.06)
  const low = body.T(1.75, 0)
  const run = (from: Point): Point => [lerp(from[0], low[0], 0.5), lerp(from[1], low[1], 0.78)]
  const chain = curve([left, run(left), low, run(right), right])
  const z = Z.shirtCollar + 1
  if (material === "pearl") return [{ z, s: pearls(pen, chain, colour, 4.6) }]
  return [
    {
      z,
      s:
        pen.thin(chain, 2.8, blend(colour, INK, 0.45)) +
        pen.thin(chain, 1.7, colour) +
        disc(add(low, [0, 4]), 4.4, colour),
    },
  ]
}

/** Bangles on a wrist. */
export function bracelet(pen: Pen, body: Body, { colour, material }: Cloth): Layer[] {
  const side = bareArm(body, "L")
  const rings = [0.955, 1].map((t) => {
    const round = curve(roundWrist(body, side, t))
    return material === "pearl" ? pearls(pen, round, colour, 3.4) : wire(pen, round, colour, 2.4)
  })
  return [{ z: Z.armL + 1, arm: side, s: rings.join("") }]
}

export function ring(pen: Pen, body: Body, { colour, second }: Cloth): Layer[] {
  const side = bareArm(body, "R")
  const arm = body.arm[side]
  const at = place(arm.p(1), unit(rot(arm.dir(1), -6 * arm.side)), arm.side, 0.95)
  return [
    {
      z: (side === "L" ? Z.armL : Z.armR) + 1,
      s:
        wire(pen, curve([at([-1, 30]), at([4, 31])]), colour, 2) +
        disc(at([1.5, 29.4]), 1.9, second ?? "#EFF3F2"),
    },
  ]
}

export function watch(pen: Pen, body: Body, cloth: Cloth): Layer[] {
  const side = bareArm(body, "R")
  const arm = body.arm[side]
  const dial = arm.p(0.985)
  return [
    {
      z: Z.armR + 1,
      arm: side,
      s:
        wire(pen, curve(roundWrist(body, side, 0.98)), cloth.colour, 4) +
        disc(dial, 4.4, caseOf(cloth)) +
        disc(dial, 2.9, "#FBF8F2"),
    },
  ]
}
