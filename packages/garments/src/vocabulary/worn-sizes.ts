import type { Place } from "./places.ts"

/** Sizes she wears, as Britain writes them. */
export interface WornSizes {
  /** 4 to 28. */
  readonly clothes?: number | undefined
  /** 2 to 9, halves too. */
  readonly shoes?: number | undefined
}

export const CLOTHES_SIZES = [4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28] as const
export const SHOE_SIZES = [2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9] as const

type Measure = keyof WornSizes

const MEASURES: Readonly<Partial<Record<Place, Measure>>> = {
  top: "clothes",
  layer: "clothes",
  coat: "clothes",
  dress: "clothes",
  bottom: "clothes",
  shoes: "shoes",
}
const ALL: Readonly<Record<Measure, readonly number[]>> = {
  clothes: CLOTHES_SIZES,
  shoes: SHOE_SIZES,
}

/**
 * What is added to a number to have the British one. European clothes sizes count as shops write
 * them for Britain, 28 above; Germany's are 26, Italy's 32 above.
 */
const TO_UK: Readonly<Record<Measure, Readonly<Record<string, number>>>> = {
  clothes: { UK: 0, GB: 0, AU: 0, EU: -28, FR: -28, DE: -26, IT: -32, US: 4 },
  shoes: { UK: 0, GB: 0, AU: -2, EU: -33, FR: -33, DE: -33, IT: -32.5, US: -2 },
}
/** What letters stand for, after the bust girths of EN 13402-3. */
const LETTERS: Readonly<Record<string, readonly number[]>> = {
  XXS: [4],
  XS: [4, 6],
  S: [8, 10],
  M: [12, 14],
  L: [16, 18],
  XL: [20, 22],
  XXL: [24, 26],
  "2XL": [24, 26],
  XXXL: [28],
  "3XL": [28],
}

const SIZE = /^(?:size\s*)?(?:(UK|GB|AU|EU|FR|DE|IT|US)\s*)?(\d{1,2}(?:\.5)?)$/i
/** From here on a number without a system is no British one. */
const CONTINENTAL: Readonly<Record<Measure, number>> = { clothes: 32, shoes: 33 }

/**
 * The sizes of a garment that a shop has, one bit each in the order of `CLOTHES_SIZES` or
 * `SHOE_SIZES`; 0 if they are not known, or it has none, as bags.
 * @param text as feeds write them: "8, 10, 12", "S/M", "EU 38"
 * @param system of numbers that name none: "UK", "EU" and so on; empty if the feed does not say
 */
export function sizeBits(place: Place, text: string, system = ""): number {
  const measure = MEASURES[place]
  if (!measure) return 0
  return text
    .split(/[,;|/]/)
    .flatMap((one) => britishSizes(one.trim(), measure, system.trim().toUpperCase()))
    .reduce((bits, size) => bits | bitOf(measure, size), 0)
}

/** The bit of her size among a garment's; 0 if she has not said, or it has none. */
export function wornBit(place: Place, worn: WornSizes): number {
  const measure = MEASURES[place]
  const size = measure && worn[measure]
  return measure && size !== undefined ? bitOf(measure, size) : 0
}

function britishSizes(text: string, measure: Measure, system: string): readonly number[] {
  const letters = measure === "clothes" ? LETTERS[text.toUpperCase()] : undefined
  if (letters) return letters
  const [, named, digits] = SIZE.exec(text) ?? []
  if (digits === undefined) return []
  const number = Number(digits)
  const isContinental = number >= CONTINENTAL[measure]
  const usual = isContinental ? "EU" : "UK"
  const shift = TO_UK[measure][(named ?? system).toUpperCase() || usual]
  return shift === undefined ? [] : [number + shift]
}

function bitOf(measure: Measure, size: number): number {
  const at = ALL[measure].indexOf(size)
  return at < 0 ? 0 : 1 << at
}
