import type { Material } from "./cloth.ts"
import type { Colour } from "./garment.ts"
import { usualCloth } from "./kind-cloths.ts"
import type { Kind } from "./kind-names.ts"
import { kindFacts } from "./kinds.ts"
import type { Pattern } from "./patterns.ts"
import { touchesIn } from "./touches-said.ts"
import { HI_VIS, OF_HI_VIS, STOCKMAN } from "./touches-shapes.ts"

type Colours = readonly [Colour, ...Colour[]]

/** Waxed cloth is no material of the vocabulary: it is cotton that shines. */
const WOODEN = /\bwood(?:en)?\b/i
export const WAXED = /\b(?:wax(?:ed)?|barbour)\b/i

/** Tights that say so, or are of fewer than 40 denier: the skin shows through them. */
export const SHEER = /\bsheer\b|\b[1-3]?\d ?-?den(?:ier)?\b/i

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

/** The colours of a print of which no more is said, and of those whose name says it. */
interface PrintedIn {
  readonly usual: Colours
  readonly named?: readonly (readonly [said: RegExp, Colours])[]
}

/** What prints are mostly printed in, the ground first. Coats of animals have the animal's colours. */
const OF_PATTERNS: Partial<Readonly<Record<Pattern, PrintedIn>>> = {
  stripe: {
    usual: ["white", "navy"],
    named: [[/\brainbow\b/i, ["red", "mustard", "blue"]]],
  },
  dot: { usual: ["navy", "white"] },
  floral: { usual: ["cream", "dusty pink"] },
  check: {
    usual: ["beige", "navy", "rust"],
    named: [
      [/\bgingham\b/i, ["white", "blue"]],
      [/\b(?:buffalo|lumberjack)\b/i, ["red", "black"]],
      [/\b(?:tartan|plaid)\b/i, ["navy", "forest green", "mustard"]],
      [/\b(?:dogtooth|houndstooth|checkerboard)\b/i, ["white", "black"]],
      [/\b(?:prince of wales|glen)\b/i, ["stone", "charcoal"]],
    ],
  },
  geometric: {
    usual: ["navy", "cream", "rust"],
    named: [
      [
        /\b(?:african|ankara|kitenge|chiten[gj]e|capulana|wrapper|lappa|pagne|wax)\b/i,
        ["orange", "cobalt", "mustard"],
      ],
    ],
  },
  abstract: {
    usual: ["cream", "navy", "teal"],
    named: [
      [/\bpaisley\b/i, ["burgundy", "mustard", "teal"]],
      [/\bpatch(?:work|ed)\b.*\bdenim\b|\bdenim\b.*\bpatch/i, ["blue", "navy", "light blue"]],
      [/\bpatch(?:work|ed)\b/i, ["rust", "mustard", "teal"]],
      [/\bbandana\b/i, ["red", "white", "navy"]],
      [/\b(?:tie[ -]dyed?|ombre)\b/i, ["white", "blue", "lilac"]],
      [/\bcamo(?:uflage)?\b/i, ["khaki", "olive", "chocolate"]],
      [/\bmarbled?\b/i, ["white", "slate", "stone"]],
    ],
  },
  animal: {
    usual: ["camel", "black", "brown"],
    named: [
      [/\b(?:zebra|cow|dalmatian)\b/i, ["white", "black"]],
      [/\btiger\b/i, ["orange", "black"]],
      [/\b(?:snake|snakeskin|python)\b/i, ["stone", "charcoal", "taupe"]],
      [/\b(?:croc|crocodile)\b/i, ["brown", "black", "chocolate"]],
    ],
  },
}

/** Cloth whose metal is mostly gold; other metal is mostly silver. */
const GOLDEN = /\b(?:lam[eé]|gilt)(?!\p{L})/iu

/** Stones that are set in white metal unless another is named. */
const CLEAR_STONES = /\b(?:diamond|crystal|zirconia)\b/i

/** Cloths that are rarely dyed, or mostly in one colour. */
const OF_CLOTHS: Partial<Record<Material, Colour>> = {
  straw: "beige",
  denim: "blue",
  canvas: "ecru",
  suede: "tan",
  tweed: "brown",
  sequin: "silver",
}

/** What is known in one colour, unless its name says another. */
const KNOWN_BY_NAME: readonly (readonly [said: RegExp, of: readonly Kind[], Colour])[] = [
  [
    /\b(?:friesennerz|sou['’]?[- ]?westers?|fisherm[ae]n['’]?s? (?:rain ?)?(?:coat|jacket|mac)s?)\b/i,
    ["raincoat", "bucket_hat"],
    "yellow",
  ],
  [HI_VIS, [...OF_HI_VIS], "lemon"],
  [/\b(?:lbd|little black number)\b/i, ["day_dress"], "black"],
  [/\b(?:tux(?:edo)?|dinner jacket)\b/i, ["blazer"], "black"],
  [/\bfishnets?\b/i, ["tights"], "black"],
  [/\bdubarrys?\b/i, ["knee_boots", "ankle_boots"], "brown"],
  [
    /\b(?:blundstones?|blunnies|redbacks?|r\.? ?m\.? ?williams)\b/i,
    ["chelsea_boots", "ankle_boots"],
    "brown",
  ],
  [STOCKMAN, ["raincoat", "wool_coat"], "chocolate"],
  [/\b(?:akubra|stetson)s?\b/i, ["fedora"], "brown"],
  [/\btimb(?:erland)?s?\b/i, ["lace_up_boots"], "tan"],
  [/\bcricket\b/i, ["jumper", "knitted_vest"], "cream"],
  [/\b(?:christmas|xmas|santa)\b/i, ["jumper", "cardigan", "beanie"], "red"],
]

/** What shopping bags are made of; it is rarely dyed. */
const UNDYED: ReadonlySet<Material> = new Set(["canvas", "cotton", "linen", "jersey"])

/** What squares are made of: they are lighter than scarves of wool, and cream goes with any face. */
const SILKEN: ReadonlySet<Material> = new Set(["silk", "satin"])

/** Denim is blue, and people say no more than how dark. */
const DENIMS: readonly (readonly [said: RegExp, Colour])[] = [
  [/\b(?:dark|raw|rinsed?)\b/i, "navy"],
  [/\b(?:light|pale|bleached|faded)\b/i, "light blue"],
]

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
  const printed = pattern && OF_PATTERNS[pattern]
  // Tights are printed on black, but in an animal's colours.
  if (printed && (kind !== "tights" || pattern === "animal"))
    return printed.named?.find(([said]) => said.test(name))?.[1] ?? printed.usual
  const known = KNOWN_BY_NAME.find(([said, of]) => said.test(name) && of.includes(kind))
  if (known) return [known[2]]
  // Sheer tights that are black say so.
  if (kind === "tights" && SHEER.test(name)) return ["nude"]
  if (kind === "earrings" && CLEAR_STONES.test(name)) return ["silver", "white"]
  if (touchesIn(name, kind, material).includes("metallic"))
    return [GOLDEN.test(name) ? "gold" : "silver"]
  const made = material ?? usualCloth(kind).material
  if (WAXED.test(name) && made === "cotton") return ["olive"]
  if (WOODEN.test(name)) return ["brown"]
  if (kind === "tote_bag" && UNDYED.has(made)) return ["ecru"]
  if (kind === "scarf") return [SILKEN.has(made) ? "cream" : "camel"]
  const washed = made === "denim" && DENIMS.find(([said]) => said.test(name))
  if (washed) return [washed[1]]
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
