import { MONK_TONES } from "@stylin/garments/colour"
import { t } from "../words/t.ts"

export interface Shade {
  readonly value: string
  /** #rrggbb */
  readonly hex: string
  readonly name: string
}

/** The steps of the Monk scale. */
export const SKINS: readonly Shade[] = MONK_TONES.map((hex, index) => ({
  value: String(index + 1),
  hex,
  // Said only when it is asked for: this module may be read before her language's words are there.
  get name() {
    return stepName(index + 1)
  },
}))

function stepName(step: number): string {
  return step === 1
    ? t("{step}, lightest", { step })
    : step === MONK_TONES.length
      ? t("{step}, deepest", { step })
      : String(step)
}
