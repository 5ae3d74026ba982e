import { MATERIALS, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import { showsColour } from "../grammar/avoided.ts"
import { avoidsMonochrome } from "../grammar/one-note.ts"
import { colourCode, kindCodes, NONE, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { HUES } from "../pieces/tones.ts"
import { hasBit } from "../pieces/traits.ts"
import { lookTags } from "../score/outfit-tags.ts"
import { isClothing } from "../score/places.ts"
import { COLD_MORNING } from "../weather/mornings.ts"
import type { FoundLook } from "./candidates.ts"

const COAT = SLOTS.indexOf("coat")
const TOP = SLOTS.indexOf("top")
const BOTTOM = SLOTS.indexOf("bottom")
const LEGWEAR = SLOTS.indexOf("legwear")
const NEUTRALS = PREFERENCE_TAGS.indexOf("Neutral pallets")
const PALE: ReadonlySet<number> = new Set(
  (["white", "cream", "ecru", "light grey"] as const).map(colourCode),
)
const TO_THE_GROUND: ReadonlySet<number> = new Set(
  (["bottom", "shoes"] as const).map((place) => SLOTS.indexOf(place)),
)
const WORKWEAR = kindCodes("cargo_trousers", "dungarees", "lace_up_boots", "wellies", "overshirt")
/** What is too good for work with the hands. */
const GOOD = kindCodes("loafers", "brogues", "flats", "mary_janes", "heels", "wool_coat", "blazer")
/** Coats for weather and sport: nobody dines in them who owns another. */
const RUGGED = kindCodes("raincoat", "parka", "puffer", "fleece")
const BARE_FOOTED = kindCodes("flats", "heels", "mary_janes", "mules", "sandals", "espadrilles")
const FOR_THE_EVENING: ReadonlySet<number> = new Set(
  (["velvet", "sequin"] as const).map((cloth) => MATERIALS.indexOf(cloth)),
)
const TUXEDO = /\b(?:tux|tuxedo|dinner jacket)\b/i
/** Below how many °C outdoors pale things come home wet. */
const WET_MONTHS = 10
/** So many hues are as many as one eye follows. */
const MOST_HUES = 3

/**
 * What a look loses against others of its occasion: no coat over it though the morning is cold and another look has one;
 * for each garment of hers that has what she avoids; for each that is out of place there; no colour, for her who avoids
 * neutrals, or only one, for her who avoids monochrome; and more hues than go together. What is made to be worked in gains as much for work on her feet as what is out
 * of place loses.
 */
const LOSES = { coatless: 2, avoided: 2, misplaced: 1.5, colourless: 2, motley: 2 } as const

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

function lossOf(look: FoundLook): number {
  const { pieces, brief } = look
  const { person, setting } = brief
  const avoided = pieces.filter((one) => isClothing(one) && (one.tags & person.avoids) !== 0)
  const misplaced = pieces.filter((piece) => isMisplaced(piece, look))
  const suited = setting === "practical_work" ? pieces.filter(isWorkwear) : []
  const isDull = hasBit(person.avoids, NEUTRALS) && !pieces.some(showsColour)
  return (
    LOSES.avoided * avoided.length +
    LOSES.misplaced * (misplaced.length - suited.length) +
    (isDull || isOneColour(look) ? LOSES.colourless : 0) +
    (huesOf(pieces) > MOST_HUES ? LOSES.motley : 0)
  )
}

/** Whether a piece is out of place for what the look is for, though no rule forbids it. */
function isMisplaced(piece: Piece, { pieces, brief }: FoundLook): boolean {
  const { setting, occasion, need } = brief
  const isCold = need !== undefined && need.outdoors < WET_MONTHS
  switch (occasion) {
    case "work":
      if (setting === "practical_work") return GOOD.has(piece.kind) || isSoiled(piece)
      return isForTheEvening(piece) || (isCold && isBareFooted(piece, pieces))
    case "dating":
      return isForWork(piece) || (RUGGED.has(piece.kind) && need?.day.isWet !== true)
    case "outdoors":
      return isSoiled(piece)
    default:
      return isForWork(piece) || (isCold && (isSoiled(piece) || isBareFooted(piece, pieces)))
  }
}

/** How she calls what she works in. */
const FOR_WORK = /\bwork(?:wear)?\b/i
const isForWork = ({ owned, name = "" }: Piece) => owned && FOR_WORK.test(name)
const isWorkwear = (piece: Piece) => WORKWEAR.has(piece.kind) || isForWork(piece)

/** Whether every splash is seen on it. */
function isSoiled({ slot, colours: [main = NONE] }: Piece): boolean {
  return TO_THE_GROUND.has(slot) && PALE.has(main)
}

function isForTheEvening({ material, name = "" }: Piece): boolean {
  return FOR_THE_EVENING.has(material) || TUXEDO.test(name)
}

function isBareFooted({ kind }: Piece, look: readonly Piece[]): boolean {
  return BARE_FOOTED.has(kind) && !look.some(({ slot }) => slot === LEGWEAR)
}

/** Whether top and bottom have one colour, and she avoids to dress so, whatever coat she wears. */
function isOneColour({ pieces, brief }: FoundLook): boolean {
  if (!avoidsMonochrome(brief.person)) return false
  const [top, bottom] = [TOP, BOTTOM].map((slot) => pieces.find((piece) => piece.slot === slot))
  const [main] = top?.colours ?? []
  return main !== undefined && main === bottom?.colours[0]
}

function huesOf(look: readonly Piece[]): number {
  let count = 0
  let rest = look.reduce((bits, { tones }) => bits | (tones >>> HUES), 0)
  for (; rest !== 0; rest &= rest - 1) count += 1
  return count
}
