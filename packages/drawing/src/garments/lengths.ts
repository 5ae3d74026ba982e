import type { Length, WholeGarment } from "@stylin/garments/vocabulary"

/** Where a garment ends: at a level of the torso, or below the hip at a share of the way to the ankle. */
export interface Ending {
  /** The torso level of the hem: 5 the waist, 7 the hip. */
  readonly hem: number
  /** A share of the way from the hip to the ankle; 0 if it ends above the thigh. */
  readonly drop: number
}

/** Torso levels of hems above the thigh. Cropped ends just above the waist. */
const CROPPED = 4.85
const HIP = 7

/** The middle of the calf, where a midi is told from a maxi at a glance. */
const MIDI = 0.68

/**
 * Shares of the way from the hip (0) to the ankle (1). The crotch is at 0.09, the middle of the
 * thigh at 0.27, the knee at 0.5, the widest of the calf at 0.66.
 */
const SHARES: Partial<Readonly<Record<Length, number>>> = {
  mini: 0.2,
  long: 0.28,
  knee: 0.5,
  midi: MIDI,
  maxi: 0.97,
}

/** The share of the way from the hip to the ankle at which a skirt, dress or coat ends. */
export const hemShare = (length: Length): number => SHARES[length] ?? MIDI

/** The length of a dress or a skirt: one that is said to reach the ankle is as long as a maxi, whatever its kind usually is. */
export const lengthOf = ({ cut, touches }: Pick<WholeGarment, "cut" | "touches">): Length =>
  touches.includes("ankle-length") ? "maxi" : (cut.length ?? "midi")

/** How long a long top is: it covers the seat, while long layers reach the middle of the thigh. */
const LONG_TOP = 0.17

/**
 * Where a top ends.
 * @param regular the torso level of its hem in the usual length
 */
export function topEnding(length: Length = "regular", regular = 6.7): Ending {
  if (length === "long") return { hem: HIP, drop: LONG_TOP }
  return { hem: length === "cropped" ? CROPPED : regular, drop: 0 }
}

/**
 * Where a layer ends.
 * @param regular the torso level of its hem in the usual length
 */
export function layerEnding(length: Length = "regular", regular = 6.7): Ending {
  if (length === "cropped" || length === "regular") return topEnding(length, regular)
  return { hem: HIP, drop: hemShare(length) }
}

/** The share at which a cape ends, which has no torso of its own: below 0 it ends above the hip. */
const CAPES: Partial<Readonly<Record<Length, number>>> = { cropped: -0.23, regular: 0.04 }
export const capeShare = (length: Length): number => CAPES[length] ?? hemShare(length)
