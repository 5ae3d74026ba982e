import { lightnessOf } from "./colour-words.ts"
import type { Cut, CutField } from "./cut.ts"
import { type GarmentWords, type WholeGarment, wholeGarment } from "./garment.ts"
import type { Kind } from "./kind-names.ts"
import { kindFacts } from "./kinds.ts"
import type { BodyType } from "./people.ts"

/** What a garment does to its wearer's outline. */
export const BODY_EFFECTS = ["shoulders", "waist", "flare", "cling", "line", "ease"] as const
export type BodyEffect = (typeof BODY_EFFECTS)[number]

/**
 * Each from -1 to 1. `shoulders`: broadens the upper body, or draws the eye there; below 0 narrows
 * it. `waist`: marks it; below 0 hides it. `flare`: opens out below the hip. `cling`: follows the
 * hips and thighs. `line`: draws one long line from top to bottom; below 0 cuts it. `ease`: leaves
 * room about the middle.
 */
export type BodyEffects = Readonly<Record<BodyEffect, number>>

type Pull = Partial<BodyEffects>
type CutPulls = { readonly [Field in CutField]?: Partial<Record<NonNullable<Cut[Field]>, Pull>> }

const OF_CUTS: CutPulls = {
  fit: {
    fitted: { waist: 0.5, ease: -0.6 },
    regular: { ease: 0.2 },
    relaxed: { waist: -0.3, ease: 0.6 },
    oversized: { waist: -0.8, ease: 0.5, shoulders: 0.2 },
  },
  length: { cropped: { line: -0.4, waist: 0.2 }, long: { line: 0.4 }, maxi: { line: 0.5 } },
  rise: { high: { waist: 0.4, line: 0.2 }, low: { waist: -0.4, line: -0.2 } },
  neckline: {
    v: { shoulders: -0.4, line: 0.5 },
    wrap: { shoulders: -0.3, waist: 0.6, line: 0.3 },
    scoop: { shoulders: -0.2, line: 0.2 },
    cowl: { shoulders: -0.1 },
    boat: { shoulders: 0.6 },
    square: { shoulders: 0.4 },
    bandeau: { shoulders: 0.3, line: -0.2 },
    "off-shoulder": { shoulders: 0.7, line: -0.2 },
    halter: { shoulders: 0.3 },
    collar: { shoulders: 0.2 },
    lapel: { shoulders: 0.2, line: 0.3 },
    bow: { shoulders: 0.2 },
    roll: { line: -0.2 },
    high: { line: -0.2 },
    crew: { shoulders: 0.1 },
  },
  sleeve: { puff: { shoulders: 0.7 }, balloon: { shoulders: 0.3 } },
  leg: {
    skinny: { cling: 0.9 },
    slim: { cling: 0.5 },
    straight: { line: 0.3 },
    tapered: { flare: -0.2 },
    wide: { flare: 0.7, line: 0.3 },
    barrel: { flare: 0.5 },
    flare: { flare: 0.6, line: 0.3 },
    bootcut: { flare: 0.4, line: 0.3 },
  },
  skirt: {
    "a-line": { flare: 0.6, waist: 0.2 },
    circle: { flare: 0.8, waist: 0.4 },
    pleated: { flare: 0.5, line: 0.1 },
    tiered: { flare: 0.7, ease: 0.3 },
    wrap: { flare: 0.3, waist: 0.4 },
    pencil: { cling: 0.7, waist: 0.3 },
    slip: { cling: 0.5, line: 0.3 },
  },
  heel: { stiletto: { line: 0.3 }, block: { line: 0.2 }, platform: { line: 0.2 } },
}

const OF_KINDS: Partial<Record<Kind, Pull>> = {
  belt: { waist: 1 },
  corset_top: { waist: 1 },
  wrap_dress: { waist: 0.5 },
  shirt_dress: { waist: 0.3, line: 0.2 },
  trench_coat: { waist: 0.7, line: 0.4 },
  waistcoat: { waist: 0.4, line: 0.3 },
  blazer: { shoulders: 0.4, waist: 0.2, line: 0.2 },
  tweed_jacket: { shoulders: 0.4 },
  denim_jacket: { shoulders: 0.4 },
  puffer: { shoulders: 0.5, waist: -0.4 },
  wool_coat: { line: 0.5 },
  cardigan: { line: 0.2 },
  leggings: { cling: 0.3 },
  scarf: { shoulders: 0.2 },
  necklace: { shoulders: 0.2 },
  earrings: { shoulders: 0.2 },
}

