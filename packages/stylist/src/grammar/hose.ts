import { colourCode, kindCode, kindCodes, NONE, SLOTS } from "../pieces/codes.ts"
import { saidCutOf } from "../pieces/cut.ts"
import type { Piece } from "../pieces/piece.ts"
import { TONE } from "../pieces/tones.ts"
import { WEAR } from "../pieces/wear.ts"
import type { Need } from "../weather/need.ts"
import type { Brief } from "./brief.ts"
import { areDeepBoots, lightnessOf } from "./colours.ts"
import { FROST } from "./season.ts"
import { isBlackForeign } from "./small-things.ts"

const TIGHTS = kindCode("tights")
const SOCKS = kindCode("socks")
/** An instep is covered below trousers below the one, in °C, all day, or in the morning of a day that stays below the other. */
const COVERED = { below: 10, before: 17 } as const
/** Shoes with a low cut: with tights, and those that take socks. */
const COURTS = kindCodes("heels", "flats", "mary_janes")
const LOAFERS = kindCodes("loafers", "brogues")

/** Whether an instep that shoes leave bare would be cold, if only in the morning. */
export function areInstepsCold({ outdoors, day }: Need): boolean {
  return outdoors < COVERED.below || (day.low < COVERED.below && day.high < COVERED.before)
}

/** Whether two pieces are her own tights and trousers, on a day when she wears the one beneath the other. */
export function isHose(one: Piece, other: Piece, { need }: Brief): boolean {
  if (!need || need.outdoors >= COVERED.below) return false
  return isHers(one, other) || isHers(other, one)
}

function isHers(tights: Piece, legs: Piece): boolean {
  return tights.kind === TIGHTS && tights.owned && (legs.wear & WEAR.trousers) !== 0
}

/** Whether legwear that she owns covers feet that her shoes leave bare below trousers in the cold. */
export function coversInstep(hose: Piece, look: readonly Piece[], { need }: Brief): boolean {
  if (!(need && hose.owned && areInstepsCold(need))) return false
  if (!look.some(({ wear }) => (wear & WEAR.trousers) !== 0)) return false
  return look.some(({ kind }) =>
    COURTS.has(kind)
      ? hose.kind === TIGHTS && need.outdoors < COVERED.below
      : LOAFERS.has(kind) && hose.kind === SOCKS,
  )
}

const SHOES = SLOTS.indexOf("shoes")
/** Their shafts hide where tights end. */
const KNEE_BOOTS = kindCode("knee_boots")
const BLACK = colourCode("black")
const DARK: ReadonlySet<number> = new Set((["black", "charcoal"] as const).map(colourCode))
const NAVY = colourCode("navy")
/** From this lightness (CIELAB) on shoes are pale. */
const PALE = 70

/**
 * Whether tights to buy would cut the leg: neither dark nor in the shoes' colour, unless both are brown; dark ones above
 * navy or brown shoes, or charcoal above black ones.
 */
export function isStripe(tights: Piece, shoes: Piece): boolean {
  if (tights.owned || shoes.slot !== SHOES || shoes.kind === KNEE_BOOTS) return false
  const [colour = NONE] = tights.colours
  const [beneath = NONE] = shoes.colours
  if (colour === beneath || (tights.tones & shoes.tones & TONE.BROWN) !== 0) return false
  if (!DARK.has(colour)) return true
  if ((shoes.tones & (TONE.NAVY | TONE.BROWN)) !== 0) return true
  return colour !== BLACK && beneath === BLACK
}

/** Whether her own dark tights would end above brown or pale shoes, which the one who has others puts on instead; deep boots run them on. */
export function isHerStripe(tights: Piece, shoes: Piece, { lenience }: Brief): boolean {
  if (lenience !== "none" || tights.kind !== TIGHTS || !tights.owned) return false
  if (shoes.kind === KNEE_BOOTS) return false
  const [colour = NONE] = tights.colours
  if (!(DARK.has(colour) || colour === NAVY)) return false
  if (areDeepBoots(shoes)) return false
  return (shoes.tones & TONE.BROWN) !== 0 || lightnessOf(shoes) > PALE
}

/** Shoes that end below the ankle. */
const LOW_CUT = kindCodes("loafers", "brogues", "flats", "mary_janes", "mules", "trainers")
/** Hems that end above it. */
const SHORT_HEMS: readonly string[] = ["cropped", "ankle"]

/** Whether a strip of bare ankle would show in frost, for which she has longer hems or boots. */
export function isBareAnkle(shoes: Piece, legs: Piece, { need, lenience }: Brief): boolean {
  if (!need || need.outdoors >= FROST || lenience !== "none") return false
  if (!LOW_CUT.has(shoes.kind) || (legs.wear & WEAR.trousers) === 0) return false
  return SHORT_HEMS.includes(saidCutOf(legs).length ?? "")
}

/** Above this many °C outdoors nobody wears tights below trousers but where her shoes leave the instep bare. */
const BENEATH_TROUSERS = 0

/** Whether a look has tights that nobody sees and that the day does not ask for. */
export function areTightsInVain(look: readonly Piece[], { need }: Brief): boolean {
  if (!need || need.outdoors < BENEATH_TROUSERS) return false
  if (!look.some(({ kind }) => kind === TIGHTS)) return false
  return (
    look.some(({ wear }) => (wear & WEAR.trousers) !== 0) &&
    !look.some(({ kind }) => COURTS.has(kind))
  )
}

const BROWN = colourCode("chocolate")
/** Tones of shoes that tights in the same go with. */
const LIKE = TONE.BROWN | TONE.NAVY

/**
 * False only for tights that go with none of her shoes. Dark ones go with most, brown and navy ones with their like, and
 * brown ones with whatever she buys if black does not suit her.
 */
export function areForHerShoes(
  { kind, colours: [colour = NONE], tones }: Piece,
  worn: readonly Piece[],
  { person }: Brief,
): boolean {
  if (kind !== TIGHTS || DARK.has(colour)) return true
  if (colour !== BROWN && colour !== NAVY) return false
  const shoes = worn.filter(({ slot }) => slot === SHOES)
  if (shoes.length === 0) return colour === BROWN && isBlackForeign(person)
  return shoes.some((one) => (one.tones & tones & LIKE) !== 0)
}
