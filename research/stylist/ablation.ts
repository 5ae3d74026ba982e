import { COLOUR_NAMES } from "@stylin/garments/colour"
import {
  CUT_FIELDS,
  cutsOf,
  KIND_NAMES,
  PREFERENCE_TAGS,
  type PreferenceTag,
} from "@stylin/garments/vocabulary"
import type { LookReason } from "../../packages/stylist/src/input.ts"
import {
  colourCode,
  decode,
  encode,
  kindOf,
  SLOTS,
} from "../../packages/stylist/src/pieces/codes.ts"
import { type Piece, rememberedTraits } from "../../packages/stylist/src/pieces/piece.ts"
import { hasBit, type Traits } from "../../packages/stylist/src/pieces/traits.ts"
import { withoutTag } from "../../packages/stylist/src/reasons/without-tag.ts"
import { pairOfColours } from "../../packages/stylist/src/score/colour-harmony.ts"
import { accentsOf } from "../../packages/stylist/src/score/outfit-tags.ts"
import { scoreOf } from "../../packages/stylist/src/score/score.ts"
import { bodyWorth } from "../../packages/stylist/src/score/silhouette.ts"
import { canBeWornSo, isRightForWeather } from "./advice.ts"
import type { EvalLook } from "./subject.ts"

/**
 * Whether a reason is true of a look: without the fact (its garments swapped for similar ones that
 * lack it) the score must fall. Advice must be such that the picture shows it, and what is warm enough must be
 * so by the weather's rule.
 */
export function isTrue(reason: LookReason, look: EvalLook): boolean {
  const { pieces, brief } = look
  if (!(canBeWornSo(reason, look) && isRightForWeather(reason, look))) return false
  const without = lookWithout(reason, look)
  const isChanged =
    without.length !== pieces.length || without.some((piece, index) => piece !== pieces[index])
  return isChanged && scoreOf(without, brief) < scoreOf(pieces, brief)
}

function lookWithout(reason: LookReason, { pieces, brief }: EvalLook): readonly Piece[] {
  if (reason.tags) return withoutTags(reason.tags, pieces, reason.of)
  const isNamed = (piece: Piece) => reason.of.includes(piece.id)
  const last = pieces.find(({ id }) => id === reason.of.at(-1))
  const isOfAll = reason.label === "Together" || reason.label === "How to wear"
  if (isOfAll && reason.term === "harmony") {
    return pieces.map((piece) => (piece === last ? jarring(piece, pieces) : piece))
  }
  if (reason.label === "Together" && reason.term === "formality") {
    return pieces.map((piece) => (piece === last ? fromAnotherOutfit(piece) : piece))
  }
  if (reason.label === "How to wear" && reason.term !== "silhouette") {
    return pieces.filter((piece) => !isNamed(piece))
  }
  return pieces.map((piece) => (isNamed(piece) ? withoutFact(piece, reason, brief) : piece))
}

/** A piece in the colour, of all, that goes worst with the other pieces. */
function jarring(piece: Piece, pieces: readonly Piece[]): Piece {
  const others = pieces.filter((one) => one !== piece).flatMap(({ colours }) => colours.slice(0, 1))
  const worth = (colour: number) =>
    others.reduce((sum, other) => sum + pairOfColours(colour, other), 0)
  const worst = COLOUR_NAMES.map(colourCode).reduce((least, colour) =>
    worth(colour) < worth(least) ? colour : least,
  )
  return { ...piece, colours: [worst] }
}

/** Two grades dressier, or plainer if it is dressy already. */
function fromAnotherOutfit(piece: Piece): Piece {
  return { ...piece, formality: piece.formality > 3 ? piece.formality - 2 : piece.formality + 2 }
}

function withoutTags(
  tags: readonly PreferenceTag[],
  pieces: readonly Piece[],
  of: readonly string[],
): readonly Piece[] {
  return tags.reduce((look: readonly Piece[], tag) => {
    const index = PREFERENCE_TAGS.indexOf(tag)
    const alone = look.filter((piece) => hasBit(piece.tags, index))
    const named = look.filter(({ id }) => of.includes(id))
    const hers = alone.filter(({ id }) => of.includes(id))
    return withoutTag(tag, look, hers.length > 0 ? hers : carriers(tag, named))
  }, pieces)
}

function carriers(tag: PreferenceTag, named: readonly Piece[]): Piece[] {
  if (tag === "Layering") return named.filter(({ slot }) => SLOTS[slot] === "layer")
  if (tag === "Colour accents") return named.filter((piece) => accentsOf(piece).length > 0)
  return [...named]
}

function withoutFact(piece: Piece, reason: LookReason, brief: EvalLook["brief"]): Piece {
  if (reason.label === "Color Type") return recoloured(piece, brief)
  if (reason.label === "Body Type") return otherwiseCut(piece, brief)
  if (reason.label === "Occasion") return otherwiseDressed(piece, brief)
  if (reason.term === "patterns")
    return { ...piece, pattern: 0, colours: piece.colours.slice(0, 1) }
  if (reason.term === "silhouette") return shapeless(piece)
  return { ...piece, owned: false }
}

/** A piece in the colour that suits her least. */
function recoloured(piece: Piece, { person }: EvalLook["brief"]): Piece {
  const fits = person.palette?.fits ?? new Float32Array()
  const worst = COLOUR_NAMES.map(colourCode).reduce((least, colour) =>
    (fits[colour] ?? 0) < (fits[least] ?? 0) ? colour : least,
  )
  return { ...piece, colours: [worst, ...piece.colours.slice(1)] }
}

/** At this worth and below, a cut no longer serves her shape. */
const NO_LONGER = 0.1

/**
 * The same kind in another cut that does not serve her shape, as close as possible in volume; if
 * every cut serves it, another kind of the same slot.
 */
function otherwiseCut(piece: Piece, { person }: EvalLook["brief"]): Piece {
  const cuts = cutsOf(kindOf(piece.kind))
  const words = decode(piece)
  const recut = CUT_FIELDS.flatMap((field) =>
    (cuts[field] ?? []).map((word) => ({ ...words, cut: { ...words.cut, [field]: word } })),
  )
  const kinds = KIND_NAMES.map((kind) => ({ kind, colours: words.colours }))
  for (const others of [recut, kinds]) {
    const [nearest] = others
      .map((other) => like(piece, rememberedTraits(encode(other))))
      .filter(({ slot }) => slot === piece.slot)
      .filter((other) => bodyWorth(other, person.bodyType) <= NO_LONGER)
      .sort((a, b) => Math.abs(a.volume - piece.volume) - Math.abs(b.volume - piece.volume))
    if (nearest) return nearest
  }
  return piece
}

/** As wide as possible, and low in the waist if it has one. */
function shapeless(piece: Piece): Piece {
  const words = decode(piece)
  const rises: readonly string[] = cutsOf(kindOf(piece.kind)).rise ?? []
  const low = rises.includes("low")
    ? rememberedTraits(encode({ ...words, cut: { ...words.cut, rise: "low" } }))
    : piece
  return { ...like(piece, low), volume: 100 }
}

/** Two grades away from the occasion's formality. */
function otherwiseDressed(piece: Piece, { aim }: EvalLook["brief"]): Piece {
  return { ...piece, formality: aim > 3 ? aim - 2 : aim + 2 }
}

/** The same piece with another's cut, and with that cut's effect on her outline. */
function like(piece: Piece, { cut, body, volume, slot }: Traits): Piece {
  return { ...piece, cut, body, volume, slot }
}
