import type { Activity } from "@stylin/garments/vocabulary"
import {
  type DismissedLook,
  type Garment,
  indexOf,
  type Piece,
  type Profile,
  recordOf,
  type SignGiven,
  type SkippedLook,
  styleLooks,
} from "../../../packages/stylist/src/index.ts"
import { type Random, seededRandom } from "../../../packages/stylist/src/random.ts"
import { demoShop } from "../wearing/shop.ts"
import { fondness, happens, liking, mean, mindedIn, type Taste, tasteFrom } from "./tastes.ts"

export const DAYS = 12
/** From this day on she likes other things. */
export const CHANGE = 6
const FEED = { count: 12, together: 3, alternatives: 3 } as const
/** The latest that the server tells of. */
const TOLD = { favourites: 50, skipped: 30, dismissed: 50, signs: 100 } as const
const OCCASIONS: readonly Activity[] = ["outings", "errands"]

/** How often she does something, where it comes to her mind. */
const HABITS = { dismisses: 0.3, saysWhy: 0.6, looksThrough: 0.25, follows: 0.3 } as const

/** What of all that she does the stylist is told, and whether it tries things out. */
export interface Arm {
  readonly dismissals: boolean
  readonly signs: boolean
  readonly triesOut: boolean
}

const shop = demoShop()
const catalogue = indexOf(shop.map((garment) => recordOf(garment)))
const garmentOf = new Map(shop.map((garment) => [garment.id, garment]))
const dressed = { month: 4, bodyType: "rectangle" } as const

interface Wish {
  readonly seed: number
  readonly count: number
  readonly alternatives?: number
  readonly avoid?: readonly string[][]
  readonly leaveOut?: readonly string[]
  readonly triesOut?: boolean
}

export function looksFor(profile: Profile, wish: Wish) {
  const { seed, count, alternatives = 1, avoid = [], leaveOut = [], triesOut = true } = wish
  return styleLooks({
    profile: { ...profile, ...dressed },
    wardrobe: [],
    catalogue,
    occasions: OCCASIONS,
    wishes: { leaveOut },
    avoidOutfits: avoid,
    candidatesPerOccasion: 60,
    count,
    alternatives,
    seed,
    triesOut,
  }).looks
}

/** What is worn in looks of the stylist. */
export function wornIn(look: ReturnType<typeof looksFor>[number]): Piece[] {
  return look.slots.map(([chosen]) => chosen)
}

export const garmentsOf = (look: readonly Piece[]): Garment[] =>
  look.flatMap(({ id }) => garmentOf.get(id) ?? [])

/** The tastes of a person, before and after the change. */
const tastesOf = (person: number) => [tasteFrom(100 + person), tasteFrom(500 + person)] as const

/** The mean liking of the best twelve of many looks, before and after the change. */
export function bestFor(person: number): readonly number[] {
  const many = Array.from({ length: 6 }, (_, seed) =>
    looksFor({}, { seed: 77 * person + seed, count: 45 }),
  ).flat()
  return tastesOf(person).map((taste) => {
    const likings = many.map((look) => liking(wornIn(look), taste, look.occasion))
    return mean(likings.sort((a, b) => b - a).slice(0, FEED.count))
  })
}

/** The regret of each day: how far the mean liking of its feed is from that of the best there is. */
export function regretsOf(person: number, best: readonly number[], arm: Arm): number[] {
  const random = seededRandom(person + 1)
  const tastes = tastesOf(person)
  let favourites: Garment[][] = []
  let skipped: SkippedLook[] = []
  let dismissed: DismissedLook[] = []
  let signs: SignGiven[] = []
  const shown: string[][] = []
  return Array.from({ length: DAYS }, (_, day) => {
    const phase = day < CHANGE ? 0 : 1
    const taste = tastes[phase]
    const leaveOut = dismissed.flatMap(({ piece }) => piece ?? [])
    const profile = { favourites, skipped, dismissed, signs }
    const wish = { seed: 1000 * person + day, ...FEED, avoid: shown, leaveOut }
    const feed = looksFor(profile, { ...wish, triesOut: arm.triesOut })
    for (const [at, one] of feed.entries()) {
      const look = wornIn(one)
      const garments = garmentsOf(look)
      shown.push(look.map(({ id }) => id))
      const place = at % FEED.together
      const likes = liking(look, taste, one.occasion)
      const isSeen = happens(0.8 ** place, random)
      if (arm.signs && isSeen) {
        const given = lookThrough(one.slots, taste, one.occasion, random)
        signs = [...given, ...signs].slice(0, TOLD.signs)
      }
      if (isSeen && happens(likes, random)) {
        favourites = [garments, ...favourites].slice(0, TOLD.favourites)
        const followed = arm.signs ? follow(look, taste, one.occasion, random) : []
        signs = [...followed, ...signs].slice(0, TOLD.signs)
      } else if (arm.dismissals && isSeen && happens(HABITS.dismisses * (1 - likes), random)) {
        const why = happens(HABITS.saysWhy, random) ? mindedIn(look, taste, one.occasion) : {}
        const dearness = mean(look.map((piece) => piece.dearness))
        const dismissal = { garments, occasion: one.occasion, dearness, ...why }
        dismissed = [dismissal, ...dismissed].slice(0, TOLD.dismissed)
      } else {
        skipped = [{ garments, place }, ...skipped].slice(0, TOLD.skipped)
      }
    }
    const likings = feed.map((look) => liking(wornIn(look), taste, look.occasion))
    return (best[phase] ?? 0) - mean(likings)
  })
}

/** She goes through what else could be worn in one place, and stays with what she likes best. */
function lookThrough(
  slots: readonly (readonly Piece[])[],
  taste: Taste,
  occasion: Activity,
  random: Random,
): SignGiven[] {
  const open = slots.filter(({ length }) => length > 1)
  const slot = open[Math.floor(random() * open.length)]
  if (!(slot && happens(HABITS.looksThrough, random))) return []
  const liked = slot.map((piece) => fondness(piece, taste, occasion))
  const best = slot[liked.indexOf(Math.max(...liked))]
  return slot.flatMap((piece) => {
    const did = piece === best ? ("settled" as const) : ("passed" as const)
    return garmentsOf([piece]).map((garment) => ({ did, garment, dearness: piece.dearness }))
  })
}

/** She follows the links of what she likes in a look that she keeps. */
function follow(
  look: readonly Piece[],
  taste: Taste,
  occasion: Activity,
  random: Random,
): SignGiven[] {
  const liked = look.filter((piece) => fondness(piece, taste, occasion) > 0.3)
  const followed = liked.filter(() => happens(HABITS.follows, random))
  return followed.flatMap((piece) =>
    garmentsOf([piece]).map((garment) => ({
      did: "followed" as const,
      garment,
      dearness: piece.dearness,
    })),
  )
}
