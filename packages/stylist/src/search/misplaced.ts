import { type Activity, MATERIALS, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import { areOutInFrost } from "../grammar/at-home.ts"
import { OFF_SHOULDER } from "../grammar/better-apart.ts"
import { AT_THE_WATER, RUGGED } from "../grammar/coats.ts"
import { isMetallic } from "../grammar/colours.ts"
import { isChunky } from "../grammar/heavy-cloths.ts"
import { FOR_WALKS } from "../grammar/hers.ts"
import { isForFeasts, isMadeFor, isMadeForOther } from "../grammar/made-for.ts"
import { isTooGoodForWork, showsDirt } from "../grammar/practical.ts"
import { isHung } from "../grammar/short-hems.ts"
import { TAILORING } from "../grammar/suits.ts"
import { kindCode, kindCodes, SLOTS } from "../pieces/codes.ts"
import { cutOf } from "../pieces/cut.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit, isPrinted } from "../pieces/traits.ts"
import { WEAR } from "../pieces/wear.ts"
import type { Need } from "../weather/need.ts"
import type { FoundLook } from "./candidates.ts"

const LEGWEAR = SLOTS.indexOf("legwear")
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
  "puffer",
  "fleece",
  "gilet",
)
/** What she who says that she dresses smartly for work may wear there if she loves it, after all else. */
const AT_EASE = kindCodes("jeans", "wide_leg_jeans", "denim_jacket", "trainers")
const BARE_FOOTED = kindCodes("flats", "heels", "mary_janes", "mules", "sandals", "espadrilles")
const FOR_THE_EVENING: ReadonlySet<number> = new Set(
  (["velvet", "sequin"] as const).map((cloth) => MATERIALS.indexOf(cloth)),
)
const EVENING_CLOTHS: ReadonlySet<number> = new Set(
  (["silk", "satin", "lace"] as const).map((cloth) => MATERIALS.indexOf(cloth)),
)
/** What is too soft for an office of suits: a jacket comes first, and a shirt. */
const HANGING = kindCodes("cardigan", "tunic")
/** Names of gowns, which few dates are for. */
const GOWN = /\b(?:gown|floor[- ]length|ball)\b/i
/** Names of what is wrapped or embroidered for company, and where she has it. */
const IN_COMPANY: readonly Activity[] = ["outings", "dating"]
const DRAPED = /\b(?:sar(?:i|ee)|lehenga|lengha|anarkali|sharara|gharara|kimono)\b/i
const BARE_TOPS = kindCodes("cami", "corset_top")
const HALTER = /\b(?:halter(?: ?neck)?|strapless|backless|bandeau|off[- ]the[- ]shoulder)\b/i
const SHORT_SKIRTS: readonly string[] = ["mini"]
const LINEN = MATERIALS.indexOf("linen")
const TOP = SLOTS.indexOf("top")
const BOTTOM = SLOTS.indexOf("bottom")
const DRESS = SLOTS.indexOf("dress")
const LAYER = SLOTS.indexOf("layer")
const CLOTHES: ReadonlySet<number> = new Set([TOP, BOTTOM, LAYER, DRESS])
/**
 * Below how many °C in the morning nobody goes out in linen, or with bare arms beneath her coat, nobody bares her toes, and below how many nobody
 * sits in an office or a restaurant with bare arms and nothing to put on.
 */
