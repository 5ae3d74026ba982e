import { type Cloth, type Material, type Weight, wholeCloth } from "./cloth.ts"
import type { Cut } from "./cut.ts"
import { type GarmentWords, wholeGarment } from "./garment.ts"
import { KIND_CLO } from "./kind-clo.ts"
import { usualCloth } from "./kind-cloths.ts"
import { usualCut } from "./kind-cuts.ts"
import type { Kind } from "./kind-names.ts"
import { kindFacts } from "./kinds.ts"

type Factors<T extends string> = Partial<Readonly<Record<T, number>>>

// Sleeves compared with long ones: shirts and jumpers of ASHRAE 55; a dress also has its skirt.
const SLEEVES: Factors<NonNullable<Cut["sleeve"]>> = {
  balloon: 1.05,
  "three-quarter": 0.92,
  elbow: 0.84,
  puff: 0.82,
  short: 0.76,
  sleeveless: 0.52,
  strap: 0.42,
}
const DRESS_SLEEVES: Factors<NonNullable<Cut["sleeve"]>> = {
  "three-quarter": 0.96,
  elbow: 0.92,
  puff: 0.9,
  short: 0.88,
  sleeveless: 0.7,
  strap: 0.62,
}

type Lengths = Factors<NonNullable<Cut["length"]>>
/** From a cropped jacket to a coat that ends at the ankle: jackets 0.35, coats 0.60, parkas 0.70. */
const LAYER_LENGTHS: Lengths = {
  cropped: 0.75,
  regular: 0.85,
  long: 0.95,
  knee: 1,
  midi: 1.1,
  maxi: 1.2,
}
const TOP_LENGTHS: Lengths = { cropped: 0.85, regular: 1, long: 1.08 }
const SKIRT_LENGTHS: Lengths = { mini: 0.1, knee: 0.14, midi: 0.18, maxi: 0.22 }
const DRESS_LENGTHS: Lengths = { mini: 0.85, knee: 1, midi: 1.1, maxi: 1.22 }
const LEG_LENGTHS: Lengths = { full: 1, ankle: 0.92, cropped: 0.75 }
const SHORTS_LENGTHS: Lengths = { long: 0.11, regular: 0.08, mini: 0.06 }
const BOOT_LENGTHS: Lengths = { ankle: 0.6, knee: 1, thigh: 1.4 }

/** Clo that a neckline adds or removes. */
const NECKS: Factors<NonNullable<Cut["neckline"]>> = {
  roll: 0.05,
  hood: 0.04,
  high: 0.03,
  v: -0.01,
  cowl: -0.01,
  bandeau: -0.03,
  halter: -0.03,
  "off-shoulder": -0.03,
  "one-shoulder": -0.03,
}

/** Cloths compared with cotton of medium weight: pile and crimp count for more than the fibre. */
const MATERIAL_FACTORS: Factors<Material> = {
  jersey: 0.95,
  linen: 0.8,
  denim: 1.15,
  canvas: 1.1,
  corduroy: 1.25,
  wool: 1.3,
  knit: 1.3,
  cable: 1.6,
  cashmere: 1.4,
  tweed: 1.35,
  fleece: 1.6,
  fur: 2,
  silk: 0.8,
  satin: 0.85,
  chiffon: 0.6,
  lace: 0.6,
  broderie: 0.8,
  crochet: 0.6,
  mesh: 0.45,
  velvet: 1.25,
  viscose: 0.85,
  polyester: 0.95,
  nylon: 0.95,
  leather: 1.2,
  suede: 1.25,
  patent: 1.2,
  rubber: 1.1,
  straw: 0.6,
}
const WEIGHT_FACTORS: Readonly<Record<Weight, number>> = { light: 0.8, mid: 1, heavy: 1.3 }
/** Their filling decides, whatever their cover is. */
const FILLED: readonly Kind[] = ["puffer", "gilet", "parka"]
/** Wool tights are twice as warm as nylon ones, and sheer ones half. */
const HOSIERY: Factors<Material> = { mesh: 0.5, knit: 2, wool: 2, cashmere: 2, cable: 3 }

/**
 * How well a garment keeps warm, in clo (1 clo = 0.155 m²K/W): its kind's published value (ASHRAE
 * 55, ISO 9920), adjusted for the cut and the cloth as published pairs differ.
 * @throws GarmentError if the words describe no garment
 */
export function insulationOf(words: GarmentWords): number {
  const { kind, cut, cloth } = wholeGarment(words)
  const usual = usualCut(kind)
  const { slot } = kindFacts(kind)
  const shaped =
    KIND_CLO[kind] *
    ratio(slot === "dress" ? DRESS_SLEEVES : SLEEVES, cut.sleeve, usual.sleeve) *
    ratio(lengthsOf(kind), cut.length, usual.length) *
    clothFactor(kind, cloth)
  const neck = (word: Cut["neckline"]) => (word && NECKS[word]) ?? 0
  return Math.max(0, shaped + neck(cut.neckline) - neck(usual.neckline))
}

/** Clo of bra and briefs, which every outfit includes. */
export const UNDERWEAR_CLO = 0.04

/**
 * The clo of an outfit from the sum of its garments': by ISO 9920 for full dress, the plain sum for
 * few clothes, and between the two from 0.35 to 0.5.
 */
export function outfitInsulation(sum: number): number {
  const dressed = 0.161 + 0.835 * sum
  const share = Math.min(1, Math.max(0, (sum - 0.35) / 0.15))
  return sum + share * (dressed - sum)
}

function ratio<T extends string>(factors: Factors<T>, word?: T, usual?: T): number {
  const of = (one: T | undefined) => (one && factors[one]) ?? 1
  return of(word) / of(usual)
}

function lengthsOf(kind: Kind): Lengths {
  const { slot } = kindFacts(kind)
  if (slot === "layer") return LAYER_LENGTHS
  if (slot === "top") return TOP_LENGTHS
  if (slot === "shoes") return BOOT_LENGTHS
  if (kind === "jumpsuit" || kind === "dungarees") return { ...LEG_LENGTHS, mini: 0.6 }
  if (slot === "dress") return DRESS_LENGTHS
  if (kind === "shorts" || kind === "denim_shorts") return SHORTS_LENGTHS
  return kind.endsWith("skirt") ? SKIRT_LENGTHS : LEG_LENGTHS
}

function clothFactor(kind: Kind, cloth: Required<Cloth>): number {
  const usual = usualCloth(kind)
  if (FILLED.includes(kind) || kindFacts(kind).slot === "shoes") return 1
  if (kind === "tights" || kind === "socks") return HOSIERY[cloth.material] ?? 1
  const ordinary = wholeCloth({ material: cloth.material })
  const thickness = WEIGHT_FACTORS[cloth.weight] / WEIGHT_FACTORS[ordinary.weight]
  return ratio(MATERIAL_FACTORS, cloth.material, usual.material) * thickness
}
