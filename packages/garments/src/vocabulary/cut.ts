/** How close the cloth lies to the body. */
export const FITS = ["fitted", "regular", "relaxed", "oversized"] as const
export type Fit = (typeof FITS)[number]

/**
 * Where a garment ends. Tops, jackets and shorts count from the waist (cropped, regular, long),
 * dresses, skirts and coats by the leg (mini, knee, midi, maxi), trousers by the ankle
 * (cropped, ankle, full), boots by where the shaft ends (ankle, knee, thigh).
 */
export const LENGTHS = [
  "cropped",
  "regular",
  "long",
  "mini",
  "knee",
  "midi",
  "maxi",
  "ankle",
  "full",
  "thigh",
] as const
export type Length = (typeof LENGTHS)[number]

/** Where a waistband sits. */
export const RISES = ["low", "mid", "high"] as const
export type Rise = (typeof RISES)[number]

export const NECKLINES = [
  "crew",
  "scoop",
  "v",
  "boat",
  "square",
  "sweetheart",
  "bandeau",
  "cami",
  "halter",
  "one-shoulder",
  "off-shoulder",
  "wrap",
  "cowl",
  "roll",
  "high",
  "collar",
  "bow",
  "lapel",
  "collarless",
  "hood",
] as const
export type Neckline = (typeof NECKLINES)[number]

export const SLEEVES = [
  "sleeveless",
  "strap",
  "short",
  "elbow",
  "three-quarter",
  "long",
  "puff",
  "balloon",
] as const
export type Sleeve = (typeof SLEEVES)[number]

/** The line of a trouser leg, from the hip to the hem. */
export const LEGS = [
  "skinny",
  "slim",
  "straight",
  "tapered",
  "barrel",
  "wide",
  "flare",
  "bootcut",
] as const
export type Leg = (typeof LEGS)[number]

/** The line of a skirt, including a dress's. */
export const SKIRTS = ["pencil", "a-line", "pleated", "circle", "wrap", "tiered", "slip"] as const
export type Skirt = (typeof SKIRTS)[number]

export const HEELS = ["flat", "low", "block", "stiletto", "platform", "wedge"] as const
export type Heel = (typeof HEELS)[number]

/** Every part of a cut with its possible words. */
export const CUT_WORDS = {
  fit: FITS,
  length: LENGTHS,
  rise: RISES,
  neckline: NECKLINES,
  sleeve: SLEEVES,
  leg: LEGS,
  skirt: SKIRTS,
  heel: HEELS,
} as const

/** How a garment is cut. Parts left out are the kind's usual ones. */
export interface Cut {
  readonly fit?: Fit
  readonly length?: Length
  readonly rise?: Rise
  readonly neckline?: Neckline
  readonly sleeve?: Sleeve
  readonly leg?: Leg
  readonly skirt?: Skirt
  readonly heel?: Heel
}

export type CutField = keyof Cut

// Object.keys loses the key type of the table.
export const CUT_FIELDS = Object.keys(CUT_WORDS) as readonly CutField[]
