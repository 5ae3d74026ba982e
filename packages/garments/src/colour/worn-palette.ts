import { chroma, toLab } from "./lab.ts"
import type { Hex } from "./names.ts"
import { SEASONAL_PALETTES } from "./palettes/index.ts"
import type { Swatches } from "./palettes/palette.ts"
import type { SeasonalType } from "./seasons.ts"

export interface NamedSwatch {
  name: string
  hex: Hex
}

/** A type's colours by how they are worn, each group as a list to show. */
export interface WornPalette {
  /** The base of a wardrobe: coats, trousers, bags. */
  readonly neutrals: NamedSwatch[]
  /** Near the face. */
  readonly best: NamedSwatch[]
  /** The most vivid of those near the face: a scarf, a lip, one piece of a look. */
  readonly accents: NamedSwatch[]
  /** Better worn away from the face. */
  readonly away: NamedSwatch[]
}

const ACCENTS = 4

export function wornPalette(type: SeasonalType): WornPalette {
  const { neutrals, best, worst } = SEASONAL_PALETTES[type]
  const vivid = named(best).toSorted((one, other) => vividness(other) - vividness(one))
  const accents = vivid.slice(0, ACCENTS)
  return {
    neutrals: named(neutrals),
    best: named(best).filter(({ hex }) => !accents.some((accent) => accent.hex === hex)),
    accents,
    away: named(worst),
  }
}

function named(swatches: Swatches): NamedSwatch[] {
  return Object.entries(swatches).map(([name, hex]) => ({ name, hex }))
}

function vividness({ hex }: NamedSwatch): number {
  return chroma(toLab(hex))
}
