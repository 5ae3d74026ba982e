import { SEASONAL_TYPES, type SeasonalType } from "@stylin/garments/vocabulary"
import { useEffect, useState } from "react"
import { warn } from "../../lib/report.ts"

/** What a type's colours look like side by side, as a background. */
type TypeColours = Readonly<Record<SeasonalType, string>>

const OF_THE_BEST = 6
const OF_THE_NEUTRALS = 3

/** Each type's colours; undefined until colour science has been fetched. */
export function useTypeColours(): TypeColours | undefined {
  const [colours, setColours] = useState<TypeColours>()
  useEffect(() => {
    let isLeft = false
    import("@stylin/garments/colour")
      .then(({ wornPalette }) => {
        if (isLeft) return
        const shown = SEASONAL_TYPES.map((type) => {
          const { best, accents, neutrals } = wornPalette(type)
          const swatches = [
            ...accents,
            ...best.slice(0, OF_THE_BEST),
            ...neutrals.slice(0, OF_THE_NEUTRALS),
          ]
          return [type, stripes(swatches.map(({ hex }) => hex))] as const
        })
        // fromEntries forgets the keys, which are all of the types.
        setColours(Object.fromEntries(shown) as TypeColours)
      })
      .catch((cause) => warn("The colours of the types could not be fetched.", cause))
    return () => {
      isLeft = true
    }
  }, [])
  return colours
}

/** Colours side by side, equally wide, as a background. */
export function stripes(hexes: readonly string[]): string {
  const width = 100 / Math.max(1, hexes.length)
  const parts = hexes.map((hex, i) => `${hex} ${i * width}% ${(i + 1) * width}%`)
  return `linear-gradient(90deg, ${parts.join(", ")})`
}
