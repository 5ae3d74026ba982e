import type { Cloth, Material } from "./cloth.ts"
import type { Cut, Neckline } from "./cut.ts"
import { type GarmentWords, wholeGarment } from "./garment.ts"
import type { Kind } from "./kind-names.ts"
import { kindFacts, type Slot } from "./kinds.ts"

/** The days that a garment suits, by the day's high in °C, both ends included. */
export interface DayRange {
  readonly from: number
  readonly to: number
}

const EVER: DayRange = { from: -60, to: 60 }
const upTo = (to: number): DayRange => ({ from: -60, to })
const onlyFrom = (from: number): DayRange => ({ from, to: 60 })

/** Kinds that suit one weather whatever they are made of. */
const OF_KINDS: Partial<Readonly<Record<Kind, DayRange>>> = {
  jumper: upTo(21),
  knitted_vest: { from: 17, to: 23 },
  knitted_dress: upTo(20),
  cardigan: upTo(21),
  sweatshirt: upTo(22),
  hoodie: upTo(22),
  tweed_jacket: upTo(18),
  leather_jacket: upTo(20),
  denim_jacket: { from: 13, to: 24 },
  bomber: upTo(20),
  overshirt: upTo(21),
  fleece: upTo(16),
  gilet: upTo(15),
  puffer: upTo(12),
  parka: upTo(14),
  raincoat: { from: 9, to: 23 },
  trench_coat: { from: 9, to: 19 },
  wool_coat: upTo(14),
  teddy_coat: upTo(11),
  cape: { from: 6, to: 15 },
  thermal_top: upTo(9),
  tights: upTo(20),
  playsuit: onlyFrom(18),
  shorts: onlyFrom(16),
  denim_shorts: onlyFrom(17),
  ankle_boots: upTo(19),
  chelsea_boots: upTo(19),
  lace_up_boots: upTo(19),
  knee_boots: upTo(17),
  wellies: upTo(18),
  flats: onlyFrom(6),
  mules: onlyFrom(17),
  sandals: onlyFrom(18),
  espadrilles: onlyFrom(18),
  beanie: upTo(12),
  beret: upTo(15),
  gloves: upTo(11),
  scarf: upTo(20),
  fedora: upTo(20),
  bucket_hat: onlyFrom(8),
  sun_hat: onlyFrom(18),
  sunglasses: onlyFrom(9),
}

/** Jackets that are stitched into diamonds are thinner than padding. */
const QUILTED: DayRange = { from: 6, to: 18 }

/** Cloths that look and feel right only in one weather; for others their weight decides. */
const OF_CLOTHS: Partial<Readonly<Record<Material, DayRange>>> = {
  linen: onlyFrom(17),
  broderie: onlyFrom(17),
  crochet: onlyFrom(20),
  straw: onlyFrom(18),
  corduroy: upTo(19),
  wool: upTo(20),
  knit: upTo(21),
  cable: upTo(15),
  cashmere: upTo(19),
  tweed: upTo(18),
  fleece: upTo(16),
  fur: upTo(11),
  velvet: upTo(15),
  leather: upTo(20),
  suede: upTo(20),
}
/** Thin cloths by day are for the warm months; in the evening they are worn all year. */
const THIN: Partial<Readonly<Record<Material, DayRange>>> = {
  lace: onlyFrom(17),
  chiffon: onlyFrom(13),
}
/** Brushed cotton, as of flannel shirts. Trousers of heavy cotton are worn all year. */
const BRUSHED = upTo(20)
const WARM_IF_BRUSHED: readonly Slot[] = ["top", "dress"]
const EVENING: readonly Kind[] = [
  "evening_dress",
  "slip_dress",
  "corset_top",
  "bodysuit",
  "cami",
  "gloves",
]
const OVER_TOPS: readonly Kind[] = ["pinafore", "dungarees"]
const BARE_NECKS: readonly Neckline[] = [
  "bandeau",
  "cami",
  "halter",
  "one-shoulder",
  "off-shoulder",
]
const BARE_FROM = 16
/** Leather is worn all year round. */
const HIDES: readonly Material[] = ["leather", "suede"]

/**
 * The days that a garment is bought for. The cloth counts only if it is said, because a kind is
 * also sold in lighter or warmer cloths than its usual one.
 * @throws GarmentError if the words describe no garment
 */
export function dayRangeOf(words: GarmentWords): DayRange {
  const { kind, cut } = wholeGarment(words)
  const isQuilted = kind === "puffer" && words.touches?.includes("quilted")
  const isOfStraw = kind === "fedora" && words.cloth?.material === "straw"
  const ofKind = isQuilted ? QUILTED : isOfStraw ? EVER : OF_KINDS[kind]
  const ofCut = isBare(kind, cut) ? onlyFrom(BARE_FROM) : EVER
  return both(both(ofKind ?? EVER, ofCut), ofCloth(kind, words.cloth))
}

/** Shoulders that are bare by day are for spring and summer. */
function isBare(kind: Kind, { sleeve, neckline }: Cut): boolean {
  const { slot } = kindFacts(kind)
  if ((slot !== "dress" && slot !== "top") || EVENING.includes(kind) || OVER_TOPS.includes(kind)) {
    return false
  }
  return sleeve === "strap" || BARE_NECKS.includes(neckline ?? "crew")
}

function ofCloth(kind: Kind, cloth: Cloth | undefined): DayRange {
  if (!cloth) return EVER
  const { material, weight } = cloth
  const { section, slot } = kindFacts(kind)
  if (material === "cotton" && weight === "heavy" && WARM_IF_BRUSHED.includes(slot)) return BRUSHED
  const isClothing = section === "upper_body" || section === "lower_body"
  if (HIDES.includes(material) && !isClothing) return EVER
  return OF_CLOTHS[material] ?? (EVENING.includes(kind) ? undefined : THIN[material]) ?? EVER
}

function both(one: DayRange, other: DayRange): DayRange {
  return { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) }
}
