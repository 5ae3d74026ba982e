import { COLOUR_NAMES, type ColourName, isColourName } from "../colour/names.ts"
import { type Cloth, MATERIALS, SHEENS, WEIGHTS, wholeCloth } from "./cloth.ts"
import { CUT_FIELDS, CUT_WORDS, type Cut } from "./cut.ts"
import { GarmentError, type GarmentErrorCode } from "./error.ts"
import { usualCloth } from "./kind-cloths.ts"
import { cutsOf, wholeCut } from "./kind-cuts.ts"
import { KIND_NAMES, type Kind } from "./kind-names.ts"
import { PATTERNS, type Pattern } from "./patterns.ts"
import { TOUCHES, type Touch } from "./touches.ts"

/** A colour by its name or as "#rrggbb". */
export type Colour = ColourName | `#${string}`

/** A colour of a garment, and its share of the garment (0 to 1). */
export interface ColourShare {
  readonly colour: Colour
  readonly share?: number
}

/** A garment in words. Words left out are the kind's usual ones. */
export interface GarmentWords {
  readonly kind: Kind
  readonly cut?: Cut
  readonly cloth?: Cloth
  readonly pattern?: Pattern
  readonly touches?: readonly Touch[]
  /** The main colour first. */
  readonly colours: readonly [ColourShare, ...ColourShare[]]
  /** Tells it from others in the same words: it creases and wears in other places. */
  readonly seed?: number
}

/** A garment with every word that its kind has. */
export interface WholeGarment extends Required<GarmentWords> {
  readonly cloth: Required<Cloth>
  readonly colours: readonly [Required<ColourShare>, ...Required<ColourShare>[]]
}

/** Shares of colours listed without any: the first dominates, the others are accents. */
const MAIN_SHARE = 0.7

const HEX = /^#[0-9a-f]{6}$/i

/** Whether a word is a colour: a colour name, or a value written "#rrggbb". */
export function isColour(word: string): word is Colour {
  return HEX.test(word) || isColourName(word)
}

/**
 * Fills in what is left out: the kind's usual cut and cloth, a plain pattern, no touches, and shares
 * of colour that add up to 1.
 * @throws GarmentError for a word, colour or cut that the vocabulary or the kind does not have
 */
export function wholeGarment(words: GarmentWords): WholeGarment {
  checkGarment(words)
  const { kind, cut, cloth, pattern = "plain", touches = [], colours, seed = 0 } = words
  return {
    kind,
    cut: wholeCut(kind, cut),
    cloth: cloth ? wholeCloth(cloth) : usualCloth(kind),
    pattern,
    touches,
    colours: shared(colours),
    seed,
  }
}

/**
 * Checks that words from outside describe a garment.
 * @throws GarmentError that names the first field at fault and what is allowed there
 */
export function checkGarment(words: GarmentWords): void {
  must(KIND_NAMES, words.kind, "kind")
  must(PATTERNS, words.pattern ?? "plain", "pattern")
  must(TOUCHES, words.touches ?? [], "touches")
  if (words.cloth) {
    must(MATERIALS, words.cloth.material, "cloth.material")
    must(WEIGHTS, words.cloth.weight ?? "mid", "cloth.weight")
    must(SHEENS, words.cloth.sheen ?? "matt", "cloth.sheen")
  }
  checkCut(words.kind, words.cut ?? {})
  if (words.colours.length === 0) throw notAColour("colours[0]")
  for (const [index, { colour, share = 1 }] of words.colours.entries()) {
    if (!isColour(colour)) throw notAColour(`colours[${index}]`)
    if (!(share >= 0 && share <= 1)) {
      throw new GarmentError("not-a-share", `colours[${index}].share`, ["a number from 0 to 1"])
    }
  }
}

function checkCut(kind: Kind, cut: Cut): void {
  must(CUT_FIELDS, Object.keys(cut), "cut")
  const cuts = cutsOf(kind)
  for (const field of CUT_FIELDS) {
    const word = cut[field]
    if (word === undefined) continue
    must(CUT_WORDS[field], word, `cut.${field}`)
    must(cuts[field] ?? [], word, `cut.${field}`, "cut-not-of-kind")
  }
}

function must(
  allowed: readonly string[],
  said: string | readonly string[],
  field: string,
  code: GarmentErrorCode = "unknown-word",
): void {
  const words = typeof said === "string" ? [said] : said
  if (!words.every((word) => allowed.includes(word))) throw new GarmentError(code, field, allowed)
}

function notAColour(field: string): GarmentError {
  return new GarmentError("not-a-colour", field, [...COLOUR_NAMES, "#rrggbb"])
}

function shared(colours: GarmentWords["colours"]): WholeGarment["colours"] {
  const [main, ...others] = colours
  const stated = colours.reduce((sum, { share = 0 }) => sum + share, 0)
  const open = colours.filter(({ share }) => share === undefined).length
  if (open === colours.length && others.length > 0) {
    const rest = (1 - MAIN_SHARE) / others.length
    return [{ ...main, share: MAIN_SHARE }, ...others.map((other) => ({ ...other, share: rest }))]
  }
  const each = open > 0 ? Math.max(0, 1 - stated) / open : 0
  const total = stated + each * open || 1
  const fill = ({ colour, share = each }: ColourShare) => ({ colour, share: share / total })
  return [fill(main), ...others.map(fill)]
}
