import { COLOUR_NAMES } from "@stylin/garments/colour"
import { BODY_TYPES, PREFERENCE_TAGS, type PreferenceTag } from "@stylin/garments/vocabulary"
import type { Brief } from "../grammar/brief.ts"
import type { LookReason } from "../input.ts"
import { colourCode, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit } from "../pieces/traits.ts"
import { pairOfColours } from "../score/colour-harmony.ts"
import { scoreOf } from "../score/score.ts"
import { brief } from "../score/testing.ts"
import type { Say } from "./finding.ts"
import { say, seedOf } from "./grammar.ts"
import { endingElsewhere } from "./length-bonds.ts"
import { TOGETHER_SAYINGS } from "./skeletons/together.ts"
import { sayStyle } from "./style.ts"
import { withoutTag } from "./without-tag.ts"

/** How a finding is phrased for each of some seeds, where it is; whether a look has room for it or not. */
export function phrasings(sayIt: Say, look: readonly Piece[], about: Brief, seeds = 8): string[] {
  return Array.from({ length: seeds }, (_, at) => seedOf(`${at}`)).flatMap((seed) => {
    const found = sayIt(look, about, scoreOf(look, about), seed)
    return found ? (say(found.sayings, found.facts, seed)?.text ?? []) : []
  })
}

/** What is said on a day out of a tag that she loves, if the look carries it. */
export function styleSaid(look: readonly Piece[], tag: PreferenceTag): string | undefined {
  const about = brief("outings", { tags: { love: [tag], dontMind: [], avoid: [] } })
  return phrasings(sayStyle, look, about)[0]
}

/**
 * The same look without what a reason says: derived from the reason alone, not by the functions
 * that found it.
 */
export function takenAway(reason: LookReason, look: readonly Piece[], brief: Brief): Piece[] {
  const isNamed = ({ id }: Piece) => reason.of.includes(id)
  const change = (changed: (piece: Piece) => Piece) =>
    look.map((piece) => (isNamed(piece) ? changed(piece) : piece))
  switch (reason.label) {
    case "Color Type":
      return change((piece) => ({
        ...piece,
        colours: [leastHers(brief), ...piece.colours.slice(1)],
      }))
    case "Body Type":
      return change((piece) => ({ ...piece, body: BODY_TYPES.map(() => 0) }))
    case "Occasion":
      return change((piece) => ({
        ...piece,
        formality: brief.aim > 3 ? brief.aim - 2 : brief.aim + 2,
      }))
    case "Your wardrobe":
      return change((piece) => ({ ...piece, owned: false }))
    case "Your style":
      return (reason.tags ?? []).reduce(
        (left: Piece[], tag) => withoutTag(tag, left, carriersOf(tag, left.filter(isNamed))),
        [...look],
      )
    case "How to wear":
      if (reason.term === "silhouette") return change(shapeless)
      return reason.term === "harmony"
        ? withLast(reason, look, (piece) => ({ ...piece, colours: [mostJarring(piece, look)] }))
        : look.filter((one) => !isNamed(one))
    case "Together":
      // Where one piece ends has nothing to do with how wide it is.
      if (LENGTHS.has(reason.skeleton)) return change(endingElsewhere)
      if (reason.term === "silhouette") return change(shapeless)
      if (reason.term === "formality") {
        return withLast(reason, look, (piece) => ({
          ...piece,
          formality: piece.formality + (piece.formality > 3 ? -2 : 2),
        }))
      }
      if (reason.term === "patterns") {
        return change((piece) => ({ ...piece, pattern: 0, colours: piece.colours.slice(0, 1) }))
      }
      return withLast(reason, look, (piece) => ({ ...piece, colours: [mostJarring(piece, look)] }))
  }
}

const LENGTHS: ReadonlySet<string> = new Set(TOGETHER_SAYINGS.lengths)

function withLast({ of }: LookReason, look: readonly Piece[], change: (piece: Piece) => Piece) {
  return look.map((piece) => (piece.id === of.at(-1) ? change(piece) : piece))
}

/** Those of the named pieces that carry a tag. */
function carriersOf(tag: PreferenceTag, named: readonly Piece[]): readonly Piece[] {
  const alone = named.filter(({ tags }) => hasBit(tags, PREFERENCE_TAGS.indexOf(tag)))
  if (alone.length > 0) return alone
  return tag === "Layering" ? named.filter((piece) => SLOTS[piece.slot] === "layer") : named
}

const COLOURS = COLOUR_NAMES.map(colourCode)

function leastHers({ person }: Brief): number {
  const fits = person.palette?.fits ?? []
  return COLOURS.toSorted((a, b) => (fits[a] ?? 0) - (fits[b] ?? 0))[0] ?? 0
}

function mostJarring(piece: Piece, look: readonly Piece[]): number {
  const others = look.filter((one) => one !== piece)
  const worth = (colour: number) =>
    others.reduce(
      (sum, { colours: [main] }) => sum + (main === undefined ? 0 : pairOfColours(colour, main)),
      0,
    )
  return COLOURS.toSorted((a, b) => worth(a) - worth(b))[0] ?? 0
}

/** Wide all over, with no waist. */
function shapeless(piece: Piece): Piece {
  return { ...piece, volume: 100, body: piece.body.map((worth) => Math.min(worth, 0)) }
}

/** A title without what it says of a glimpse: the colours of what a coat half hides. */
export function withoutGlimpse(title: string): string {
  return title.replace(/, a glimpse of .*$|, [^,]+ beneath$|^.+ beneath (?=an? )/, "")
}
