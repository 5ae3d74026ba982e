import type { Activity } from "@stylin/garments/vocabulary"
import type { StyleAnswer, StyledLook, StyleInput, Unmet } from "../input.ts"
import { type Person, personOf } from "../person/person.ts"
import { isBasic } from "../pieces/basic.ts"
import { type Piece, pieceOf } from "../pieces/piece.ts"
import { seededRandom } from "../random.ts"
import { scoreOf } from "../score/score.ts"
import { dayOf } from "../weather/day.ts"
import { bestFirst } from "./best-first.ts"
import { type FoundLook, wearLately } from "./candidates.ts"
import { notForWeather, notOfHers, saidBeyondMeans } from "./for-weather.ts"
import { withHerCoats } from "./her-coats.ts"
import { withHerFinish } from "./her-finish.ts"
import { withHerShoes } from "./her-shoes.ts"
import { keptForOccasions } from "./kept-for.ts"
import { toStyledLook } from "./look.ts"
import { occasionsOf, type Round, searchRounds, seenKeys } from "./rounds.ts"
import { withHersShown } from "./shown-hers.ts"
import { SHOWN_TOGETHER, spread } from "./spread.ts"
import { missingIn, outfitsOf, takingTurns } from "./turns.ts"
import { askedItem, fewerLooks, fewerWithOne, noneWithOne, unmetOf } from "./wishes.ts"
import { withinBudget } from "./within-budget.ts"
import { isWornOut } from "./worn-out.ts"

/**
 * Finds looks for a person: legal by the grammar of outfits, best by the score, different from each
 * other. What she owns is used first and picks complete it, as few as she wishes. Pure: the same
 * input gives the same answer. Never throws for a wish that cannot be met: the answer says which,
 * and the nearest that can.
 */
export function styleLooks(input: StyleInput): StyleAnswer {
  const { budgetPence } = input.wishes ?? {}
  if (budgetPence === undefined) return hersFirst(input)
  return withinBudget(input, budgetPence, hersFirst)
}

const TASTE = 0x7a57e
const BY_MONTH = 0x9e3779b1
/** How often the shops are searched, each time for other items, before a feed is left short. */
const TURNS = 3

/**
 * All looks with as few picks as she wishes; then, if need be, those of her own clothes that she saw before, and the
 * nearest others. An occasion for which her clothes make no look gets its share of these.
 */
function hersFirst(
  input: StyleInput,
  strictly = false,
  said: Set<string> = new Set(),
): StyleAnswer {
  const { found, ...first } = search(input, strictly, said)
  if (input.wishes?.picks === undefined) return first
  const answer = {
    ...first,
    looks: [...first.looks, ...seenAgain(input, first.looks, strictly, said)],
  }
  const { bare, share } = missingIn(answer.looks, input)
  const looks = answer.looks.slice(0, input.count - share)
  if (looks.length >= input.count) return answer
  // She who chose one new piece sees looks with more only for what her clothes and one make none.
  const isLimited = input.wishes.picks === 1 && !input.wishes.orFewer
  if (isLimited && bare.length === 0) return { ...answer, unmet: [fewerWithOne(looks.length)] }
  const occasions = share > 0 || isLimited ? bare : input.occasions
  const more = withMorePicks(input, looks, occasions)
  const count = isLimited && looks.length > 0 ? share : more.count
  const nearest = hersFirst({ ...more, count }, strictly, said)
  const all = takingTurns(looks, nearest.looks)
  const isBought = nearest.looks.length > 0
  const hers = isLimited
    ? isBought
      ? [noneWithOne(bare, occasionsOf(input))]
      : []
    : noneOfHers({ ...answer, found }, input, isBought)
  const short = ["fewer-looks", ...(all.length === 0 && hers.length > 0 ? ["nothing-to-wear"] : [])]
  const unmet = [...hers, ...nearest.unmet.filter(({ code }) => !short.includes(code))]
  const isShort = all.length > 0 && all.length < input.count
  return {
    looks: all,
    unmet:
      isShort && !isLimited ? [...unmet, fewerLooks(all.length, input.wardrobe.length > 0)] : unmet,
  }
}

