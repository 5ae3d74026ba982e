import type { Random } from "@stylin/stylist"
import type { ClothName } from "./cloths.ts"
import type { RangeEntry } from "./entry.ts"
import type { Style } from "./style.ts"

type Band = readonly [from: number, to: number]

/** A cloth's part of a kind's price range, from 0, the cheapest, to 1. */
const CLOTH_BANDS: Readonly<Partial<Record<ClothName, Band>>> = {
  cashmere: [0.55, 1],
  silk: [0.45, 0.95],
  leather: [0.25, 1],
  suede: [0.25, 0.9],
  "sterling silver": [0.35, 0.9],
  pearl: [0.2, 0.8],
  wool: [0.35, 0.9],
  merino: [0.3, 0.7],
  mohair: [0.35, 0.75],
  "alpaca-blend": [0.3, 0.75],
  lambswool: [0.2, 0.6],
  sequin: [0.3, 0.85],
  velvet: [0.2, 0.75],
  canvas: [0, 0.25],
  nylon: [0.02, 0.35],
  raffia: [0.03, 0.25],
  straw: [0, 0.25],
  "faux leather": [0.03, 0.3],
  "stainless steel": [0, 0.45],
  "gold-plated": [0.05, 0.6],
  "cotton jersey": [0, 0.5],
  cotton: [0, 0.55],
  acetate: [0, 1],
}
const ANY_CLOTH: Band = [0.08, 0.65]
/** How much of a band the shop decides; chance does the rest. */
const SHOP_SHARE = 0.75

/** The full price in pounds: from kind, cloth and the shop's level, and a little chance. */
export function priceOf({ shop, cloth }: Style, entry: RangeEntry, random: Random): number {
  const [from, to] = entry.pounds
  const [low, high] = bandOf(cloth, entry)
  const place = low + (high - low) * (shop.level * SHOP_SHARE + random() * (1 - SHOP_SHARE))
  return pointNear(from + (to - from) * place, shop.pence)
}

/** A cloth's part of the kind's price range, stretched so that the kind's cloths fill all of it. */
function bandOf(cloth: ClothName, { cloths }: RangeEntry): Band {
  const bands = cloths.map((name) => CLOTH_BANDS[name] ?? ANY_CLOTH)
  const least = Math.min(...bands.map(([low]) => low))
  const most = Math.max(...bands.map(([, high]) => high))
  const [low, high] = CLOTH_BANDS[cloth] ?? ANY_CLOTH
  return [(low - least) / (most - least), (high - least) / (most - least)]
}

/** From COARSE on, prices end in fives and nines; from ROUND on, they are whole pounds. */
const COARSE = 50
const ROUND = 100

/** The price tag nearest to a sum: £24.99, £24.50 or £24, £59, £65, £119. */
function pointNear(sum: number, pence: number): number {
  if (sum < COARSE) return Math.round(sum - pence) + pence
  const tens = Math.floor(sum / 10) * 10
  const points = [tens - 1, tens + 2, tens + 5, tens + 9]
  const nearest = points.reduce((best, point) =>
    Math.abs(point - sum) < Math.abs(best - sum) ? point : best,
  )
  return sum < ROUND ? nearest + pence : nearest
}

/** The share of styles that are reduced. */
const REDUCED = 0.18
const MARKDOWNS = [0.2, 0.3, 0.3, 0.4, 0.5] as const

/** A fifth to a half off for some; nothing for most. */
export function salePriceOf(price: number, { shop }: Style, random: Random): number | undefined {
  if (random() >= REDUCED) return undefined
  const markdown = MARKDOWNS[Math.floor(random() * MARKDOWNS.length)] ?? 0
  const whole = Math.floor(price * (1 - markdown))
  return whole < COARSE ? whole - 1 + shop.pence : whole
}
