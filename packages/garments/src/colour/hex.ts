import { serializeHex } from "culori/fn"
import { GarmentError } from "../vocabulary/error.ts"
import { COLOUR_NAMES, COLOURS, type Colour, type Hex, isColourName } from "./names.ts"

/** sRGB channels, each 0..1 for colours that a screen can show. */
export interface Rgb {
  readonly r: number
  readonly g: number
  readonly b: number
}

/** Whether a text is a hash sign and six hexadecimal digits. */
export function isHex(text: string): text is Hex {
  return /^#[0-9a-f]{6}$/i.test(text)
}

/**
 * The value of a colour.
 * @throws GarmentError ("not-a-colour") for anything but a colour name or "#rrggbb"
 */
export function hexOf(colour: Colour): Hex {
  if (isColourName(colour)) return COLOURS[colour]
  if (!isHex(colour)) throw new GarmentError("not-a-colour", "colour", [...COLOUR_NAMES, "#rrggbb"])
  return colour
}

/** The channels of a colour written "#rrggbb"; undefined for other texts. */
export function parseHex(hex: string): Rgb {
  const digits = Number.parseInt(hex.slice(1), 16)
  return { r: (digits >> 16) / 255, g: ((digits >> 8) & 255) / 255, b: (digits & 255) / 255 }
}

/** Channels as a colour in lower case, each clipped to what a screen can show. */
export function printHex({ r, g, b }: Rgb): Hex {
  // culori guarantees a hash sign and six digits, but its type does not say so.
  return serializeHex({ mode: "rgb", r, g, b }) as Hex
}
