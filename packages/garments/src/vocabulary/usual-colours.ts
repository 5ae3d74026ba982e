import type { Material } from "./cloth.ts"
import type { Colour } from "./garment.ts"
import { usualCloth } from "./kind-cloths.ts"
import type { Kind } from "./kind-names.ts"
import { kindFacts } from "./kinds.ts"
import type { Pattern } from "./patterns.ts"

type Colours = readonly [Colour, ...Colour[]]

/** Waxed cloth is no material of the vocabulary: it is cotton that shines. */
export const WAXED = /\b(?:wax(?:ed)?|barbour)\b/i

/** The coats of animals, as prints show them; the first that the name says, else the leopard's. */
const COATS_OF_ANIMALS: readonly (readonly [RegExp, Colours])[] = [
  [/\b(?:zebra|cow)\b/i, ["white", "black"]],
  [/\btiger\b/i, ["rust", "black"]],
  [/\b(?:snake|snakeskin|python)\b/i, ["stone", "charcoal", "taupe"]],
  [/\b(?:croc|crocodile)\b/i, ["brown", "black", "chocolate"]],
]
const LEOPARD: Colours = ["camel", "black", "brown"]

/** Kinds that are sold in one colour so often that their name says it. */
const OF_KINDS: Partial<Record<Kind, Colour>> = {
  wellies: "forest green",
  trainers: "white",
  tights: "black",
  headscarf: "black",
  sunglasses: "black",
  leather_jacket: "black",
  trench_coat: "beige",
  chinos: "beige",
  teddy_coat: "camel",
  sandals: "tan",
  brogues: "brown",
  belt: "brown",
  necklace: "gold",
  earrings: "gold",
  bracelet: "gold",
  ring: "gold",
}

/** What is striped, dotted or flowered and no more is said of. */
const OF_PATTERNS: Partial<Readonly<Record<Pattern, Colours>>> = {
  stripe: ["white", "navy"],
  dot: ["navy", "white"],
  floral: ["cream", "dusty pink"],
}

/** Stones that are set in white metal unless another is named. */
const CLEAR_STONES = /\b(?:diamond|crystal|zirconia)\b/i

/** Cloths that are rarely dyed, or mostly in one colour. */
const OF_CLOTHS: Partial<Record<Material, Colour>> = {
  straw: "beige",
  denim: "blue",
  canvas: "ecru",
  suede: "tan",
  tweed: "brown",
}

/** What shopping bags are made of; it is rarely dyed. */
const UNDYED: ReadonlySet<Material> = new Set(["canvas", "cotton", "linen", "jersey"])

/** Leather is black on the feet and the body, and tan in the hand. */
const leatherOf = (kind: Kind): Colour => (kindFacts(kind).slot === "bag" ? "tan" : "black")

/**
 * The colours that a garment most likely has if none is known, the main one first; undefined if its
 * name, its kind and its cloth suggest none.
 * @param material as its name says; by default the kind's usual one
 */
export function usualColours(
  kind: Kind,
  { name, material, pattern }: UsualOf,
): Colours | undefined {
  if (pattern === "animal")
    return COATS_OF_ANIMALS.find(([said]) => said.test(name))?.[1] ?? LEOPARD
  const ofPattern = pattern && OF_PATTERNS[pattern]
  if (ofPattern) return ofPattern
  if (kind === "earrings" && CLEAR_STONES.test(name)) return ["silver", "white"]
  const made = material ?? usualCloth(kind).material
  if (WAXED.test(name) && made === "cotton") return ["olive"]
  if (kind === "tote_bag" && UNDYED.has(made)) return ["ecru"]
  const ofCloth = OF_CLOTHS[made]
  // A suede boot is tan and a straw sandal beige, whatever the kind is usually.
  if (ofCloth) return [ofCloth]
  const ofKind = OF_KINDS[kind]
  if (ofKind && (material === undefined || material === usualCloth(kind).material)) return [ofKind]
  return made === "leather" ? [leatherOf(kind)] : undefined
}

/** What is said about the garment. */
interface UsualOf {
  readonly name: string
  readonly material: Material | undefined
  readonly pattern: Pattern | undefined
}