/** The effects that each type wants, and those it would rather not have. */
const WISHES: Record<BodyType, Pull> = {
  hourglass: { waist: 0.9, ease: -0.4, cling: 0.4, flare: 0.2 },
  pear: { shoulders: 0.7, flare: 0.6, cling: -0.7, waist: 0.4 },
  inverted_triangle: { shoulders: -0.8, flare: 0.8, line: 0.2 },
  rectangle: { waist: 0.8, flare: 0.5, shoulders: 0.3, ease: -0.2 },
  oval: { line: 0.8, ease: 0.6, cling: -0.5, flare: 0.2 },
}

/** What a garment does to the outline, from its kind, cut, pattern and colours. */
export function bodyEffects(words: GarmentWords): BodyEffects {
  const garment = wholeGarment(words)
  const pulls = [OF_KINDS[garment.kind] ?? {}, ...cutPulls(garment.cut), eyePull(garment)]
  const total = (effect: BodyEffect) =>
    clamped(pulls.reduce((sum, pull) => sum + (pull[effect] ?? 0), 0))
  return {
    shoulders: total("shoulders"),
    waist: total("waist"),
    flare: total("flare"),
    cling: total("cling"),
    line: total("line"),
    ease: total("ease"),
  }
}

/**
 * How well a garment serves a body type by the usual advice of stylists, from -1 to 1; 0 is
 * neither. All of the advice seeks balance: mark the waist of an hourglass; for a pear bring the
 * eye up, and let cloth skim the hips rather than hold them; for an inverted triangle soften the
 * shoulders and add volume below; for a rectangle make a waist and some curve; for an oval draw a
 * long line and leave the middle room. It is only advice and must not hide a garment from anyone.
 * Sources: a stylist's guidelines for the five types, among them
 * https://youlookfab.com/2010/04/22/how-to-dress-the-pretty-pear-body-type-2010/,
 * https://youlookfab.com/2010/05/10/how-to-dress-the-adorable-apple-body-type-2010/ and
 * https://youlookfab.com/2010/05/20/how-to-dress-the-inverted-triangle-body-type-2010/;
 * for the pear's necklines and colours
 * http://www.styleesteem.com.au/blog/2011/8/27/dressing-a-pear.html; for the rectangle
 * https://shepherdsfashions.com/blogs/blog/dress-your-body-shape; for the hourglass
 * https://talkingtrends.blog/tag/i-am-shaped-like-a-rectangloe/. The weights are this project's.
 * @throws GarmentError if the words describe no garment
 */
export function bodyFit(bodyType: BodyType, words: GarmentWords): number {
  const effects = bodyEffects(words)
  return clamped(gains(bodyType, effects).reduce((sum, { gain }) => sum + gain, 0))
}

/** The effect that speaks most for a garment on a body type; undefined if none does. */
export function bodyReason(bodyType: BodyType, words: GarmentWords): BodyEffect | undefined {
  const [best] = gains(bodyType, bodyEffects(words)).toSorted((a, b) => b.gain - a.gain)
  return best && best.gain > 0 ? best.effect : undefined
}

function gains(bodyType: BodyType, effects: BodyEffects) {
  const wishes = WISHES[bodyType]
  return BODY_EFFECTS.map((effect) => ({ effect, gain: (wishes[effect] ?? 0) * effects[effect] }))
}

function cutPulls(cut: Cut): Pull[] {
  return Object.entries(cut).map(([field, word]) => {
    const pulls: Readonly<Record<string, Pull>> = OF_CUTS[field as CutField] ?? {}
    return pulls[word] ?? {}
  })
}

/** Light and pattern draw the eye; dark and plain lead it past. */
function eyePull({ kind, pattern, colours }: WholeGarment): Pull {
  const draws = (pattern === "plain" ? 0 : 0.15) + (lightnessOf(colours[0].colour) - 0.4) * 0.3
  const { section, slot } = kindFacts(kind)
  if (slot === "bottom") return { flare: draws, cling: Math.max(0, draws) }
  return section === "upper_body" && slot !== "dress" ? { shoulders: draws } : {}
}

function clamped(value: number): number {
  return Math.min(1, Math.max(-1, value))
}
