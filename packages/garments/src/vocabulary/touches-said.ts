import type { Material } from "./cloth.ts"
import type { Kind } from "./kind-names.ts"
import { kindFacts } from "./kinds.ts"
import type { Touch } from "./touches.ts"

/** What a name is read for, and where it means the touch. */
interface Reading {
  readonly touch: Touch
  readonly said: RegExp
  readonly of: (kind: Kind, material: Material | undefined) => boolean
}

export const RIBBED = /\brib(?:bed)?\b/i
/** Boots whose lining shows at the rim. */
const LINED: ReadonlySet<Kind> = new Set(["ankle_boots", "lace_up_boots"])
/** Clothes that are quilted, if a name says so. */
const OF_QUILT: ReadonlySet<Kind> = new Set(["puffer", "gilet", "overshirt", "bomber", "blazer"])
const isOnEars = (kind: Kind) => kind === "earrings"

const READINGS: readonly Reading[] = [
  // Press studs close a coat.
  { touch: "studs", said: /(?<!press )\bstud(?:ded|s)\b/i, of: (kind) => kind !== "earrings" },
  { touch: "hoops", said: /\b(?:hoops?|huggies?)\b/i, of: isOnEars },
  { touch: "ear-studs", said: /\bstuds?\b/i, of: isOnEars },
  { touch: "drops", said: /\b(?:drops?|dangl(?:e|es|y|ing)|chandeliers?)\b/i, of: isOnEars },
  { touch: "leaves", said: /\b(?:leaf|leaves)\b/i, of: isOnEars },
  {
    touch: "thick-sole",
    // A chunky heel is a block heel.
    said: /\b(?:chunky|cleated|lug|track[- ]sole)\b(?!.*\bheel)/i,
    of: (kind) => kindFacts(kind).section === "shoes",
  },
  { touch: "long-pile", said: /\bfur\b/i, of: (_, material) => material === "fur" },
  {
    touch: "shearling",
    said: /\b(?:shearling|sheepskin)\b/i,
    of: (kind) => kind === "teddy_coat",
  },
  {
    touch: "ribs",
    said: RIBBED,
    of: (kind) => kindFacts(kind).slot === "top" || kindFacts(kind).slot === "dress",
  },
  {
    touch: "top-handle",
    // What hangs from the shoulder, or is soft, has none.
    said: /^(?!.*\b(?:shoulder|slouchy?|soft|hobo|baguette|chain)\b).*\b(?:structured|handbag|top[- ]?handle|kelly|lady ?like|doctor'?s)\b/i,
    of: (kind) => kind === "shoulder_bag" || kind === "tote_bag",
  },
  {
    touch: "belt",
    said: /\b(?:belted|tie[- ](?:belt|waist)|self[- ]tie)\b/i,
    of: (kind) => kind === "wool_coat",
  },
  {
    touch: "double-breasted",
    said: /\bdouble[- ]breasted\b/i,
    of: (kind) => kind === "wool_coat" || kind === "blazer",
  },
  {
    touch: "fur-lined",
    // Snow boots are lined whether their name says so or not.
    said: /\b(?:(?:fur|wool|sherpa|shearling|sheepskin|fleece|warm)[- ]lined|snow boots?|sorels?)\b/i,
    of: (kind) => LINED.has(kind),
  },
  {
    touch: "quilted",
    // Padding is stitched across into tubes, and everything else into diamonds.
    said: /^(?!.*\b(?:puffer|padded|puffa|down|duvet)\b).*\bquilted\b/i,
    of: (kind) => kindFacts(kind).slot === "bag" || OF_QUILT.has(kind),
  },
  { touch: "paisley", said: /\b(?:paisley|bandana)\b/i, of: () => true },
]

/** The touches that a name says. */
export const touchesIn = (name: string, kind: Kind, material: Material | undefined): Touch[] =>
  READINGS.flatMap(({ touch, said, of }) => (said.test(name) && of(kind, material) ? [touch] : []))
