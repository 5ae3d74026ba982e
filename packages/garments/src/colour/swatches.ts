import type { Hex } from "./names.ts"
import { SEASONAL_PALETTES } from "./palettes/index.ts"
import type { SeasonalPalette } from "./palettes/palette.ts"
import type { SeasonalType } from "./seasons.ts"

export interface PaletteSwatch {
  readonly group: keyof SeasonalPalette
  readonly name: string
  readonly hex: Hex
}

/** A seasonal type's palette as one list to show: neutrals, best, then worst. */
export function paletteSwatches(type: SeasonalType): PaletteSwatch[] {
  const palette = SEASONAL_PALETTES[type]
  const groups = ["neutrals", "best", "worst"] as const
  return groups.flatMap((group) =>
    Object.entries(palette[group]).map(([name, hex]) => ({ group, name, hex })),
  )
}
