import type { WardrobeItem } from "@stylin/api/contract"
import { COLOURS, type Hex, isColourName, isHex, seasonalType } from "@stylin/garments/colour"
import { colourMatch } from "../../lib/colourMatch.ts"

/** The colours of her clothes, held to her type. */
export interface HerCloths {
  /** How many pieces have a colour that is known. */
  readonly known: number
  /** How many of them are among the colours that suit her. */
  readonly suiting: number
  /** Each main colour with how many pieces have it: those that suit her first, the most frequent first. */
  readonly cloths: readonly { readonly hex: Hex; readonly pieces: number }[]
  /** What works against her near the face. */
  readonly away: readonly WardrobeItem[]
}

/** What her clothes' colours are to her type; undefined if that is no type. */
export function herCloths(items: readonly WardrobeItem[], type: string): HerCloths | undefined {
  const season = seasonalType(type)
  if (!season) return undefined
  const coloured = items.flatMap((item) => {
    const hex = (item.colours ?? []).map(hexOfWord).find((known) => known !== undefined)
    if (hex === undefined) return []
    const match = colourMatch(item, season)
    return [{ item, hex, match, isSuiting: match === "best" || match === "good" }]
  })
  const suiting = coloured.filter(({ isSuiting }) => isSuiting)
  const rest = coloured.filter(({ isSuiting }) => !isSuiting)
  return {
    known: coloured.length,
    suiting: suiting.length,
    cloths: [...counted(suiting), ...counted(rest)],
    away: coloured.flatMap(({ item, match }) => (match === "away" ? item : [])),
  }
}

function counted(pieces: readonly { readonly hex: Hex }[]) {
  return [...Map.groupBy(pieces, ({ hex }) => hex)]
    .map(([hex, of]) => ({ hex, pieces: of.length }))
    .toSorted((one, other) => other.pieces - one.pieces)
}

function hexOfWord(word: string): Hex | undefined {
  if (isHex(word)) return word
  return isColourName(word) ? COLOURS[word] : undefined
}
