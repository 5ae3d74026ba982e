import type { Activity } from "@stylin/garments/vocabulary"
import { kindCode, kindCodes } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import type { FoundLook } from "./candidates.ts"

const EVENING_DRESSES = kindCodes("slip_dress", "evening_dress")
/** Worn on dates, and by day as well. */
const DAY_DRESSES = kindCodes("day_dress", "wrap_dress", "mini_dress", "maxi_dress")
const SUITING = kindCodes("trousers", "wide_leg_trousers", "blazer")
const PENCIL = kindCode("pencil_skirt")
const SHIRT = kindCode("shirt")
/** How she calls what is for the office alone. */
const FOR_THE_OFFICE = /\b(?:suit|tailored|work|office|formal)\b/i

/** What she bought some of her clothes for, as their kinds and names tell. */
interface Purpose {
  readonly occasion: Activity
  readonly isFor: (piece: Piece) => boolean
  /** Where else they come late. */
  readonly elsewhere: readonly Activity[]
  /**
   * What a look with one gains on the occasion, and loses elsewhere: more than the season's turn can give it there, less
   * than would bring one dress to every date.
   */
  readonly gain: number
  readonly loss: number
}

const PURPOSES: readonly Purpose[] = [
  {
    occasion: "dating",
    isFor: ({ kind }) => EVENING_DRESSES.has(kind),
    elsewhere: ["work", "classes", "outings", "errands", "outdoors"],
    gain: 1.5,
    loss: 8,
  },
  {
    occasion: "dating",
    isFor: ({ kind }) => DAY_DRESSES.has(kind),
    elsewhere: ["work", "classes", "errands", "outdoors"],
    gain: 1.5,
    loss: 1,
  },
  {
    occasion: "work",
    isFor: isForTheOffice,
    elsewhere: ["classes", "outings", "errands", "outdoors"],
    gain: 0,
    loss: 5,
  },
]

/** Suits and pencil skirts, and shirts and trousers that she calls so. */
function isForTheOffice({ kind, name = "" }: Piece): boolean {
  if (kind === PENCIL) return true
  return (SUITING.has(kind) || kind === SHIRT) && FOR_THE_OFFICE.test(name)
}

/**
 * The looks of each occasion, where she has several: what she bought for one comes first there, her dresses on dates, and
 * elsewhere after what else she can wear, as evening dresses and suits do by day. At work in suits, jackets come first.
 */
export function keptForOccasions(looks: readonly (readonly FoundLook[])[]): FoundLook[][] {
  const occasions = new Set(looks.flatMap(([first]) => (first ? [first.brief.occasion] : [])))
  const purposes = PURPOSES.filter(({ occasion }) => occasions.has(occasion) && occasions.size > 1)
  return looks.map((group) => group.map((look) => moved(look, purposes)))
}

const JACKETS = kindCodes("blazer", "waistcoat")
/** What a jacket gains a look for her whose work is in suits: about as much as a dress on a date. */
const TAILORED = 2

function moved(look: FoundLook, purposes: readonly Purpose[]): FoundLook {
  const { pieces, brief } = look
  const isTailored = pieces.some(({ kind }) => JACKETS.has(kind))
  const lead = brief.setting === "tailored_work" && isTailored ? TAILORED : 0
  const by = purposes.reduce((sum, purpose) => sum + shiftBy(look, purpose), lead)
  return by === 0 ? look : { ...look, turn: (look.turn ?? 0) + by }
}

function shiftBy(
  { pieces, brief }: FoundLook,
  { occasion, isFor, elsewhere, gain, loss }: Purpose,
) {
  if (!pieces.some((piece) => piece.owned && isFor(piece))) return 0
  if (brief.occasion === occasion) return gain
  return elsewhere.includes(brief.occasion) ? -loss : 0
}
