import { MATERIALS, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import { colourCode, kindCode, kindCodes, NONE, SLOTS } from "../pieces/codes.ts"
import { cutOf, saidCutOf } from "../pieces/cut.ts"
import type { Piece } from "../pieces/piece.ts"
import { HUES, isCalm } from "../pieces/tones.ts"
import { hasBit } from "../pieces/traits.ts"
import { WEAR } from "../pieces/wear.ts"
import { isClothing } from "../score/places.ts"
import type { Brief } from "./brief.ts"
import { isTint, lightnessOf } from "./colours.ts"
import { isHatInVain } from "./coverage.ts"
import { isAvoidedInSpirit } from "./in-spirit.ts"

const LAYERING = PREFERENCE_TAGS.indexOf("Layering")
const COAT = SLOTS.indexOf("coat")
const LAYER = SLOTS.indexOf("layer")
const DRESS = SLOTS.indexOf("dress")
const TOP = SLOTS.indexOf("top")
const BOTTOM = SLOTS.indexOf("bottom")

/**
 * Whether she avoids layers. Only then is a cape bought: it hides the look, but is all she needs
 * over it.
 */
export function isUnlayered({ person }: Brief): boolean {
  return hasBit(person.avoids, LAYERING)
}

/** Whether her labels keep it from being bought. */
export function isAvoided(piece: Piece, brief: Brief): boolean {
  if ((piece.tags & (brief.person.avoids | opposedTo(brief.person.loves))) !== 0) return true
  if (isTooBold(piece, brief) || isTooDull(piece, brief)) return true
  if (isTooShort(piece, brief) || isCropped(piece, brief)) return true
  if (isTailored(piece, brief) || isSporty(piece, brief)) return true
  if (isRaised(piece, brief)) return true
  if (isAvoidedInSpirit(piece, brief.person)) return true
  if (isHatInVain(piece, brief.person.coverage)) return true
  return piece.slot === LAYER && isUnlayered(brief) && !isAllThatIsOver(piece, brief)
}

/** Whether it is a jacket on a day that asks for no more over it all: then it is the coat, and no layer. */
export function isAllThatIsOver({ wear }: Piece, { asks }: Brief): boolean {
  if ((wear & WEAR.jacket) === 0) return false
  return asks.some(({ rule, given }) => rule === "nothing-over" && (given & WEAR.jacket) !== 0)
}

const NEUTRALS = PREFERENCE_TAGS.indexOf("Neutral pallets")
const BOLD = bitOfTag("Bold colors")
const LOUD: ReadonlySet<number> = new Set([COAT, LAYER, DRESS, BOTTOM])

/** Whether it would be the loud part of a look for somebody who loves neutrals: a top may be its accent. */
function isTooBold(piece: Piece, { person }: Brief): boolean {
  if (!hasBit(person.loves, NEUTRALS) || (person.loves & BOLD) !== 0) return false
  return (piece.tags & BOLD) !== 0 && LOUD.has(piece.slot)
}

const BOLDLY = PREFERENCE_TAGS.indexOf("Bold colors")
const CALM_TAGS = [NEUTRALS, PREFERENCE_TAGS.indexOf("Monochrome")] as const
const CRISP: ReadonlySet<number> = new Set(
  (["white", "cream", "black", "navy"] as const).map(colourCode),
)

/**
 * Whether it would put a dull colour at the face of somebody who loves bold ones; denim is none, and on a walk what
 * keeps off the wind may have any.
 */
function isTooDull(
  { slot, material, colours: [colour = NONE] }: Piece,
  { person, occasion }: Brief,
): boolean {
  const isAtFace = slot === TOP || slot === DRESS || (slot === LAYER && occasion !== "outdoors")
  if (!isAtFace || material === DENIM) return false
  if (!hasBit(person.loves, BOLDLY) || CALM_TAGS.some((tag) => hasBit(person.loves, tag))) {
    return false
  }
  return colour !== NONE && isCalm(colour) && !CRISP.has(colour)
}

const CROPPED = PREFERENCE_TAGS.indexOf("Crop tops")
const OVER_THE_WAIST: ReadonlySet<number> = new Set([LAYER, TOP])

/** Whether it ends above the waist of somebody who avoids crop tops: a jacket does so like a top. */
function isCropped(piece: Piece, { person }: Brief): boolean {
  if (!OVER_THE_WAIST.has(piece.slot) || !hasBit(person.avoids, CROPPED)) return false
  return saidCutOf(piece).length === "cropped"
}

const SUITS = PREFERENCE_TAGS.indexOf("Tailored suits")
const TAILORING = kindCodes("blazer", "waistcoat")

/** Whether it is tailored, and she avoids suits. */
function isTailored({ kind }: Piece, { person }: Brief): boolean {
  return TAILORING.has(kind) && hasBit(person.avoids, SUITS)
}

const DENIM = MATERIALS.indexOf("denim")
const SPORT = PREFERENCE_TAGS.indexOf("Sporty outfits")
const BOMBER = kindCode("bomber")
const DRESSY: ReadonlySet<number> = new Set(
  (["satin", "silk", "velvet", "sequin", "suede", "leather"] as const).map((cloth) =>
    MATERIALS.indexOf(cloth),
  ),
)

/** Whether it is a jacket like those for sport, and she avoids such clothes. */
function isSporty({ kind, material }: Piece, { person }: Brief): boolean {
  return kind === BOMBER && !DRESSY.has(material) && hasBit(person.avoids, SPORT)
}

const HEELS = PREFERENCE_TAGS.indexOf("High heels")
const DRESSED_UP = kindCodes("heels", "ankle_boots", "knee_boots")

/** Whether they have a heel, however low, and she who avoids high ones would be on her feet in them all day. */
function isRaised(piece: Piece, { person, occasion }: Brief): boolean {
  if (!DRESSED_UP.has(piece.kind) || !hasBit(person.avoids, HEELS)) return false
  return (occasion === "outings" || occasion === "errands") && saidCutOf(piece).heel === "low"
}

const RELAXED = PREFERENCE_TAGS.indexOf("Relaxed fits")

const SHORTEST: ReadonlyMap<number, string> = new Map([
  [BOTTOM, "mini"],
  [DRESS, "mini"],
  [LAYER, "cropped"],
])

/** Below how many °C outdoors nobody buys a hem that leaves the thigh to tights. */
const THIGHS_COVERED = 8

/** Whether it ends so high that somebody who dresses for ease would tug at it all day, or anybody would freeze. */
function isTooShort(piece: Piece, { person, need }: Brief): boolean {
  const shortest = SHORTEST.get(piece.slot)
  if (shortest === undefined || cutOf(piece).length !== shortest) return false
  const isCold = need !== undefined && need.outdoors < THIGHS_COVERED && piece.slot !== LAYER
  return isCold || hasBit(person.loves, RELAXED)
}

/** Whether a look with purchases shows no colour to somebody who avoids neutrals, while others do. */
export function lacksColour(look: readonly Piece[], { person, lenience }: Brief): boolean {
  if (lenience !== "none" || !hasBit(person.avoids, NEUTRALS)) return false
  if (look.every(({ owned }) => owned)) return false
  return !look.some(showsColour)
}

/** Whether it is a garment in a colour that is neither neutral nor as quiet. */
export function showsColour(piece: Piece): boolean {
  return isClothing(piece) && piece.tones >>> HUES !== 0 && !isQuiet(piece)
}

/** Below this lightness (CIELAB) a colour is as quiet as a neutral: burgundy, aubergine. */
const DARK = 32
const EARTHS: ReadonlySet<number> = new Set(
  (["olive", "sage", "bronze"] as const).map((colour) => colourCode(colour)),
)
const isQuiet = (piece: Piece) =>
  lightnessOf(piece) < DARK || isTint(piece) || EARTHS.has(piece.colours[0] ?? NONE)

/** What is not bought for those who love a tag: its opposite. */
const OPPOSITES = (
  [
    ["Relaxed fits", "Skinny fits"],
    ["Oversized fits", "Skinny fits"],
    ["Skinny fits", "Oversized fits"],
  ] as const
).map(([loved, opposite]) => [PREFERENCE_TAGS.indexOf(loved), bitOfTag(opposite)] as const)

function opposedTo(loves: number): number {
  let opposed = 0
  for (const [loved, opposite] of OPPOSITES) if (hasBit(loves, loved)) opposed |= opposite
  return opposed & ~loves
}

function bitOfTag(tag: (typeof PREFERENCE_TAGS)[number]): number {
  return 1 << PREFERENCE_TAGS.indexOf(tag)
}
