import type { ClothReading } from "../../photos/clothColour.ts"
import { WHITE_WORDS } from "../../photos/whiteGains.ts"
import type { White } from "./useWhite.ts"

/** What to do with a live picture, and with a still one. */
export const HINTS = {
  live: "Fill the frame with the cloth.",
  still: "Tap the cloth where its colour is true.",
  white: "Tap something white or grey: a label, a wall.",
} as const

const LIGHT = {
  dark: "Too dark for colours: go where it is lighter.",
  glare: "Too bright for colours: turn it out of the light.",
} as const

/** What to say of the light; nothing where colours can be read. */
export function lightHint(reading: ClothReading | null): string {
  return reading === null || reading.kind === "cloth" ? "" : LIGHT[reading.kind]
}

/** What to say while she chooses something white; undefined at all other times. */
export function whiteHint({ step }: White): string | undefined {
  if (step.kind !== "picking") return undefined
  return step.problem === null ? HINTS.white : WHITE_WORDS[step.problem]
}
