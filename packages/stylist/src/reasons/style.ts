import {
  boldness,
  PATTERNS,
  PREFERENCE_TAGS,
  type PreferenceTag,
} from "@stylin/garments/vocabulary"
import type { Brief } from "../grammar/brief.ts"
import { isMetallic, isOneGroup } from "../grammar/colours.ts"
import { isSuitPair } from "../grammar/suits.ts"
import { colourCode, colourOf, kindCode, kindCodes, NONE, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { isCalm } from "../pieces/tones.ts"
import { hasBit, isPrinted } from "../pieces/traits.ts"
import { WEAR } from "../pieces/wear.ts"
import { accentsOf, togetherTags } from "../score/outfit-tags.ts"
import { areaOf, isClothing, JEWELS } from "../score/places.ts"
import { colourDistance } from "../search/distance.ts"
import type { Say } from "./finding.ts"
import { type Facts, fact, factOf, factOfAll } from "./grammar.ts"
import { heroOf } from "./hero.ts"
import { quietColours } from "./rest-colours.ts"
import { TAG_SAYINGS } from "./skeletons/style.ts"
import { glimpsesOf, isHighHeeled, visibleOf } from "./visible.ts"
import { withoutTag } from "./without-tag.ts"
import { called, calledApart, calledShort, colourWord } from "./words.ts"
import { isWorse } from "./worse.ts"

interface Named {
  readonly tag: PreferenceTag
  readonly carriers: readonly Piece[]
}

/** What a strip beneath an open coat is enough to show. */
const SEEN_IN_STRIPS: readonly PreferenceTag[] = ["Prints", "Bold colors", "Layering"]

/** From how many °C outdoors on an ankle is worth showing. */
const MILD = 12

/** Of so many tags one is named. */
const MOST = 2

/** One of the first tags she loves that improve the look, with the garments that carry it. */
export const sayStyle: Say = (look, brief, score, seed) => {
  const together = togetherTags(look)
  const seen = visibleOf(look, brief.need)
  const glimpsed = [...seen, ...glimpsesOf(look, brief.need)]
  const named: Named[] = []
  for (const tag of brief.person.loved) {
    if (tag === "Cropped pants" && (brief.need?.outdoors ?? MILD) < MILD) continue
    const shown = SEEN_IN_STRIPS.includes(tag) ? glimpsed : seen
    const carriers = carriersOf(tag, look, together, shown)
    // A tag that costs the look as much as it brings does not count.
    const matters = () => isWorse(withoutTag(tag, look, carriers), brief, score)
    if (carriers.length > 0 && matters()) named.push({ tag, carriers })
    if (named.length === MOST) break
  }
  const [first, second] = named
  if (!first) return undefined
  const { tag, carriers } = second && seed % 3 === 1 ? second : first
  const beside = byArea(seen).find((piece) => isClothing(piece) && !carriers.includes(piece))
  const [carrier] = carriers
  return {
    term: "taste",
    of: carriers.map(({ id }) => id),
    tags: [tag],
    sayings: TAG_SAYINGS[tag],
    facts: {
      ...namesOf(carriers),
      ...(beside && carrier && besideIt(beside, carrier, heroOf(seen, glimpsed) === carrier)),
      ...underIt(carrier, look),
      ...(tag === "Sneakers" && ofTrainers(carriers, seen, brief)),
      ...(tag === "Denim" &&
        beside &&
        beside.formality >= CAREFUL && { smart: factOf(beside, calledShort(beside)) }),
      ...(OF_COLOURS.includes(tag) && ofColours(tag, carriers, glimpsed)),
    },
  }
}

const OF_COLOURS: readonly PreferenceTag[] = ["Neutral pallets", "Monochrome", "Colour accents"]

function namesOf(carriers: readonly Piece[]): Facts {
  const shown = carriers.slice(0, 2)
  return { things: factOfAll(shown, called), kinds: factOfAll(shown, calledShort) }
}

/** The colours of all that shows, or those around the one that stands out. */
function ofColours(tag: PreferenceTag, carriers: readonly Piece[], seen: readonly Piece[]): Facts {
  const [accent] = carriers
  if (tag !== "Colour accents") {
    const colours = quietColours(seen)
    return colours ? { colours } : {}
  }
  const rest = quietColours(seen.filter((piece) => !carriers.includes(piece)))
  const colour = accent && colourWord(accent)
  return rest && colour ? { rest, accent: fact(colour) } : {}
}

function besideIt(piece: Piece, carrier: Piece, isSeenFirst: boolean): Facts {
  const [name] = calledApart([piece, carrier])
  const beside = factOf(piece, name)
  return { beside, ...(isSeenFirst && { calm: beside }) }
}

const LAYER = SLOTS.indexOf("layer")
const UNDER_LAYERS: ReadonlySet<number> = new Set(
  (["top", "dress"] as const).map((place) => SLOTS.indexOf(place)),
)

/** What a layer hangs over. */
function underIt(layer: Piece | undefined, look: readonly Piece[]): Facts {
  const under = look.find(({ slot }) => UNDER_LAYERS.has(slot))
  if (layer?.slot !== LAYER || !under) return {}
  return { under: factOf(under, calledShort(under)) }
}

/** From this formality on, something looks careful beside trainers. */
const CAREFUL = 4

/** Otherwise they are what the tag is called. */
const CALLED_TRAINERS = /\btrainers?\b/i

/** The trainers if she is out all day in them, and if they take the care out of something smart. */
function ofTrainers(carriers: readonly Piece[], seen: readonly Piece[], brief: Brief): Facts {
  const isSo = carriers.some(({ name = "" }) => CALLED_TRAINERS.test(name))
  const said = fact(isSo ? "trainers" : "sneakers")
  // A coat comes off, and is careful over a hoodie too; no bag is.
  const others = seen.filter((piece) => !carriers.includes(piece) && isClothing(piece))
  return {
    ...(brief.occasion !== "dating" && { walked: said }),
    ...(others.some(({ formality }) => formality >= CAREFUL) && { eased: said }),
  }
}

/**
 * The visible pieces that carry a tag and that she would call so, the largest first; empty if
 * pieces carry the tag together and not all of them are visible.
 */
function carriersOf(
  tag: PreferenceTag,
  look: readonly Piece[],
  together: number,
  shown: readonly Piece[],
): Piece[] {
  if (OF_COLOURS.includes(tag) && look.some(isOfUnknownColour)) return []
  if (tag === "Monochrome" && !isOfOneColour(look)) return []
  // Denim goes with neutrals, and is blue all the same.
  if (tag === "Neutral pallets" && look.some(isOfAHue)) return []
  if (tag === "Colour accents" && !isOneAccent(look, shown)) return []
  if (tag === "Sporty outfits" && !isSporty(look, tag)) return []
  if (tag === "Cropped pants" && look.some(({ kind }) => OVER_THE_ANKLE.has(kind))) return []
  const index = PREFERENCE_TAGS.indexOf(tag)
  const alone = look.filter(({ tags }) => hasBit(tags, index))
  if (alone.length > 0 || !hasBit(together, index)) {
    return byArea(alone.filter((piece) => shown.includes(piece) && isCalled(tag, piece)))
  }
  const sharing = sharers(tag, look)
  return sharing.every((piece) => shown.includes(piece)) ? byArea(sharing) : []
}

const TRAINERS = kindCode("trainers")
const LEGGINGS = kindCode("leggings")

/** Whether anybody would call it sporty: a hoodie over jeans and boots is not. */
function isSporty(look: readonly Piece[], tag: PreferenceTag): boolean {
  const index = PREFERENCE_TAGS.indexOf(tag)
  const carrying = look.filter((piece) => isClothing(piece) && hasBit(piece.tags, index))
  return carrying.length > 1 || look.some(({ kind }) => kind === TRAINERS)
}

/** Whether nobody said which colours clothes have: then nothing is said of the colours of all. */
function isOfUnknownColour(piece: Piece): boolean {
  return piece.colours.length === 0 && (isClothing(piece) || piece.slot === COAT)
}

const isOfAHue = ({ colours }: Piece) => colours.some((colour) => !isCalm(colour))

/** With these on, nobody sees where a leg ends. */
const OVER_THE_ANKLE = kindCodes(
  "wellies",
  "knee_boots",
  "lace_up_boots",
  "chelsea_boots",
  "ankle_boots",
)
const COAT = SLOTS.indexOf("coat")
/** Most of a look is no accent of it. */
const DRESS = SLOTS.indexOf("dress")
/** Share of a look, as `areaOf` counts, from which a colour makes it bold: earrings do not. */
const BOLD_AREA = 0.3
const GREYS: ReadonlySet<number> = new Set(
  (["black", "white", "grey", "light grey", "charcoal", "silver"] as const).map(colourCode),
)

/** Whether anybody would call a look monochrome: all of it black to white, or one colour, shoes and bag too. */
function isOfOneColour(look: readonly Piece[]): boolean {
  if (look.every(({ colours }) => colours.every((colour) => GREYS.has(colour)))) return true
  // Silver shoes below plum are another colour, and a ring is none.
  if (look.some((piece) => isMetallic(piece) && !JEWELS.has(piece.kind))) return false
  return isOneGroup(look.reduce((bits, { tones }) => bits | tones, 0))
}

/** The least difference, from 0 to 1, between an accent and every other colour of the look. */
const STANDS_OUT = 0.35

/** From this boldness, 0 to 1, a colour is one that all eyes go to. */
const LEAST_BOLD = 0.15

/** Whether one piece stands out by its main colour: blue above blue jeans does not. */
function isOneAccent(look: readonly Piece[], shown: readonly Piece[]): boolean {
  const [only, more] = sharers("Colour accents", look)
  const [main = NONE] = only?.colours ?? []
  if (!only || more || !accentsOf(only).includes(main) || only.slot === DRESS) return false
  // Neither half of what she wears nor a hoop nor a pale blue is an accent.
  if (
    isLegged(only) ||
    JEWELS.has(only.kind) ||
    only.kind === TUNIC ||
    boldness(colourOf(main)) < LEAST_BOLD
  )
    return false
  // Of boots below trousers no more than a toe is seen.
  if (OVER_THE_ANKLE.has(only.kind) && look.some(isLegged)) return false
  // Blue with navy is two depths of one colour.
  if (isBlue(main) && look.some((one) => one !== only && one.colours.some(isBlue))) return false
  const isApart = look.every(
    (piece) =>
      piece === only ||
      // A print speaks up as well, in whatever colours.
      (!isPrinted(piece) && piece.colours.every((one) => colourDistance(one, main) >= STANDS_OUT)),
  )
  return isApart && heroOf(shown, []) === only
}

/** It is half of what she wears. */
const TUNIC = kindCode("tunic")
const BLUES: ReadonlySet<number> = new Set(
  (["navy", "indigo", "cobalt", "blue", "sky blue", "light blue"] as const).map(colourCode),
)
const isBlue = (colour: number) => BLUES.has(colour)

const isLegged = ({ wear }: Piece) => (wear & WEAR.trousers) !== 0

function byArea(pieces: readonly Piece[]): Piece[] {
  return pieces.toSorted((a, b) => areaOf(b) - areaOf(a))
}

/**
 * Whether people use the tag for such a piece: "Leather" and "Sporty outfits" are for clothes, and a
 * platform is no high heel.
 */
function isCalled(tag: PreferenceTag, piece: Piece): boolean {
  // Trainers alone make no sporty outfit.
  if (tag === "Leather" || tag === "Sporty outfits") return isClothing(piece)
  // Leggings that end at the ankle are none.
  if (tag === "Cropped pants") return piece.kind !== LEGGINGS
  // Of dungarees nobody knows the cloth who does not say it.
  if (tag === "Denim") return isSaidDenim(piece)
  if (tag === "Sneakers") return !SLIP_ONS.test(piece.name ?? "")
  // The print of a shoe or a bag is too small to be seen in the picture.
  if (tag === "Prints") return isCalledPrint(piece)
  // Of a bag's size at least; from afar stripes are paler than their colour.
  if (tag === "Bold colors") {
    return areaOf(piece) >= BOLD_AREA && !isMetallic(piece) && PATTERNS[piece.pattern] !== "stripe"
  }
  // Olive is worn as a neutral.
  if (tag === "Colour accents") return piece.colours[0] !== OLIVE
  return tag === "High heels" ? isHighHeeled(piece) : true
}

/** Slip-ons are drawn and worn as trainers, but only some are called so. */
const SLIP_ONS = /^(?!.*\b(?:trainers?|sneakers?|vans)\b).*\bslip[- ]?ons?\b/i
const OLIVE = colourCode("olive")
const KNITTED = kindCodes("jumper", "cardigan", "knitted_vest", "knitted_dress")
/** Stripes and what is knitted in count as a print, but nobody calls them one. */
const isCalledPrint = (piece: Piece) =>
  (isClothing(piece) || piece.slot === COAT) &&
  PATTERNS[piece.pattern] !== "stripe" &&
  !KNITTED.has(piece.kind)

const OF_DENIM = kindCodes("jeans", "denim_jacket", "denim_skirt", "denim_shorts")
const isSaidDenim = ({ kind, owned, name = "" }: Piece) =>
  !owned || OF_DENIM.has(kind) || /\b(?:denim|jeans?|chambray)\b/i.test(name)

/** The pieces that carry a tag together. */
function sharers(tag: PreferenceTag, look: readonly Piece[]): Piece[] {
  // A waxed jacket is the coat.
  if (tag === "Layering") {
    return look.filter(({ slot, wear }) => SLOTS[slot] === "layer" && (wear & WEAR.coat) === 0)
  }
  if (tag === "Tailored suits") {
    return look.filter((one) => look.some((two) => isSuitPair(one, two) || isSuitPair(two, one)))
  }
  if (tag === "Colour accents") return look.filter((piece) => accentsOf(piece).length > 0)
  return look.filter((piece) => piece.colours.length > 0)
}
