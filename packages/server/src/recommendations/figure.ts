import type { Profile } from "@stylin/api/contract"
import { FIGURE_POSES, HAIR_STYLES } from "@stylin/drawing"
import { BODY_TYPES, HAIR_COLOURS } from "@stylin/garments/vocabulary"
import { seededRandom } from "@stylin/stylist"
import type { LookPicture } from "../pictures/look-address.ts"
import { fingerprint } from "../security/tokens.ts"

type Figure = LookPicture["figure"]

const MONK_STEPS = 10
/** Hair that may be drawn at random: nothing that implies her faith. */
const CHANCE_STYLES = HAIR_STYLES.filter(
  (style) => !["hijab", "headscarf", "headwrap"].includes(style),
)

/**
 * Who wears an account's looks: her body type, skin and hair. Until she has chosen, they are drawn
 * at random once for her account, so that nobody is the default.
 */
export function figureFor(
  accountId: string,
  profile: Pick<Profile, "body_type" | "figure">,
): Omit<Figure, "pose"> {
  const random = seededRandom(Buffer.from(fingerprint(accountId)).readUInt32LE())
  const pick = <T>(words: readonly T[]) => words[Math.floor(random() * words.length)] as T
  const chance = {
    bodyType: pick(BODY_TYPES),
    skin: 1 + Math.floor(random() * MONK_STEPS),
    hair: { style: pick(CHANCE_STYLES), colour: pick(HAIR_COLOURS).hex },
  }
  const { body_type, figure } = profile
  return {
    bodyType: body_type ?? chance.bodyType,
    skin: figure?.skin_tone ?? chance.skin,
    hair: { ...chance.hair, ...(figure && { colour: figure.hair_colour }) },
  }
}

/** A look's pose by its place in the feed: neighbours differ. */
export function poseAt(index: number): Figure["pose"] {
  return FIGURE_POSES[index % FIGURE_POSES.length] ?? "stand"
}
