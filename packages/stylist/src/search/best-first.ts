import { MATERIALS, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import { showsColour } from "../grammar/avoided.ts"
import { isJacketEnough } from "../grammar/coats.ts"
import { isForWork } from "../grammar/hers.ts"
import { avoidsMonochrome } from "../grammar/one-note.ts"
import { showsDirt } from "../grammar/practical.ts"
import { kindCode, kindCodes, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { HUES } from "../pieces/tones.ts"
import { bitsIn, hasBit } from "../pieces/traits.ts"
import { lookTags } from "../score/outfit-tags.ts"
import { isClothing } from "../score/places.ts"
import { COLD_MORNING } from "../weather/mornings.ts"
import { isHeavyCoat } from "../weather/warmth.ts"
import type { FoundLook } from "./candidates.ts"

const COAT = SLOTS.indexOf("coat")
const TOP = SLOTS.indexOf("top")
const BOTTOM = SLOTS.indexOf("bottom")
const LEGWEAR = SLOTS.indexOf("legwear")
const SHOES = SLOTS.indexOf("shoes")
const NEUTRALS = PREFERENCE_TAGS.indexOf("Neutral pallets")
const SNEAKERS = PREFERENCE_TAGS.indexOf("Sneakers")
const TRAINERS = kindCode("trainers")
const WORKWEAR = kindCodes(
  "cargo_trousers",
  "dungarees",
  "lace_up_boots",
  "wellies",
  "overshirt",
  "raincoat",
  "parka",
  "fleece",
  "gilet",
)
/** What is too good for work with the hands. */
const GOOD = kindCodes(
  "loafers",
  "brogues",
  "flats",
  "mary_janes",
  "heels",
  "wool_coat",
  "blazer",
  "leather_jacket",
)
/** What she who says that she dresses smartly for work may wear there if she loves it, after all else. */
const AT_EASE = kindCodes("jeans", "wide_leg_jeans", "denim_jacket", "trainers")
/** Made for weather and sport: nobody who owns anything else goes to dinner in it. */
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
 * What a look loses against others of its occasion. No coat on a cold morning when another look has one, or one for colder days when another does without. Each garment of
 * hers with something she avoids. Each piece that is out of place. No colour if she avoids neutrals, one alone if she
 * avoids monochrome. Too many hues. Working clothes gain, for work on her feet, what a misplaced piece loses.
 */
const LOSES = {
  coatless: 4,
  heavy: 2,
  avoided: 2,
  misplaced: 1.5,
  colourless: 2,
  motley: 2,
} as const

/** Puts the looks she would rather not wear after the others of their occasion, and notes what she loves in each. */
export function bestFirst(looks: readonly (readonly FoundLook[])[]): FoundLook[][] {
  return looks.map((group) => {
    const hasCoats = group.some(hasCoat)
    const isWanting = (look: FoundLook) => hasCoats && isCoatless(look)
    const areHeavy = group.every((look) => isHeavy(look) || isWanting(look))
    return group.map((look) => {
      const lost =
        lossOf(look) +
        (isWanting(look) ? LOSES.coatless : 0) +
        (isHeavy(look) && !areHeavy ? LOSES.heavy : 0)
      const loved = lookTags(look.pieces) & look.brief.person.loves
      return { ...look, loved, ...(lost !== 0 && { turn: (look.turn ?? 0) - lost }) }
    })
  })
}

const hasCoat = ({ pieces }: FoundLook) => pieces.some(({ slot }) => slot === COAT)

/** Whether its coat is for colder days, and would hang open from noon on. */
function isHeavy({ pieces, brief: { need } }: FoundLook): boolean {
  return need !== undefined && pieces.some((piece) => isHeavyCoat(piece, need))
}

const isWorn = (piece: Piece) => isClothing(piece) || piece.slot === SHOES

function isCoatless(look: FoundLook): boolean {
  const { need, occasion } = look.brief
  if (!need || need.day.low > COLD_MORNING.below || occasion === "outdoors") return false
  return !(hasCoat(look) || isJacketEnough(look.pieces, need))
}

function lossOf(look: FoundLook): number {
  const { pieces, brief } = look
  const { person, setting } = brief
  const avoided = pieces.filter((one) => isWorn(one) && (one.tags & person.avoids) !== 0)
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
  const { setting, occasion, need, person } = brief
  const isCold = need !== undefined && need.outdoors < WET_MONTHS
  switch (occasion) {
    case "work":
      if (setting === "practical_work") return GOOD.has(piece.kind) || showsDirt(piece)
      if (person.isSmartAtWork && AT_EASE.has(piece.kind)) return true
      return isForTheEvening(piece) || (isCold && isBareFooted(piece, pieces))
    case "dating":
      if (piece.kind === TRAINERS && !hasBit(person.loves, SNEAKERS)) return true
      return isForWork(piece) || (RUGGED.has(piece.kind) && need?.day.isWet !== true)
    case "outdoors":
      return showsDirt(piece)
    default:
      return isForWork(piece) || (isCold && (showsDirt(piece) || isBareFooted(piece, pieces)))
  }
}

const isWorkwear = (piece: Piece) => WORKWEAR.has(piece.kind) || isForWork(piece)

function isForTheEvening({ material, name = "" }: Piece): boolean {
  return FOR_THE_EVENING.has(material) || TUXEDO.test(name)
}

function isBareFooted({ kind }: Piece, look: readonly Piece[]): boolean {
  return BARE_FOOTED.has(kind) && !look.some(({ slot }) => slot === LEGWEAR)
}

/** Whether top and bottom are one colour and she avoids monochrome, whatever coat goes over them. */
function isOneColour({ pieces, brief }: FoundLook): boolean {
  if (!avoidsMonochrome(brief.person)) return false
  const [top, bottom] = [TOP, BOTTOM].map((slot) => pieces.find((piece) => piece.slot === slot))
  const [main] = top?.colours ?? []
  return main !== undefined && main === bottom?.colours[0]
}

const huesOf = (look: readonly Piece[]) =>
  bitsIn(look.reduce((bits, { tones }) => bits | (tones >>> HUES), 0))
