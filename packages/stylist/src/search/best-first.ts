import { PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import { showsColour } from "../grammar/avoided.ts"
import { colourCode, kindCodes, NONE, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit } from "../pieces/traits.ts"
import { lookTags } from "../score/outfit-tags.ts"
import { isClothing } from "../score/places.ts"
import { COLD_MORNING } from "../weather/mornings.ts"
import type { FoundLook } from "./candidates.ts"

const COAT = SLOTS.indexOf("coat")
const NEUTRALS = PREFERENCE_TAGS.indexOf("Neutral pallets")
const PALE: ReadonlySet<number> = new Set(
  (["white", "cream", "ecru", "light grey"] as const).map(colourCode),
)
const TO_THE_GROUND: ReadonlySet<number> = new Set(
  (["bottom", "shoes"] as const).map((place) => SLOTS.indexOf(place)),
)

const WORKWEAR = kindCodes("cargo_trousers", "dungarees", "lace_up_boots", "overshirt")

/**
 * What a look loses against others of its occasion: no coat over it though the morning is cold and another look has one;
 * for each garment of hers that has what she avoids; for each that the work or the path would soil; and no colour, for
 * her who avoids neutrals. What is made to be worked in gains as much for work on her feet.
 */
const LOSES = { coatless: 2, avoided: 2, soiled: 1.5, colourless: 2 } as const

/** Puts looks that she may wear, but would rather not, after the others of their occasion, and notes what she loves in each. */
export function bestFirst(looks: readonly (readonly FoundLook[])[]): FoundLook[][] {
  return looks.map((group) => {
    const hasCoats = group.some(({ pieces }) => pieces.some(isCoat))
    return group.map((look) => {
      const lost = lossOf(look) + (hasCoats && isCoatless(look) ? LOSES.coatless : 0)
      const loved = lookTags(look.pieces) & look.brief.person.loves
      return { ...look, loved, ...(lost !== 0 && { turn: (look.turn ?? 0) - lost }) }
    })
  })
}

const isCoat = ({ slot }: Piece) => slot === COAT

function isCoatless({ pieces, brief: { need, occasion } }: FoundLook): boolean {
  if (!need || need.day.low > COLD_MORNING.below || occasion === "outdoors") return false
  return !pieces.some(isCoat)
}

function lossOf({ pieces, brief }: FoundLook): number {
  const { person, setting } = brief
  const avoided = pieces.filter((one) => isClothing(one) && (one.tags & person.avoids) !== 0)
  const isMessy = setting === "practical_work" || setting === "outdoors"
  const soiled = isMessy ? pieces.filter(isSoiled) : []
  const suited = setting === "practical_work" ? pieces.filter(({ kind }) => WORKWEAR.has(kind)) : []
  const isDull = hasBit(person.avoids, NEUTRALS) && !pieces.some(showsColour)
  return (
    LOSES.avoided * avoided.length +
    LOSES.soiled * (soiled.length - suited.length) +
    (isDull ? LOSES.colourless : 0)
  )
}

/** Whether every splash is seen on it. */
function isSoiled({ slot, colours: [main = NONE] }: Piece): boolean {
  return TO_THE_GROUND.has(slot) && PALE.has(main)
}
