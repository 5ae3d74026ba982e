import type { ClothReading } from "../../photos/clothColour.ts"
import { WHITE_WORDS } from "../../photos/whiteGains.ts"
import { t } from "../../words/t.ts"
import type { White } from "./useWhite.ts"

/** What to do with a live picture, and with a still one. */
export const HINTS = {
  live: t("Fill the frame with the cloth."),
  still: t("Tap the cloth where its colour is true."),
  white: t("Tap something white or grey: a label, a wall."),
} as const

const LIGHT = {
  dark: t("Too dark to read: find some more light."),
  glare: t("Too bright to read: turn it away from the light."),
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
