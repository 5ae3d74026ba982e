import type { Profile } from "@stylin/api/contract"
import { FIGURE_POSES } from "@stylin/drawing"
import { BODY_TYPES } from "@stylin/garments/vocabulary"
import { type Random, seededRandom } from "@stylin/stylist/basics"
import type { LookPicture } from "../pictures/look-address.ts"
import { fingerprint } from "../security/tokens.ts"
import { firstIdOf, numberOf } from "../stores/look-ids.ts"
import { HAIR_OF_WORD, hairColoursFor, hairStylesFor, SCARVES } from "./likely-hair.ts"

type Figure = LookPicture["figure"]
type Known = Pick<Profile, "body_type" | "figure" | "needs" | "selfie">

const MONK_STEPS = 10
/** Shares no factor with the steps, so that ten looks show ten skins and neighbours differ. */
const SKIN_STRIDE = 3
/** One woman in so many is older, larger or of another height. */
const ONE_IN = { older: 8, fuller: 4, plus: 8, petite: 5, tall: 5 }

/**
 * Who wears a look. Once she or her selfie has said what skin she has, it is always herself: her
 * colouring, and the same chance for what is still unknown. Until then each look is worn by another
 * woman, as in a magazine, who shares what she did say. A changed look keeps its wearer.
 */
export function figureFor(accountId: string, known: Known, lookId: string): Figure {
  const { body_type, figure, needs, selfie } = known
  const covering =
    figure?.head_covering ?? (needs?.coverage?.head === "covered" ? "headscarf" : undefined)
  const number = numberOf(lookId)
  const own = figure?.skin_tone ?? selfie?.skin_tone
  const random = randomOf(own === undefined ? firstIdOf(lookId) : accountId)
  const start = randomOf(own === undefined ? `${lookId.split(".", 1)}` : accountId)
  const skin = own ?? 1 + ((Math.floor(start() * MONK_STEPS) + number * SKIN_STRIDE) % MONK_STEPS)
  const chance = anybody(random, skin, own === undefined)
  const age = figure?.age ?? chance.age
  const { size = chance.size, height = chance.height } = figure ?? {}
  return {
    bodyType: body_type ?? chance.bodyType,
    ...(size !== "regular" && { size }),
    ...(height !== "average" && { height }),
    ...(age === "older" && { age }),
    skin,
    hair: {
      style: covering ?? figure?.hair_style ?? chance.style,
      colour:
        figure?.hair_colour ??
        HAIR_OF_WORD[selfie?.hair_colour ?? ""] ??
        pick(random, hairColoursFor(skin, age)),
      ...(covering && { scarf: pick(random, SCARVES) }),
    },
    face: faceOf(own === undefined ? firstIdOf(lookId) : accountId),
    pose: FIGURE_POSES[number % FIGURE_POSES.length] ?? "stand",
  }
}

/** What chance gives a woman; one who stands for herself is neither aged nor enlarged by it. */
function anybody(random: Random, skin: number, isAnother: boolean) {
  const [age, size, height] = [random(), random(), random()]
  return {
    bodyType: pick(random, BODY_TYPES),
    style: pick(random, hairStylesFor(skin)),
    age: isAnother && age < 1 / ONE_IN.older ? "older" : "younger",
    size: !isAnother
      ? "regular"
      : size < 1 / ONE_IN.plus
        ? "plus"
        : size < 1 / ONE_IN.plus + 1 / ONE_IN.fuller
          ? "fuller"
          : "regular",
    height: !isAnother
      ? "average"
      : height < 1 / ONE_IN.petite
        ? "petite"
        : height > 1 - 1 / ONE_IN.tall
          ? "tall"
          : "average",
  } as const
}

/** How many faces there are. */
const FACES = 1000

/** The face of an account, or of the other woman who wears a look: never the usual one. */
const faceOf = (of: string): number => 1 + Math.floor(randomOf(`${of}/face`)() * (FACES - 1))

const randomOf = (text: string): Random =>
  seededRandom(Buffer.from(fingerprint(text)).readUInt32LE())

function pick<T>(random: Random, words: readonly T[]): T {
  const found = words[Math.floor(random() * words.length)]
  if (found === undefined) throw new RangeError("There is nothing to pick from.")
  return found
}