const FRESH = { out: 9, toes: 10, indoors: 18 } as const
/** Where she sits indoors. */
const INDOORS: readonly Activity[] = ["work", "dating"]
const T_SHIRT = kindCode("t_shirt")
const TEE = /\b(?:t-?shirt|tee)\b/i
const JOGGERS = kindCode("joggers")
/** What no office takes for trousers, however easily people dress there. */
const FOR_THE_GYM = kindCodes("joggers", "leggings")
const SPORTY_TAG = PREFERENCE_TAGS.indexOf("Sporty outfits")
const SPORTY = kindCodes("joggers", "leggings", "hoodie", "sweatshirt")
/** What goes over a shirt in the rain, and keeps nobody warm. */
const UNLINED = kindCodes("trench_coat", "raincoat")
/** Below how many °C in the morning a thin coat is too little over a thin top. */
const BRISK = 7
const FUR = MATERIALS.indexOf("fur")
const COAT = SLOTS.indexOf("coat")
const KNEE_BOOTS = kindCode("knee_boots")
const LONG_HEMS = kindCodes("maxi_skirt", "maxi_dress", "jumpsuit", "evening_dress")
const LONG = /\b(?:long|maxi|ankle|floor)\b/i
const TUXEDO = /\b(?:tux|tuxedo|dinner jacket)\b/i
/** Below how many °C outdoors pale things come home wet. */
const WET_MONTHS = 10
/** Below how many °C in the morning an instep is cold. */
const CHILLY = 8
/** Below how many °C in the morning toes and shoulders are covered. */
const COOL = 12
/** What goes out to the street as sandals where mornings are as warm as this, in °C, and nowhere else. */
const SLIPPERS = /(?<!\bballet )\bslippers?\b(?! (?:satin|loafers?|flats?|pumps?))/i
const WARM_STREETS = 20
/** What she steps into at the door. */
const FLIP_FLOPS = /\b(?:flip[- ]?flops?|sliders?)\b/i
/** Where nobody minds. */
const AT_THE_DOOR: readonly Activity[] = ["errands", "outdoors"]
const OPEN_TOES = /\b(?:peep|open)[- ]?toes?\b/i
/** What lets the cold in at the knee. */
const TORN =
  /\b(?:ripped|distressed|torn|holey|holes|moth[- ]eaten|(?:gone|worn(?: through| out)?|thin) at the knees?)\b/i
/** From how many °C in the afternoon on sweatpants, and long jeans, are too hot. */
const HEAT = { sweatpants: 25, jeans: 30 } as const
const SWEATPANTS = /\b(?:sweat ?pants|sweats|fleece|jogging bottoms)\b/i
const JEANS = kindCodes("jeans", "wide_leg_jeans")
/** How she calls what is too good for errands. */
const FOR_GOOD =
  /\b(?:good|best|sunday)$|^(?:my )?(?:good|best|sunday)\b(?! (?:american|quality|old|length|mate|enough|fit|walking|hiking|rain))|\bfor (?:good|best|sundays?)$/i
const ON_ORDINARY_DAYS: readonly Activity[] = ["errands", "outdoors"]
const SPORTS_BRA = /\bsports? bra\b/i
const NETS = /\b(?:fishnets?|net tights)\b/i
/** What is for the sand, and from how many °C in the afternoon it is worn in town. */
const BEACH = /\bbeach\b/i
const HOT = 26
/** Trousers that keep the weather out, and go on over others. */
const FOR_HILLS =
  /\b(?:shell|waterproof|rain|snow|ski|gore-? ?tex|technical|over ?trousers?|over ?pants)\b/i
/** What is worn in one month of the year. */
const CHRISTMASSY =
  /\b(?:christmas|x-?mas|santa|snow(?:man|men)|rudolph|elf|reindeer (?:jumper|sweater|cardi(?:gan)?|top))\b/i
const DECEMBER = 12
const HEELS = kindCode("heels")
/** Bare legs in a town: from how many °C in the morning on, and up to how many in the afternoon an office is too cool for them. */
const BARE_LEGS = { from: 14, atWork: 24 } as const
const SANDALS = kindCode("sandals")
const SHORTS = kindCodes("shorts", "denim_shorts")

