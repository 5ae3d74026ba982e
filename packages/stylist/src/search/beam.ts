import type { Brief } from "../grammar/brief.ts"
import { areTooMany, countedColours } from "../grammar/colours.ts"
import type { Template } from "../grammar/templates.ts"
import type { Piece } from "../pieces/piece.ts"
import { areaOf } from "../score/places.ts"
import { TERMS } from "../score/score.ts"
import { cloOf, warmthWorth } from "../weather/warmth.ts"
import { Best } from "./best.ts"
import type { Candidate } from "./candidate.ts"
import { type Offer, offerOf, type Stage, type StagesOf } from "./offers.ts"

/** How many unfinished looks are kept, and how many pieces are tried per place. */
export interface Width {
  readonly beams: number
  readonly tried: number
}

/** An unfinished look. */
interface Partial {
  readonly worn: readonly Candidate[]
  readonly estimate: number
  readonly price: number
  /** The bits of all its pieces, and the sum of their insulation in hundredths of a clo. */
  readonly wear: number
  readonly clo: number
  /** The bits of what can no longer be worn with them. */
  readonly forbids: number
  /** The colours of all its pieces, as `countedColours` tells them. */
  readonly colours: number
  readonly isAllHers: boolean
}

/** A look with one more piece, which is created only if it is kept. */
interface Step {
  readonly from: Partial
  /** Undefined if a merely wanted place stays empty. */
  readonly candidate: Candidate | undefined
  readonly estimate: number
}

/** How much less a piece is worth because earlier looks have it. */
export type Worn = (piece: Piece) => number

/** How much repeating a small thing counts, relative to a garment. */
const SEEN_AGAIN = 1

/** A merely wanted piece below this score is better left out. */
const LEAST_WANTED = -0.2

/**
 * Builds looks around a first piece, place by place, keeping the few most promising (beam search;
 * Lowerre, "The Harpy speech recognition system", 1976). What a look turns out to need on the way,
 * such as a top beneath, tights or a coat, gets its own place.
 * @returns the pieces of finished looks, best first by estimate; none if a needed place stays empty
 */
export function looksAround(
  hero: Candidate,
  template: Template,
  stagesOf: StagesOf,
  brief: Brief,
  worn: Worn,
  { beams, tried }: Width,
): (readonly Piece[])[] {
  const { piece } = hero
  let open: readonly Partial[] = [
    {
      worn: [hero],
      estimate: hero.worth * areaOf(piece),
      price: piece.price ?? 0,
      wear: piece.wear,
      clo: piece.clo,
      forbids: piece.forbids,
      colours: countedColours(piece),
      isAllHers: piece.owned,
    },
  ]
  for (const stage of stagesOf(template, piece.slot)) {
    const source = { stage, brief, worn, tried, rows: [] }
    const next = new Best<Step>(beams)
    for (const partial of open) {
      const offer = offerOf(stage, partial.wear, brief)
      if (offer) extend(next, partial, offer, source)
      else keepAsItIs(next, partial)
    }
    if (next.all.length === 0) return []
    open = next.all.map(taken)
  }
  return open.map((look) => look.worn.map((one) => one.piece))
}

function keepAsItIs(next: Best<Step>, from: Partial): void {
  const { estimate } = from
  if (next.takes(estimate)) next.add({ from, candidate: undefined, estimate })
}

function taken({ from, candidate, estimate }: Step): Partial {
  if (!candidate) return from
  const { piece } = candidate
  return {
    worn: [...from.worn, candidate],
    estimate,
    price: from.price + (piece.price ?? 0),
    wear: from.wear | piece.wear,
    clo: from.clo + piece.clo,
    forbids: from.forbids | piece.forbids,
    colours: from.colours | countedColours(piece),
    isAllHers: from.isAllHers && piece.owned,
  }
}

interface Source {
  readonly stage: Stage
  readonly brief: Brief
  readonly worn: Worn
  readonly tried: number
  /** The rows of what a look has, as `Beside` gives them, once they are needed. */
  readonly rows: number[]
}

/** Adds the steps that a look can take in a place. */
function extend(next: Best<Step>, partial: Partial, offer: Offer, source: Source): void {
  const { brief, worn, stage } = source
  const { isNeeded, givings } = offer
  const bare = stage.keepsWarm ? warmthWith(partial.clo, brief) : 0
  source.rows.length = 0
  let left = source.tried
  let found = false
  for (let at = 0; at < stage.pool.length && left > 0; at += 1) {
    const candidate = stage.pool[at]
    if (!candidate) break
    const { piece, worth } = candidate
    if ((piece.forbids & partial.wear) !== 0) continue
    if (partial.clo + piece.clo < stage.leastClo) continue
    if (!givesAll(piece.wear, givings)) continue
    if (stage.ends(partial.wear | piece.wear, partial.forbids | piece.forbids)) continue
    if (isOverBudget(partial, piece, source)) continue
    const joined = joinedTo(partial, candidate, at, source)
    if (Number.isNaN(joined)) continue
    left -= 1
    const warmth = stage.keepsWarm ? warmthWith(partial.clo + piece.clo, brief) - bare : 0
    const area = areaOf(piece)
    const gain = area * worth - Math.max(area, SEEN_AGAIN) * worn(piece) + joined + warmth
    if (!isNeeded && gain < LEAST_WANTED) continue
    found = true
    const estimate = partial.estimate + gain
    if (next.takes(estimate)) next.add({ from: partial, candidate, estimate })
  }
  if (!(found || isNeeded)) keepAsItIs(next, partial)
}

function givesAll(wear: number, givings: readonly number[]): boolean {
  for (const given of givings) if ((wear & given) === 0) return false
  return true
}

/** What a piece adds in combination with those chosen; not a number if a rule forbids it. */
function joinedTo(
  { worn, colours, isAllHers }: Partial,
  candidate: Candidate,
  at: number,
  { brief, stage, rows }: Source,
): number {
  const { piece } = candidate
  const addsColours = (piece.tones & ~colours) !== 0 && !(isAllHers && piece.owned)
  if (addsColours && areTooMany(colours | countedColours(piece), brief.person)) return Number.NaN
  if (rows.length === 0) {
    for (const other of worn) rows.push(stage.beside.rowOf(other, stage.slot))
  }
  let sum = 0
  for (let one = 0; one < rows.length; one += 1) {
    const other = worn[one]
    if (other) sum += stage.beside.worth(rows[one] ?? 0, at, candidate, other)
    if (Number.isNaN(sum)) return sum
  }
  return (sum / worn.length) * Math.sqrt(areaOf(piece)) * 1.2
}

/** Whether with a piece too little is left for what the look still needs. */
function isOverBudget({ price, wear }: Partial, piece: Piece, { brief, stage }: Source): boolean {
  if (brief.budget === Number.POSITIVE_INFINITY) return false
  return price + (piece.price ?? 0) + stage.reserve(wear | piece.wear) > brief.budget
}

/** How near an insulation, in hundredths of a clo, is to what the day requires. */
function warmthWith(hundredths: number, { need }: Brief): number {
  return need ? TERMS.season.weight * warmthWorth(cloOf(hundredths), need) : 0
}