/** Looks of her own clothes alone that she saw before, to go after those that she did not. */
function seenAgain(
  input: StyleInput,
  looks: readonly StyledLook[],
  strictly: boolean,
  said: Set<string>,
): readonly StyledLook[] {
  const { wishes, seenOutfits = [], avoidOutfits = [], count } = input
  if (wishes?.picks !== 0 || seenOutfits.length === 0 || looks.length >= count) return []
  const others = {
    seenOutfits: [],
    avoidOutfits: [...avoidOutfits, ...outfitsOf(looks)],
    count: count - looks.length,
  }
  return search({ ...input, ...others }, strictly, said).looks
}

/** Says for what none of her own clothes make a look, where they were to make all. */
function noneOfHers(
  { looks, found }: Searched,
  input: StyleInput,
  isBought: boolean,
): readonly Unmet[] {
  const isKnown = dayOf(input.profile) !== undefined
  if (input.wishes?.picks !== 0 || input.wardrobe.length === 0 || !isKnown) return []
  const all = occasionsOf(input)
  const none = all.filter((one) => looks.every(({ occasion }) => occasion !== one))
  return none.length > 0 ? [notOfHers({ none, all, taken: found }, isBought)] : []
}

/** A request for the looks that are missing beside others, with one more pick, then with any. */
function withMorePicks(
  input: StyleInput,
  looks: readonly StyledLook[],
  occasions: readonly Activity[],
): StyleInput {
  const { picks, leaveOut = [] } = input.wishes ?? {}
  const worn = looks.flatMap(({ slots }) => slots.map(([chosen]) => chosen))
  const bought = worn.filter((piece) => !(piece.owned || isBasic(piece)))
  return {
    ...input,
    occasions,
    wishes: {
      ...input.wishes,
      picks: picks === 0 ? 1 : undefined,
      // What goes beyond her choice buys as little as can be.
      orFewer: true,
      leaveOut: [...leaveOut, ...bought.map(({ id }) => id)],
    },
    avoidOutfits: [...(input.avoidOutfits ?? []), ...outfitsOf(looks)],
    count: input.count - looks.length,
  }
}

/** Looks, and the occasions that any were found for, whether or not these were chosen. */
interface Searched extends StyleAnswer {
  readonly found: readonly Activity[]
}

function search(input: StyleInput, strictly: boolean, said: Set<string>): Searched {
  // Another month tries out other things, even if its weather is the same.
  const seed = input.seed ^ Math.imul(input.profile.month ?? 0, BY_MONTH)
  const random = seededRandom(seed)
  const { known, person } = herOf(input, seed)
  const wardrobe = distinct(input.wardrobe.map(pieceOf))
  const asked = askedItem(input, wardrobe)
  const lately = wearLately(input.shownLately ?? [])
  const how = { input, wardrobe, person, asked, lately, random, strictly }
  const same = new Set(asked.piece ? [asked.piece.id] : [])
  const rounds: Round[] = []
  let chosen: readonly FoundLook[] = []
  const mayBuy = input.wishes?.picks === undefined
  const isEnough = () => chosen.length >= input.count && !isWornOut(chosen, same)
  for (let turn = 0; turn < (mayBuy ? TURNS : 1) && !isEnough(); turn += 1) {
    const found = searchRounds(how, rounds)
    if (turn > 0 && found.every(({ looks }) => looks.length === 0)) break
    rounds.push(...found)
    chosen = spread(looksByOccasion(rounds), input.count, same, lately)
  }
  // One coat several times is better than a short feed.
  if (chosen.length < input.count) {
    chosen = spread(looksByOccasion(rounds), input.count, same, lately, input.count)
  }
  const roundOf = new Map(rounds.map((round) => [round.brief, round]))
  const poolsFor = (look: FoundLook) => roundOf.get(look.brief)?.poolsFor(look) ?? []
  const seen = seenKeys(input)
  if (mayBuy && !asked.piece) chosen = withHersShown(chosen, poolsFor, seen)
  chosen = withHerFinish(withHerShoes(chosen, wardrobe, seen), wardrobe, same, lately, !mayBuy)
  chosen = withHerCoats(chosen, wardrobe, !mayBuy)
  const looks = chosen.map((look, index) => {
    const told = asKnown(look, known)
    const beside = picksBeside(chosen, index)
    const styled = toStyledLook(told, poolsFor(look), input.alternatives, beside, said)
    return saidBeyondMeans(styled, told.brief, input.money)
  })
  const unmet = unmetOf(input, asked, looks, wardrobe)
  const weather = notForWeather(chosen)
  return {
    looks: withoutSharedAlternatives(looks),
    unmet: weather ? [...unmet, weather] : unmet,
    found: rounds.filter((round) => round.looks.length > 0).map(({ brief }) => brief.occasion),
  }
}

