import { type Layer, type Side, Z } from "../../core/layer.ts"
import type { Pen } from "../../core/pen.ts"
import type { Body } from "../../figure/body.ts"
import { isBoot, LIFT, type ShoeKind, type ShoeSpec } from "./spec.ts"
import { stanceOf } from "./stance.ts"
import { ankleBoots, chelseaBoots, kneeBoots, laceUpBoots, wellies } from "./worn-boots.ts"
import { brogues, flats, heels, loafers, maryJanes, mules, trainers } from "./worn-low.ts"
import { espadrilles, sandals } from "./worn-open.ts"
import type { Worn } from "./worn-parts.ts"

const WORN: Readonly<Record<ShoeKind, (worn: Worn) => string>> = {
  trainers,
  ankle_boots: ankleBoots,
  chelsea_boots: chelseaBoots,
  lace_up_boots: laceUpBoots,
  knee_boots: kneeBoots,
  wellies,
  heels,
  flats,
  mary_janes: maryJanes,
  loafers,
  brogues,
  mules,
  sandals,
  espadrilles,
}

/**
 * Shoes on a figure's feet, the foot that stands in front last.
 * @param skin the skin's colour, hex
 */
export function shoes(pen: Pen, body: Body, spec: ShoeSpec, skin: string): Layer[] {
  const back: Side = body.front === "L" ? "R" : "L"
  const drawn = [back, body.front].map((side) =>
    WORN[spec.kind]({ pen, stance: stanceOf(body, side), spec, skin, lift: LIFT[spec.heel] }),
  )
  return [{ z: isBoot(spec.kind) ? Z.boots : Z.shoes, s: drawn.join("") }]
}
