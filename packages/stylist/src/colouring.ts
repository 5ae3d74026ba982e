import { type ColourName, undertone } from "@stylin/garments/colour"
import { knownColours } from "./palette.ts"
import type { Garment } from "./types.ts"

const SEASONS = { spring: "warm", autumn: "warm", summer: "cool", winter: "cool" } as const
export type Season = keyof typeof SEASONS

// Object.keys loses the key type that the table has.
const SEASON_NAMES = Object.keys(SEASONS) as Season[]

/** The season in the name of a colour type ("Soft Autumn" gives "autumn"). */
export function seasonOf(colourType: string | undefined): Season | undefined {
  const words = colourType?.toLowerCase().split(/[^a-z]+/) ?? []
  return SEASON_NAMES.find((season) => words.includes(season))
}

/** Whether her colouring is a warm or a cool one. */
export function temperatureOf(season: Season): "warm" | "cool" {
  return SEASONS[season]
}

/** Only what lies near the face is weighed against her colouring. */
function nearFace(garment: Garment): boolean {
  return garment.slot === "top" || garment.slot === "dress" || garment.kind === "scarf"
}

/** The main colour of a garment near the face, if it shares the season's temperature. */
export function flatteringColour(garment: Garment, season: Season): ColourName | undefined {
  const main = knownColours(garment)[0]
  if (!(main && nearFace(garment))) return undefined
  return undertone(main) === SEASONS[season] ? main : undefined
}

/** 1 for a colour near the face that shares her temperature, -1 for its opposite, otherwise 0. */
export function colouringFit(garment: Garment, season: Season): -1 | 0 | 1 {
  const main = knownColours(garment)[0]
  if (!(main && nearFace(garment)) || undertone(main) === "neutral") return 0
  return undertone(main) === SEASONS[season] ? 1 : -1
}
