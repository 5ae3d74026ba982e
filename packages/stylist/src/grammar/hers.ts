import { type Activity, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import { kindCode, kindCodes, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit, isPrinted, usualTraits } from "../pieces/traits.ts"
import { WEAR } from "../pieces/wear.ts"
import type { Brief } from "./brief.ts"
import { isMadeFor } from "./made-for.ts"
import type { Setting } from "./settings.ts"

const BAG = SLOTS.indexOf("bag")
const SHOES = SLOTS.indexOf("shoes")
/** Where she has things to carry. */
const CARRIED: readonly Activity[] = ["work", "classes", "outings", "errands"]
const COAT = SLOTS.indexOf("coat")
const TOP = SLOTS.indexOf("top")
/** The formality of clothes for sport. */
const SPORT = 1
/** Where whatever she owns may be a little too good. */
const CASUAL: readonly Setting[] = ["errands", "classes", "outings", "everyday_work"]
const HEELS = kindCode("heels")
const CLUTCH = kindCode("clutch")
const HIGH_HEELS = PREFERENCE_TAGS.indexOf("High heels")
const DENIM = PREFERENCE_TAGS.indexOf("Denim")
const SUITS = PREFERENCE_TAGS.indexOf("Tailored suits")
const SNEAKERS = PREFERENCE_TAGS.indexOf("Sneakers")
/** What she wears over an evening's clothes if that is what she has. */
const EVENING_OVER = kindCodes("raincoat", "bomber", "denim_jacket")
const SHIRT = kindCode("shirt")
/** For town: rain ruins it, and nobody walks far in it. */
const BIKER = kindCode("leather_jacket")
const JEANS = kindCodes("jeans", "wide_leg_jeans")
const LACED = kindCode("lace_up_boots")
const T_SHIRT = kindCode("t_shirt")
const TRAINERS = kindCode("trainers")
const LAYER = SLOTS.indexOf("layer")
const TROUSERS = kindCode("trousers")
/** What she works in whose work asks for nothing strict, besides jeans. */
const FOR_EASY_WORK = kindCodes(
  "trainers",
  "lace_up_boots",
  "denim_jacket",
  "leather_jacket",
  "bomber",
)
/** What she who loves denim or trainers wears on an easy date. */
const EASY_TOPS = kindCodes("t_shirt", "shirt")
/** Flat or not, hers go to work and to dinner. */
const TOWN_BOOTS = kindCodes("ankle_boots", "chelsea_boots")
/** Where she wears the lace-up boots that she owns, besides walks. */
const EASY: readonly Activity[] = ["outings", "classes"]
/** What she owns for sport and rain, and wears to meet friends in. */
const OFF_DUTY = kindCodes("hoodie", "sweatshirt", "fleece", "cargo_trousers", "gilet", "raincoat")
/** Names of clothes that stay in the country. */
export const FOR_WALKS = /\b(?:walking|hiking|trekking|trail|running|gym|ski|outdoor|softshell)\b/i
/** In °C: on colder evenings her jumper goes to a dinner, and so does any coat. */
const COOL = 14
/** By how many grades of formality her own may miss what an occasion aims at. */
const STEPS = { cloth: 1, bag: 2, walk: 2, walkInTrousers: 3, better: 2 } as const

/** Whether it is a warm top, and the evening so cool that nobody would mind it: a hoodie is for sport. */
function isForCoolEvenings({ slot, wear, formality }: Piece, { need }: Brief): boolean {
  if (!need || need.outdoors >= COOL || slot !== TOP || formality <= SPORT) return false
  return (wear & WEAR.warm) !== 0
}

/** Where her work asks for nothing strict, as she says. */
const UNSTRICT: readonly Setting[] = ["practical_work", "everyday_work"]

/** Whether her work asks for nothing strict, or seems to: she loves denim or trainers, or avoids suits. */
export function dressesDown({ setting, person }: Brief): boolean {
  if (setting === "tailored_work") return false
  return UNSTRICT.includes(setting) || isEasygoing(person) || hasBit(person.avoids, SUITS)
}

function isEasygoing({ loves }: Pick<Brief["person"], "loves">): boolean {
  return hasBit(loves, DENIM) || hasBit(loves, SNEAKERS)
}

/** Whether it is a coat, or a waxed jacket, which is worn as one. */
function isOverAll({ slot, wear }: Piece): boolean {
  return slot === COAT || (wear & WEAR.coat) !== 0
}

/** Whether it is a coat, and the evening so cool that she would wear whichever she has. */
function isCoatForEvenings({ slot }: Piece, { need }: Brief): boolean {
  return slot === COAT && need !== undefined && need.outdoors < COOL
}

/**
 * Whether something that she owns does for an occasion that nobody would buy it for: what she calls so at work or in class, a finer cloth
 * than usual of a kind that belongs there (a silk blouse at work), trousers on errands, the coat over
 * office clothes, a loose shirt at work, jeans, trainers and a jacket there if she loves denim or trainers or avoids suits,
 * the raincoat or bomber to a dinner, any coat on a cool evening, a plain shirt or T-shirt on a date if she loves denim or
 * trainers, low boots at work and at dinner, heels on a day out unless she avoids them, a hoodie among friends, a jumper on a cool evening,
 * the bag and the laced boots that she has, and on a walk whatever no path spoils.
 * @param standsMud whether a path and its mud do the piece no harm
 */
export function doesForHer(piece: Piece, brief: Brief, standsMud: boolean): boolean {
  const { aim, occasion, occasions, setting, person } = brief
  const apart = Math.abs(piece.formality - aim)
  if (piece.slot === BAG) {
    return CARRIED.includes(occasion) && piece.kind !== CLUTCH && apart <= STEPS.bag
  }
  if (isMadeFor(piece, occasion)) return true
  if (occasion === "work" && (isOverAll(piece) || piece.kind === SHIRT)) return true
  if (occasion === "work" && dressesDown(brief)) {
    if (JEANS.has(piece.kind) || FOR_EASY_WORK.has(piece.kind)) return true
  }
  if (occasion === "dating" && EASY_TOPS.has(piece.kind) && isEasygoing(person)) {
    if (!isPrinted(piece)) return true
  }
  if (occasion === "dating" && (EVENING_OVER.has(piece.kind) || isCoatForEvenings(piece, brief)))
    return true
  if (TOWN_BOOTS.has(piece.kind) && (occasion === "work" || occasion === "dating")) return true
  if (piece.kind === LACED && EASY.includes(occasion)) return true
  if (occasion === "outings" && OFF_DUTY.has(piece.kind)) return !FOR_WALKS.test(piece.name ?? "")
  if (occasion === "dating" && isForCoolEvenings(piece, brief)) return true
  if (piece.kind === HEELS && occasion === "outings") return !hasBit(person.avoids, HIGH_HEELS)
  if ((piece.wear & (WEAR.statement | WEAR.sheer)) !== 0) return false
  if (occasion === "outdoors") {
    const steps = piece.kind === TROUSERS ? STEPS.walkInTrousers : STEPS.walk
    return standsMud && piece.slot !== SHOES && piece.kind !== BIKER && apart <= steps
  }
  if (CASUAL.includes(setting) && piece.slot !== SHOES && piece.formality > aim) {
    return apart <= STEPS.better
  }
  return apart <= STEPS.cloth && (usualTraits(piece.kind).occasions & occasions) !== 0
}

/**
 * Whether a look for a date is what anybody wears on any day: a T-shirt, jeans and trainers, with no jacket. Each of
 * them does for her who loves denim or trainers, and one dressier thing makes an evening of them.
 */
export function isForAnyDay(look: readonly Piece[], { occasion, lenience }: Brief): boolean {
  if (occasion !== "dating" || lenience !== "none") return false
  const has = (is: (piece: Piece) => boolean) => look.some(is)
  return (
    has(({ kind }) => kind === T_SHIRT) &&
    has(({ kind }) => JEANS.has(kind)) &&
    has(({ kind }) => kind === TRAINERS) &&
    !has(({ slot }) => slot === LAYER)
  )
}
