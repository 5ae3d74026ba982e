import { colouringOf } from "./colouring.ts"
import { toLab } from "./lab.ts"
import type { Colour } from "./names.ts"

export type Undertone = "warm" | "cool" | "neutral"

/** How far a colour must lean before it counts as warm or cool. */
const LEANING = 0.35

/**
 * Whether a colour leans to yellow (warm) or to blue (cool); some lean to neither. Silver is grey,
 * but counts as cool, as it does beside gold in a jeweller's window.
 * @throws GarmentError ("not-a-colour") for anything but a colour name or "#rrggbb"
 */
export function undertone(colour: Colour): Undertone {
  if (colour === "silver") return "cool"
  const { temperature } = colouringOf(toLab(colour))
  if (temperature >= LEANING) return "warm"
  return temperature <= -LEANING ? "cool" : "neutral"
}