/** Whether a piece is out of place for what the look is for, though no rule forbids it. */
export function isMisplaced(piece: Piece, look: FoundLook): boolean {
  const { pieces, brief } = look
  const { setting, occasion, need, person } = brief
  const isCold = need !== undefined && need.outdoors < WET_MONTHS
  const isChilly = isCold || (need !== undefined && need.day.low < CHILLY)
  if (person.coverage.head === "covered" && baresCalves(piece, pieces)) return true
  if (areOutInFrost(piece, brief)) return true
  if (need && need.day.low < FRESH.out && isForSummer(piece, pieces)) return true
  if (need && need.day.low < BRISK && isThinOverThin(piece, pieces)) return true
  if (need && need.day.low < FRESH.indoors && INDOORS.includes(occasion) && isBare(piece, pieces)) {
    return true
  }
  if (need && need.day.low < COOL && baresInTheCool(piece, pieces)) return true
  if (need && need.day.low < CHILLY && TORN.test(piece.name ?? "")) return true
  if (areShortsInTheCool(piece, look)) return true
  if (need && areTooHot(piece, need.day.high)) return true
  if (ON_ORDINARY_DAYS.includes(occasion) && isHerBest(piece)) return true
  if (isSteppedInto(piece, occasion)) return true
  if (occasion !== "outdoors" && SPORTS_BRA.test(piece.name ?? "")) return true
  if (BEACH.test(piece.name ?? "") && !isForBeach(occasion, need)) return true
  if (!IN_COMPANY.includes(occasion) && DRAPED.test(piece.name ?? "")) return true
  if (isGrosslyMisplaced(piece, look)) return true
  switch (occasion) {
    case "work":
      if (setting === "practical_work") return isTooGoodForWork(piece) || piece.kind === SANDALS
      if (setting === "tailored_work" && HANGING.has(piece.kind)) return true
      if (setting !== "everyday_work" && isChunky(piece)) return true
      if (person.isSmartAtWork && AT_EASE.has(piece.kind)) return true
      if (SPORTY.has(piece.kind) && setting !== "everyday_work") return true
      if (FOR_THE_GYM.has(piece.kind) && !hasBit(person.loves, SPORTY_TAG)) return true
      return isBareAtWork(piece, look) || (isChilly && isBareFooted(piece, pieces))
    case "dating":
      if (piece.kind === TRAINERS && !hasBit(person.loves, SNEAKERS)) return true
      if (GOWN.test(piece.name ?? "")) return true
      if (piece.kind === T_SHIRT && TEE.test(piece.name ?? "")) return true
      return RUGGED.has(piece.kind) && need?.day.isWet !== true
    case "outdoors":
      return showsDirt(piece) || TAILORING.has(piece.kind)
    default:
      return (
        (occasion === "errands" && isShowyCoat(piece)) ||
        (isCold && showsDirt(piece)) ||
        (isChilly && isBareFooted(piece, pieces))
      )
  }
}

/**
 * Whether it is so badly out of place that anybody would notice: a tuxedo, velvet, net tights or joggers at work, sandals on a cold morning, slippers but in the tropics, waterproof trousers anywhere but outdoors, something she
 * keeps for special days or nights on an ordinary one, heels of gold by day, a Christmas jumper but in December, or what she calls
 * her work or school clothes anywhere but there.
 */
export function isGrosslyMisplaced(piece: Piece, { brief }: FoundLook): boolean {
  const { need, occasion, setting, person } = brief
  const { name = "" } = piece
  if (occasion !== "dating" && (isForFeasts(piece) || isOfMetal(piece))) return true
  if (need && need.day.low < FRESH.toes && piece.kind === SANDALS) return true
  if (need && need.day.low < WARM_STREETS && SLIPPERS.test(name)) return true
  if (occasion !== "outdoors" && piece.slot === BOTTOM && FOR_HILLS.test(name)) return true
  if (occasion !== "outdoors" && AT_THE_WATER.test(name)) return true
  if (CHRISTMASSY.test(name) && (person.month ?? DECEMBER) !== DECEMBER) return true
  if (occasion === "work") {
    if (piece.kind === JOGGERS && setting !== "practical_work") {
      return !hasBit(person.loves, SPORTY_TAG)
    }
    if (isForTheEvening(piece) || NETS.test(name)) return true
  }
  return isMadeForOther(piece, occasion)
}

/** Whether it is a pair of heels of gold or silver, which shine at night. */
const isOfMetal = (piece: Piece) => piece.kind === HEELS && isMetallic(piece)

/** Whether it is a pair of shorts on a morning or in an office where legs would be cold. */
function areShortsInTheCool({ kind }: Piece, { brief: { need, occasion } }: FoundLook): boolean {
  if (!(need && SHORTS.has(kind))) return false
  return need.day.low < BARE_LEGS.from || (occasion === "work" && need.day.high < BARE_LEGS.atWork)
}

/** Whether they are her sweatpants on a warm day, or her jeans in the heat. */
function areTooHot({ owned, kind, name = "" }: Piece, high: number): boolean {
  if (!owned) return false
  if (kind === JOGGERS) return high >= HEAT.sweatpants && SWEATPANTS.test(name)
  return high >= HEAT.jeans && JEANS.has(kind)
}

