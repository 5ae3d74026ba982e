import { YEAR_SEASONS } from "@stylin/garments/vocabulary"
import type { Brief } from "../grammar/brief.ts"
import { lightnessOf } from "../grammar/colours.ts"
import type { Piece } from "../pieces/piece.ts"
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
