import { type Blood, eyeWhite, hair, iris, lips, skin } from "./bodies.ts"
import { chance } from "./chance.ts"
import type { Spectrum } from "./light.ts"
import { type Season, seasonOf } from "./rules.ts"

export const TONE_GROUPS = ["light (1-3)", "middle (4-6)", "deep (7-10)"] as const
export type ToneGroup = (typeof TONE_GROUPS)[number]

export interface Person {
  /** Step of the Monk scale, 1 to 10. */
  readonly tone: number
  readonly group: ToneGroup
  readonly skin: Spectrum
  readonly lips: Spectrum
  readonly hair: Spectrum
  readonly iris: Spectrum
  readonly eyeWhite: Spectrum
  /** The season that the rules give for her reflectances in daylight. */
  readonly season: Season
}

const TONES = 10
/** Typology angles of the lightest and the deepest tone; the others are evenly spaced between. */
const LIGHTEST = 62
const DEEPEST = -50

/** Undertones, from cool to warm: more blood, or more carotene and red melanin. */
const UNDERTONES: readonly Blood[] = [
  { blood: 0.02, carotene: 0.05, red: 0 },
  { blood: 0.012, carotene: 0.5, red: 0.1 },
  { blood: 0.006, carotene: 1.8, red: 0.3 },
]

/**
 * Pigments of hair, its share of white, and the melanin of the eyes that go with it: from black to
 * grey.
 */
const HAIRS = [
  { eu: 70, pheo: 0.5, white: 0, eyes: 5 },
  { eu: 28, pheo: 1, white: 0, eyes: 4 },
  { eu: 11, pheo: 1, white: 0, eyes: 2.5 },
  { eu: 4.5, pheo: 0.8, white: 0, eyes: 1.2 },
  { eu: 1.3, pheo: 0.6, white: 0, eyes: 0.4 },
  { eu: 0.35, pheo: 0.3, white: 0, eyes: 0.05 },
  { eu: 1.5, pheo: 7, white: 0, eyes: 0.8 },
  { eu: 30, pheo: 0.5, white: 0.45, eyes: 1.5 },
] as const

/** Every tone with every undertone and every hair: 240 people, each varied a little. */
export function people(seed: number): Person[] {
  const random = chance(seed)
  const spread = (value: number) => value * Math.exp(random.normal(0.2))
  return Array.from({ length: TONES }, (_, step) =>
    UNDERTONES.flatMap((undertone) =>
      HAIRS.map(({ eu, pheo, white, eyes }) => {
        const angle = LIGHTEST + ((DEEPEST - LIGHTEST) * step) / (TONES - 1) + random.between(-5, 5)
        const blood = {
          blood: spread(undertone.blood),
          carotene: spread(undertone.carotene),
          red: undertone.red,
        }
        // Deep skin seldom comes with pale eyes, even under dyed hair.
        const irisMelanin = spread(Math.max(eyes, step > 5 ? 3.5 : step > 3 ? 1.5 : 0))
        const parts = {
          skin: skin(blood, angle),
          lips: lips(blood, angle),
          hair: hair(spread(eu), spread(pheo), white),
          iris: iris(irisMelanin),
          eyeWhite: eyeWhite(random.between(0.0005, 0.004), random.between(0.01, 0.12)),
        }
        return { tone: step + 1, group: groupOf(step + 1), ...parts, season: seasonOf(parts) }
      }),
    ),
  ).flat()
}

/** The group of a step of the Monk scale. */
export function groupOf(tone: number): ToneGroup {
  return tone <= 3 ? "light (1-3)" : tone <= 6 ? "middle (4-6)" : "deep (7-10)"
}
