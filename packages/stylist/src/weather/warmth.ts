import { outfitInsulation, UNDERWEAR_CLO } from "@stylin/garments/vocabulary"
import { type Place, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import type { Need } from "./need.ts"

/** The clo of an outfit, from the sum of its garments' hundredths. */
export function cloOf(hundredths: number): number {
  return outfitInsulation(UNDERWEAR_CLO + hundredths / 100)
}

/** The least sum of garments' hundredths that makes an outfit of a clo. */
export function hundredthsFor(clo: number): number {
  let hundredths = 0
  while (cloOf(hundredths) < clo) hundredths += 1
  return hundredths
}

/** The clo of what is worn outdoors, including underwear. */
export function warmthOf(look: readonly Pick<Piece, "clo">[]): number {
  return cloOf(look.reduce((sum, { clo }) => sum + clo, 0))
}

const COAT = SLOTS.indexOf("coat")
/** The share of its insulation that an open coat keeps. */
const OPEN = 0.85

/** The least hundredths of a clo of a piece: a coat that she owns is worn open where it would be too warm. */
export function leastClo({ slot, owned, clo }: Pick<Piece, "slot" | "owned" | "clo">): number {
  return owned && slot === COAT ? OPEN * clo : clo
}

/** The clo of what is worn outdoors, with her own coat open. */
export function coolestOf(look: readonly Pick<Piece, "slot" | "owned" | "clo">[]): number {
  return cloOf(look.reduce((sum, piece) => sum + leastClo(piece), 0))
}

const LAYER = SLOTS.indexOf("layer")
const cloWithout = (slots: readonly number[]) => (look: readonly Pick<Piece, "slot" | "clo">[]) =>
  cloOf(look.reduce((sum, { slot, clo }) => (slots.includes(slot) ? sum : sum + clo), 0))
const worn = { uncoated: cloWithout([COAT]), unlayered: cloWithout([COAT, LAYER]) } as const

/**
 * What is wrong with what stays on when her coat comes off, and in the warmest hour her layer too; undefined if
 * nothing is.
 */
export function indoorsRule(
  look: readonly Pick<Piece, "slot" | "clo">[],
  { indoors }: Need,
): "too-cold" | "too-hot" | undefined {
  if (worn.uncoated(look) < indoors.least) return "too-cold"
  return worn.unlayered(look) > indoors.most ? "too-hot" : undefined
}

/** What more is needed below a coat on days colder than those it is made for, in clo. */
const BELOW_THIN = 0.2

/** Whether it is a coat for milder days: it keeps off the rain, and lets the wind and the cold in. */
export function isThinCoat({ slot, from }: Pick<Piece, "slot" | "from">, { day }: Need): boolean {
  return slot === COAT && day.high < from
}

/** Whether it is a coat for colder days, which would hang open from noon on. */
export function isHeavyCoat({ slot, to }: Pick<Piece, "slot" | "to">, { day }: Need): boolean {
  return slot === COAT && day.high >= to
}

/** The least clo of a look on a day, more with a coat for milder days. */
export function leastFor(look: readonly Pick<Piece, "slot" | "from">[], need: Need): number {
  const isThin = look.some((piece) => isThinCoat(piece, need))
  return need.least + (isThin ? BELOW_THIN : 0)
}

/** How well a warmth suits a day, from 1 (just right) down to -1 (far too cold or hot). */
export function warmthWorth(clo: number, { least, aim, most }: Need): number {
  const room = clo < aim ? aim - least : most - aim
  return Math.max(-1, 1 - (1.2 * Math.abs(clo - aim)) / Math.max(0.15, room))
}

// A place's share of the outfit's warmth on a hot day (25 °C) and on a freezing one, in clo.
const SHARES: Readonly<Record<Place, readonly [hot: number, cold: number]>> = {
  coat: [0.3, 0.65],
  layer: [0.12, 0.34],
  top: [0.08, 0.34],
  dress: [0.25, 0.5],
  bottom: [0.1, 0.27],
  base: [0.06, 0.2],
  legwear: [0.02, 0.08],
  shoes: [0.02, 0.1],
  bag: [0, 0],
  accessory: [0, 0.05],
  head: [0, 0],
}
const BY_SLOT = SLOTS.map((place) => SHARES[place])
const HOT = 25

/** How well a piece provides its place's share of the warmth, from 1 to -1; 0 if it has none. */
export function pieceWarmth({ slot, clo }: Pick<Piece, "slot" | "clo">, need: Need): number {
  const [hot, cold] = BY_SLOT[slot] ?? [0, 0]
  if (cold === 0) return 0
  const chill = Math.min(1, Math.max(0, (HOT - need.outdoors) / HOT))
  const wanted = hot + chill * (cold - hot)
  return Math.max(-1, 1 - Math.abs(clo / 100 - wanted) / (0.5 * (cold - hot) + 0.03))
}
