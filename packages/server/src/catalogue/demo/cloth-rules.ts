import type { ColourName } from "@stylin/garments/colour"
import type { CutField, Pattern } from "@stylin/garments/vocabulary"
import type { ClothName } from "./cloths.ts"

const DENIMS = ["indigo", "blue", "light blue", "black", "ecru", "white", "grey"] as const
const STRAWS = ["beige", "cream", "tan", "brown", "chocolate", "black"] as const
/** The colours of velvet: a pile is dyed deep, so there are no pale ones. */
const VELVETS = [
  "black",
  "navy",
  "burgundy",
  "emerald",
  "forest green",
  "chocolate",
  "plum",
  "aubergine",
  "petrol",
  "teal",
  "cobalt",
  "red",
  "dusty pink",
] as const
const RUBBERS = ["black", "navy", "olive", "forest green", "mustard", "stone", "red"] as const
const SEQUINS = [
  "black",
  "silver",
  "gold",
  "bronze",
  "navy",
  "emerald",
  "burgundy",
  "fuchsia",
  "cobalt",
  "plum",
] as const
const HIDES = [
  "black",
  "brown",
  "tan",
  "chocolate",
  "cognac",
  "camel",
  "burgundy",
  "red",
  "cream",
  "white",
  "nude",
  "stone",
  "taupe",
  "navy",
  "olive",
  "forest green",
  "dusty pink",
  "silver",
  "gold",
] as const
const METALLICS = ["silver", "gold", "bronze"] as const

/** The colours of cloths that come in only some. */
export const CLOTH_COLOURS: Readonly<Partial<Record<ClothName, readonly ColourName[]>>> = {
  "gold-plated": ["gold"],
  "rose-gold-plated": ["rose gold"],
  "sterling silver": ["silver"],
  "stainless steel": ["silver", "gold"],
  pearl: ["white", "cream"],
  denim: DENIMS,
  straw: STRAWS,
  raffia: STRAWS,
  velvet: VELVETS,
  rubber: RUBBERS,
  sequin: SEQUINS,
  leather: HIDES,
  "faux leather": HIDES,
  suede: HIDES,
}

/** The only cloths in metallic colours; other cloths would look like metal. */
const METALLIC_CLOTHS: ReadonlySet<ClothName> = new Set([
  "gold-plated",
  "rose-gold-plated",
  "sterling silver",
  "stainless steel",
  "satin",
  "sequin",
  "plisse",
  "leather",
  "faux leather",
  "patent",
])

/** Whether a cloth is dyed in a colour. */
export function comesIn(cloth: ClothName, colour: ColourName): boolean {
  const isMetallic = METALLICS.some((metallic) => metallic === colour)
  if (isMetallic && !METALLIC_CLOTHS.has(cloth)) return false
  return CLOTH_COLOURS[cloth]?.includes(colour) ?? true
}

/** Printed patterns, which need a smooth face; stripes and checks are woven or knitted. */
const PRINTS = ["floral", "dot", "animal", "geometric", "abstract"] as const
const KNITS = ["stripe", "geometric", "check"] as const
const WOVEN_IN = ["stripe", "check"] as const

/** The patterns of cloths that come in only some. */
const CLOTH_PATTERNS: Readonly<Partial<Record<ClothName, readonly Pattern[]>>> = {
  satin: PRINTS,
  silk: PRINTS,
  chiffon: PRINTS,
  plisse: PRINTS,
  crepe: [...PRINTS, "stripe", "check"],
  velvet: [],
  lace: [],
  sequin: [],
  mesh: [],
  patent: [],
  "cotton broderie": [],
  "gold-plated": [],
  leather: ["animal"],
  "faux leather": ["animal"],
  suede: ["animal"],
  corduroy: [],
  denim: ["stripe"],
  wool: [...WOVEN_IN, "geometric"],
  "wool-blend": WOVEN_IN,
  tweed: ["check"],
  boucle: ["check"],
  "cable-knit": [],
  mohair: ["stripe"],
  "alpaca-blend": ["stripe"],
  merino: KNITS,
  lambswool: KNITS,
  cashmere: KNITS,
  "fine-knit": KNITS,
  "cotton-knit": KNITS,
  knitted: KNITS,
  straw: [],
  raffia: [],
}

/** Whether a cloth is made in a pattern. */
export function isMadeIn(cloth: ClothName, pattern: Pattern): boolean {
  return pattern === "plain" || (CLOTH_PATTERNS[cloth]?.includes(pattern) ?? true)
}

/** Cloths too thick to be made sleeveless. */
const THICK: ReadonlySet<ClothName> = new Set([
  "lambswool",
  "alpaca-blend",
  "mohair",
  "cable-knit",
  "cashmere",
])
const SHORT_SLEEVES: readonly string[] = ["short", "elbow", "sleeveless", "strap"]

/** Whether a cloth can have this word of a cut. */
export function isCutWith(cloth: ClothName, field: CutField, word: string): boolean {
  return !(field === "sleeve" && THICK.has(cloth) && SHORT_SLEEVES.includes(word))
}