/** Who looks are for: as she is known, and as she is searched for. */
interface Her extends Pick<StyleInput, "wardrobe" | "seed" | "triesOut"> {
  readonly known: Person
  readonly person: Person
}

// A feed is often searched for several times, for the same woman.
const HERS = new WeakMap<StyleInput["profile"], Her>()

function herOf({ profile, wardrobe, triesOut = true }: StyleInput, seed: number): Her {
  const before = HERS.get(profile)
  const isSame = before?.wardrobe === wardrobe && before.triesOut === triesOut
  if (before && isSame && before.seed === seed) return before
  const known = personOf(profile, wardrobe)
  // Unknown tastes are drawn with their own random source, so that the search's stays the same.
  const random = seededRandom(seed ^ TASTE)
  const person = triesOut ? personOf(profile, wardrobe, random) : known
  const her = { wardrobe, seed, triesOut, known, person }
  HERS.set(profile, her)
  return her
}

function looksByOccasion(rounds: readonly Round[]): FoundLook[][] {
  const groups = Map.groupBy(rounds, ({ brief }) => brief.occasion)
  const byOccasion = [...groups.values()].map((of) => of.flatMap(({ looks }) => looks))
  return bestFirst(keptForOccasions(byOccasion))
}

/** A look judged by what is known about her: what was drawn for the search is no reason. */
function asKnown({ pieces, brief }: FoundLook, person: Person): FoundLook {
  const known = { ...brief, person }
  return { pieces, brief: known, score: scoreOf(pieces, known) }
}

function distinct(pieces: readonly Piece[]): Piece[] {
  return [...new Map(pieces.map((piece) => [piece.id, piece])).values()]
}

/** The picks of the looks shown together with one. */
function picksBeside(looks: readonly FoundLook[], index: number): Set<string> {
  const first = index - (index % SHOWN_TOGETHER)
  const beside = looks.slice(first, first + SHOWN_TOGETHER).filter((_, at) => first + at !== index)
  return new Set(
    beside.flatMap(({ pieces }) => pieces.filter(({ owned }) => !owned).map(({ id }) => id)),
  )
}

/** Of the looks shown together only the first lists a pick among its alternatives. */
function withoutSharedAlternatives(looks: readonly StyledLook[]): StyledLook[] {
  let listed = new Set<string>()
  return looks.map((look, index) => {
    if (index % SHOWN_TOGETHER === 0) listed = new Set()
    const before = new Set(listed)
    const slots = look.slots.map(([chosen, ...others]): [Piece, ...Piece[]] => {
      const kept = others.filter(({ id, owned }) => owned || !before.has(id))
      for (const { id } of kept) listed.add(id)
      return [chosen, ...kept]
    })
    return { ...look, slots }
  })
}
