import { COLOUR_NAMES, type ColourName, isColourName, nearestName } from "@stylin/garments/colour"
import {
  type Colour,
  CUT_FIELDS,
  CUT_WORDS,
  type Cut,
  type GarmentWords,
  KIND_NAMES,
  type Kind,
  MATERIALS,
  PATTERNS,
} from "@stylin/garments/vocabulary"

export { PLACES as SLOTS, type Place, placeOf } from "@stylin/garments/vocabulary"

/** An unknown word, in a byte. */
export const NONE = 255

/** A garment's words as numbers: an index in the vocabulary's list of each, or `NONE`. */
export interface Code {
  readonly kind: number
  /** The main colour first, at most three. */
  readonly colours: readonly number[]
  readonly pattern: number
  readonly material: number
  /** The stated parts of the cut, packed by `packCut`. */
  readonly cut: number
}

const MOST_COLOURS = 3
const COLOUR_CODES = new Map(COLOUR_NAMES.map((name, code) => [name, code]))
const KIND_CODES = new Map(KIND_NAMES.map((name, code) => [name, code]))

/** A colour's index in the list of names; a value maps to the nearest name. */
export function colourCode(colour: Colour): number {
  return COLOUR_CODES.get(isColourName(colour) ? colour : nearestName(colour).name) ?? NONE
}

/** The name of a colour's code. */
export function colourOf(code: number): ColourName {
  return COLOUR_NAMES[code] ?? COLOUR_NAMES[0]
}

/** The kind of a kind's code. */
export function kindOf(code: number): Kind {
  return KIND_NAMES[code] ?? KIND_NAMES[0]
}

/** A kind's index in the list of kinds. */
export function kindCode(kind: Kind): number {
  return KIND_CODES.get(kind) ?? NONE
}

/** The codes of some kinds. */
export function kindCodes(...kinds: readonly Kind[]): ReadonlySet<number> {
  return new Set(kinds.map(kindCode))
}

/**
 * Packs a garment's words.
 * @param colours whether its colours are known; if not, those in its words are placeholders
 */
export function encode(words: GarmentWords, colours = true): Code {
  const known = colours ? words.colours.slice(0, MOST_COLOURS) : []
  return {
    kind: kindCode(words.kind),
    colours: known.map(({ colour }) => colourCode(colour)),
    pattern: words.pattern ? PATTERNS.indexOf(words.pattern) : NONE,
    material: words.cloth ? MATERIALS.indexOf(words.cloth.material) : NONE,
    cut: packCut(words.cut ?? {}),
  }
}

/** The words of a code; grey stands for unknown colours. */
export function decode({ kind, colours, pattern, material, cut }: Code): GarmentWords {
  const [main = "grey", ...others] = colours.map(colourOf)
  const cloth = MATERIALS[material]
  const print = PATTERNS[pattern]
  return {
    kind: kindOf(kind),
    cut: unpackCut(cut),
    ...(cloth && { cloth: { material: cloth } }),
    ...(print && { pattern: print }),
    colours: [{ colour: main }, ...others.map((colour) => ({ colour }))],
  }
}

// Each part of a cut takes as many bits as its words and "not said" need; fewer than 32 in all.
const CUT_BITS = CUT_FIELDS.map((field) => Math.ceil(Math.log2(CUT_WORDS[field].length + 1)))

function packCut(cut: Cut): number {
  let packed = 0
  for (const [index, field] of CUT_FIELDS.entries()) {
    const words: readonly string[] = CUT_WORDS[field]
    packed = packed * 2 ** (CUT_BITS[index] ?? 0) + words.indexOf(cut[field] ?? "") + 1
  }
  return packed
}

/** The stated parts of a cut that `encode` packed. */
export function unpackCut(packed: number): Cut {
  const parts: [string, string][] = []
  let rest = packed
  for (let index = CUT_FIELDS.length - 1; index >= 0; index -= 1) {
    const field = CUT_FIELDS[index]
    const size = 2 ** (CUT_BITS[index] ?? 0)
    const word = field && CUT_WORDS[field][(rest % size) - 1]
    rest = Math.floor(rest / size)
    if (field && word) parts.push([field, word])
  }
  return Object.fromEntries(parts)
}
