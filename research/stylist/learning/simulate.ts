// How fast the stylist learns the tastes of simulated people, and relearns when they change their
// mind: each day a feed of twelve, of which they keep what they like.
// Usage: npm run -s learning -w @stylin/research
import type { Activity } from "@stylin/garments/vocabulary"
import {
  type Garment,
  indexOf,
  type Piece,
  type Profile,
  recordOf,
  type SkippedLook,
  styleLooks,
} from "../../../packages/stylist/src/index.ts"
import { isPrinted } from "../../../packages/stylist/src/pieces/traits.ts"
import { seededRandom } from "../../../packages/stylist/src/random.ts"
import { printFigure } from "../../figure.ts"
import { demoShop } from "../wearing/shop.ts"
import { happens, liking, type Taste, tasteFrom } from "./tastes.ts"

/** The people before this number were used to tune the learning. */
const FIRST = 40
const PEOPLE = 20
const DAYS = 12
/** From this day on she likes other things. */
const CHANGE = 6
const FEED = { count: 12, together: 3 } as const
/** The most that the server passes on. */
const TOLD = { favourites: 50, skipped: 30 } as const
const OCCASIONS: readonly Activity[] = ["outings", "errands"]

const shop = demoShop()
const catalogue = indexOf(shop.map((garment) => recordOf(garment)))
const garmentOf = new Map(shop.map((garment) => [garment.id, garment]))

function looksFor(profile: Profile, seed: number, count: number, avoid: readonly string[][] = []) {
  return styleLooks({
    profile: { ...profile, month: 4, bodyType: "rectangle" },
    wardrobe: [],
    catalogue,
    occasions: OCCASIONS,
    avoidOutfits: avoid,
    candidatesPerOccasion: 60,
    count,
    alternatives: 1,
    seed,
  }).looks.map(({ slots }) => slots.map(([chosen]) => chosen))
}

const garmentsOf = (look: readonly Piece[]): Garment[] =>
  look.flatMap(({ id }) => garmentOf.get(id) ?? [])

/**
 * The regret of each day: how far its feed's mean liking is below that of the best possible looks.
 */
function regretsOf(person: number): number[] {
  const random = seededRandom(person + 1)
  const tastes = [tasteFrom(100 + person), tasteFrom(500 + person)] as const
  const best = tastes.map((taste) => bestFor(taste, person))
  let favourites: Garment[][] = []
  let skipped: SkippedLook[] = []
  const shown: string[][] = []
  return Array.from({ length: DAYS }, (_, day) => {
    const phase = day < CHANGE ? 0 : 1
    const feed = looksFor({ favourites, skipped }, 1000 * person + day, FEED.count, shown)
    for (const [at, look] of feed.entries()) {
      shown.push(look.map(({ id }) => id))
      const place = at % FEED.together
      const isSeen = happens(0.8 ** place, random)
      if (isSeen && happens(liking(look, tastes[phase]), random)) {
        favourites = [garmentsOf(look), ...favourites].slice(0, TOLD.favourites)
      } else {
        skipped = [{ garments: garmentsOf(look), place }, ...skipped].slice(0, TOLD.skipped)
      }
    }
    return (best[phase] ?? 0) - mean(feed.map((look) => liking(look, tastes[phase])))
  })
}

/** The mean liking of the best twelve of many looks. */
function bestFor(taste: Taste, person: number): number {
  const many = Array.from({ length: 6 }, (_, seed) => looksFor({}, 77 * person + seed, 45)).flat()
  const likings = many.map((look) => liking(look, taste)).sort((a, b) => b - a)
  return mean(likings.slice(0, FEED.count))
}

/** For one who loves prints: how many looks with prints remain after thirty were passed over. */
function printsKept(): number {
  const tags = { love: ["Prints" as const], dontMind: [], avoid: [] }
  const printed = (looks: readonly Piece[][]) => looks.filter((look) => look.some(isPrinted)).length
  const [before, after] = [0, 1].map((phase) =>
    mean(
      Array.from({ length: 6 }, (_, seed) => {
        const first = looksFor({ tags }, seed, 45)
        if (phase === 0) return printed(first)
        const skipped = first
          .slice(0, 30)
          .map((look, at) => ({ garments: garmentsOf(look), place: at % FEED.together }))
        const shown = first.map((look) => look.map(({ id }) => id))
        return printed(looksFor({ tags, skipped }, seed + 50, 45, shown))
      }),
    ),
  )
  return (after ?? 0) / (before || 1)
}

const regrets = Array.from({ length: PEOPLE }, (_, person) => regretsOf(FIRST + person))
const onDays = (from: number, to: number) => mean(regrets.map((days) => mean(days.slice(from, to))))
const spans = [
  ["the first day", 0, 1],
  ["days 5 and 6", 4, 6],
  ["the day of a change of mind", 6, 7],
  ["days 5 and 6 after it", 10, 12],
] as const
for (const [name, from, to] of spans) {
  printFigure({ name: `regret on ${name}`, value: onDays(from, to) * 100, unit: "%", of: PEOPLE })
}
printFigure({ name: "looks with prints kept", value: printsKept() * 100, unit: "%", of: 6 * 45 })

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
