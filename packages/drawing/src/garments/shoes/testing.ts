import { type Kind, parseGarment, wordsFrom } from "@stylin/garments/vocabulary"
import { Pen } from "../../core/pen.ts"
import { makeBody } from "../../figure/body.ts"
import { drawFlat } from "../../flat.ts"
import { made } from "../../pieces.ts"
import type { ShoeKind, ShoeSpec } from "./spec.ts"

/** A flat brown leather shoe of a kind, for a test. */
export const spec = (kind: ShoeKind, more: Partial<ShoeSpec> = {}): ShoeSpec => ({
  kind,
  heel: "flat",
  cloth: { colour: "#4a2e22", material: "leather" },
  ...more,
})

/** How shoes are worn where nothing else is. */
export const ALONE = {
  tucked: false,
  underJacket: false,
  underCoat: false,
  freeHand: "L",
  skin: "#d7bd96",
} as const

/** Shoes as their name says. */
export const named = (name: string, kind: Kind) =>
  wordsFrom({ name, kind, colours: parseGarment(name, { kind }).colours })

/** How they are drawn on her feet. */
export const worn = (name: string, kind: Kind) =>
  made(named(name, kind))
    .piece.worn(new Pen(), makeBody(), ALONE)
    .map(({ s }) => s)
    .join("")

/** Both drawings: on her feet, and alone. */
export const views = (name: string, kind: Kind) => [worn(name, kind), drawFlat(named(name, kind))]

/** How often a drawing has a part. */
export const count = (svg: string, part: string) => svg.split(part).length - 1