/** Whether they are slippers but at the door, or flip-flops where she is looked at. */
function isSteppedInto({ name = "" }: Piece, occasion: Activity): boolean {
  if (AT_THE_DOOR.includes(occasion)) return false
  return SLIPPERS.test(name) || (occasion !== "outings" && FLIP_FLOPS.test(name))
}

/** Whether she keeps it for good, as she calls it. */
const isHerBest = ({ owned, name = "" }: Piece): boolean => owned && FOR_GOOD.test(name)

const isForBeach = (occasion: Activity, need: Need | undefined): boolean =>
  (occasion === "outings" || occasion === "outdoors") && (need?.day.high ?? 0) >= HOT

/** Whether it is an open toe, bare shoulders with nothing over them, or net tights. */
function baresInTheCool({ slot, kind, name = "" }: Piece, look: readonly Piece[]): boolean {
  if (OPEN_TOES.test(name) || NETS.test(name) || kind === SANDALS) return true
  return slot === TOP && OFF_SHOULDER.test(name) && !look.some((one) => one.slot === LAYER)
}

/** Whether it is made for work with the hands. */
export const isWorkwear = (piece: Piece) =>
  (WORKWEAR.has(piece.kind) && !FOR_WALKS.test(piece.name ?? "")) || isMadeFor(piece, "work")

function isForTheEvening({ material, name = "" }: Piece): boolean {
  return FOR_THE_EVENING.has(material) || TUXEDO.test(name)
}

/** Whether it bares the shoulders, or is cropped above a short skirt, or at all where she dresses smartly. */
function isBareAtWork(piece: Piece, { pieces: look, brief }: FoundLook): boolean {
  if (BARE_TOPS.has(piece.kind) || HALTER.test(piece.name ?? "")) return true
  if (piece.slot !== TOP || cutOf(piece).length !== "cropped") return false
  if (brief.setting === "tailored_work" || brief.person.isSmartAtWork) return true
  return look.some((one) => one.slot === BOTTOM && SHORT_SKIRTS.includes(cutOf(one).length ?? ""))
}

/** Whether its hem leaves the calves of her bare who covers her head. */
function baresCalves(piece: Piece, look: readonly Piece[]): boolean {
  if (!isHung(piece) || LONG_HEMS.has(piece.kind) || LONG.test(piece.name ?? "")) return false
  return !look.some(({ slot, kind }) => slot === LEGWEAR || kind === KNEE_BOOTS)
}

/** Whether it is linen, or leaves the arms bare. */
function isForSummer(piece: Piece, look: readonly Piece[]): boolean {
  return (piece.material === LINEN && CLOTHES.has(piece.slot)) || isBare(piece, look)
}

/** Whether it leaves the arms bare, with no sleeves over it but a coat's. */
function isBare({ slot, wear }: Piece, look: readonly Piece[]): boolean {
  if (slot !== TOP || (wear & WEAR.bodySleeves) !== 0) return false
  return !look.some((one) => one.slot === LAYER && (one.wear & WEAR.layerSleeves) !== 0)
}

/** Whether it is a coat without a lining, over a thin top and nothing else. */
function isThinOverThin({ kind }: Piece, look: readonly Piece[]): boolean {
  if (!UNLINED.has(kind) || look.some(({ slot }) => slot === LAYER)) return false
  return look.some(({ slot, wear }) => slot === TOP && (wear & WEAR.warm) === 0)
}

/** Whether it is a coat to buy that everybody turns to look at. */
function isShowyCoat(piece: Piece): boolean {
  return !piece.owned && piece.slot === COAT && (isPrinted(piece) || piece.material === FUR)
}

function isBareFooted({ kind }: Piece, look: readonly Piece[]): boolean {
  return BARE_FOOTED.has(kind) && !look.some(({ slot }) => slot === LEGWEAR)
}

const TROUSERS = kindCodes("trousers", "wide_leg_trousers", "chinos")
const SHIRT = kindCode("shirt")

/** Whether a look for a date is what she wears to an office: tailoring and a shirt, or either, with trousers. */
export function looksLikeTheOffice({ pieces, brief }: FoundLook): boolean {
  if (brief.occasion !== "dating" || !pieces.some(({ kind }) => TROUSERS.has(kind))) return false
  return pieces.some(({ kind, material }) =>
    kind === SHIRT ? !EVENING_CLOTHS.has(material) : TAILORING.has(kind),
  )
}
