import type { Material } from "./cloth.ts"
import { type GarmentWords, type WholeGarment, wholeGarment } from "./garment.ts"
import type { Kind } from "./kind-names.ts"
import { kindFacts } from "./kinds.ts"

/** Cloths that water spots, crushes or mats, whatever is made of them. */
const SPOILED: readonly Material[] = [
  "suede",
  "silk",
  "satin",
  "straw",
  "velvet",
  "sequin",
  "crochet",
  "fur",
]
/** What rain comes through where it is a shoe. */
const SOAKED: readonly Material[] = ["canvas", "mesh"]
const OPEN: readonly Kind[] = ["sandals", "mules", "espadrilles"]
/** Carried or worn beneath something, so that no rain reaches it. */
const SHELTERED: readonly Kind[] = ["clutch"]

/** Whether rain ruins it or comes through. */
export function isSpoiledByRain(words: GarmentWords): boolean {
  const { kind, cloth } = wholeGarment(words)
  if (SHELTERED.includes(kind)) return false
  if (kindFacts(kind).slot === "shoes" && SOAKED.includes(cloth.material)) return true
  return OPEN.includes(kind) || SPOILED.includes(cloth.material)
}

/** Coats made for rain (gabardine among them), or with a cover that sheds it. */
const PROOF_KINDS: readonly Kind[] = ["raincoat", "trench_coat", "parka", "puffer"]
const PROOF: readonly Material[] = ["nylon", "rubber", "patent"]
/** Wool stays warm when damp, and finished leather bears a shower; cotton and denim soak. */
const FOR_SHOWERS: readonly Material[] = ["wool", "tweed", "leather", "polyester"]
/** Layers that end at the shoulder, or are worn indoors. */
const NOT_OUTERMOST: readonly Kind[] = ["gilet", "waistcoat", "cardigan", "blazer", "fleece"]

/** Whether it can be outermost in rain: walkers' guides name waterproof shells, and warn of cotton. */
export function standsRain(words: GarmentWords): boolean {
  const whole = wholeGarment(words)
  return isOutermost(whole) && (PROOF_KINDS.includes(whole.kind) || isOf(whole, PROOF))
}

/** Whether it bears a shower, for want of something better. */
export function bearsShowers(words: GarmentWords): boolean {
  const whole = wholeGarment(words)
  return isOutermost(whole) && isOf(whole, FOR_SHOWERS)
}

function isOutermost({ kind }: WholeGarment): boolean {
  return kindFacts(kind).slot === "layer" && !NOT_OUTERMOST.includes(kind)
}

function isOf({ cloth }: WholeGarment, materials: readonly Material[]): boolean {
  return materials.includes(cloth.material)
}
