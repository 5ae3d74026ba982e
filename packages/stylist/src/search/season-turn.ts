import { YEAR_SEASONS, type YearSeason } from "@stylin/garments/vocabulary"
import type { Brief } from "../grammar/brief.ts"
import { lightnessOf } from "../grammar/colours.ts"
import { FROST } from "../grammar/season.ts"
import { SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { WEAR } from "../pieces/wear.ts"
import { seedOf } from "../reasons/grammar.ts"
import { areaOf } from "../score/places.ts"

/** The most that a purchase gains by chance in a season, and by how light or dark it is. */
const GAIN = { turn: 0.6, lightness: 0.35 } as const
/** Seasons for light colours, and for dark ones. */
const LIGHT = new Set((["spring", "summer"] as const).map((name) => YEAR_SEASONS.indexOf(name)))

/**
 * What a purchase gains among others that are as good because it is its season's turn: pale clothes
 * in spring and summer, deep ones in autumn and winter, and by chance, so that April and October, alike
 * in weather, bring other things. 0 for her own, and if the month is not known.
 */
export function seasonTurn(piece: Piece, { person: { season } }: Brief): number {
  if (piece.owned || season < 0) return 0
  const turn = GAIN.turn * (seedOf(`${season}/${piece.id}`) / 2 ** 32)
  if (areaOf(piece) < 1 || piece.colours.length === 0) return turn
  const light = lightnessOf(piece) / 50 - 1
  return turn + GAIN.lightness * (LIGHT.has(season) ? light : -light)
}

/**
 * How much it is the season's turn of some of her own pieces, from 0 to 1: what leads in April rests in October,
 * and what leads in July in January; in frost a warm top adds to it. 0.5 if the month is not known or none is hers.
 */
export function ownTurn(pieces: readonly Piece[], { need, person: { season } }: Brief): number {
  const phase = PHASES[season]
  const own = pieces.filter((piece) => piece.owned && areaOf(piece) >= 1)
  if (!phase || own.length === 0) return 0.5
  const weigh = ({ slot }: Piece) => (BODICES.has(slot) ? BODICE : 1)
  const all = own.reduce((sum, piece) => sum + weigh(piece), 0)
  const turn = own.reduce((sum, one) => sum + weigh(one) * phase(seedOf(one.id) / 2 ** 32), 0)
  const isFrost = need !== undefined && need.outdoors < FROST
  return turn / all + (isFrost && own.some(isWarmTop) ? WARM_TOP : 0)
}

/**
 * How much it is the season's turn of a look, from 0 to 1: each leads at one time of the year and rests at the opposite
 * one, by lot. 0 if the month is not known.
 */
export function lookTurn(key: string, { person: { season } }: Brief): number {
  if (season < 0) return 0
  const apart = Math.abs(season / YEAR_SEASONS.length - seedOf(key) / 2 ** 32)
  return 1 - 2 * Math.min(apart, 1 - apart)
}

/** How much more a top or dress counts: it is what makes a look another. */
const BODICE = 2
const BODICES: ReadonlySet<number> = new Set(
  (["top", "dress"] as const).map((place) => SLOTS.indexOf(place)),
)

/** What a warm top gains in frost. */
const WARM_TOP = 0.25
const TOP = SLOTS.indexOf("top")
const isWarmTop = ({ slot, wear }: Piece) => slot === TOP && (wear & WEAR.warm) !== 0

type Phase = (lot: number) => number

const PHASE_OF: Readonly<Record<YearSeason, Phase>> = {
  spring: (lot) => lot,
  autumn: (lot) => 1 - lot,
  summer: (lot) => 1 - Math.abs(2 * lot - 1),
  winter: (lot) => Math.abs(2 * lot - 1),
}
const PHASES = YEAR_SEASONS.map((season) => PHASE_OF[season])
