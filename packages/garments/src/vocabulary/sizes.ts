import type { Length } from "./cut.ts"
import type { GarmentWords } from "./garment.ts"
import { usualCut } from "./kind-cuts.ts"
import type { Kind } from "./kind-names.ts"
import { kindFacts } from "./kinds.ts"

/**
 * How large a garment is when it lies flat, in a usual size (EU 38, UK 10): its length from the
 * highest point to the hem, or, of shoes, bags and small things, its width.
 */
export interface GarmentSize {
  readonly measured: "length" | "width"
  readonly cm: number
}

type Lengths = Readonly<Partial<Record<Length, number>>>

/**
 * Lengths in cm. What shops and tailors publish gives the ends, hems between them follow from where
 * on the leg they end:
 *
 * - tops: 64 to 66 from shoulder to hem in size 10 (ebonyboutique.co.nz, size table of a blouse)
 * - jackets and coats, from the shoulder: cropped 51 to 56, hip 61 to 66, mid-thigh 71 to 81
 *   (bitsandbangles.com, "How to choose the right coat length for your height")
 * - dresses: mini 81, mid-thigh 89 (everrose.com, "Mini to maxi: on dress lengths"), maxi 145
 *   (tarawhalley.com, measured flat); a midi ends between knee and ankle, a maxi 20 from the floor
 *   (illustratedfashionalphabet.com, "Dress lengths")
 * - skirts: mini 25 to 51 (landsend.com, "How do you measure different skirt lengths?")
 * - trousers: inside leg 78.5, tapered 73 (Asda's size guide for women's trousers), and a rise of 26
 */
const LENGTHS = {
  top: { cropped: 48, regular: 62, long: 74 },
  jacket: { cropped: 53, regular: 65, long: 78, knee: 96, midi: 112, maxi: 126 },
  coat: { cropped: 56, regular: 70, long: 84, knee: 98, midi: 114, maxi: 128 },
  dress: { mini: 84, knee: 98, midi: 118, maxi: 140 },
  skirt: { mini: 42, knee: 58, midi: 74, maxi: 94 },
  trousers: { cropped: 86, ankle: 98, full: 104 },
  /** One piece: trousers, and the body above them. */
  suit: { mini: 84, cropped: 128, ankle: 138, full: 144 },
  shorts: { mini: 32, regular: 38, long: 48 },
  hose: { ankle: 20, knee: 42, full: 96 },
} as const satisfies Record<string, Lengths>

/**
 * Widths in cm. Bags: clutch 13 to 25, crossbody 15 to 23, tote 33 to 46 (bagvanity.com, "Different
 * handbag sizes"), small under 25 and medium 25 to 35 (hoplokleather.com). Shoes: a foot of EU 38 is
 * 24 long; a pair lies side by side, one a little ahead. Jewellery and glasses lie about one and a
 * half times as large as they are, as in a stylist's picture: at their own size they are dots.
 */
const WIDTHS = {
  trainers: 33,
  ankle_boots: 32,
  chelsea_boots: 31,
  lace_up_boots: 33,
  knee_boots: 33,
  wellies: 33,
  heels: 30,
  flats: 30,
  mary_janes: 30,
  loafers: 31,
  brogues: 32,
  mules: 30,
  sandals: 30,
  espadrilles: 31,
  tote_bag: 36,
  shoulder_bag: 29,
  crossbody_bag: 23,
  bucket_bag: 27,
  clutch: 25,
  backpack: 30,
  scarf: 38,
  headscarf: 34,
  beanie: 23,
  beret: 27,
  cap: 26,
  fedora: 33,
  bucket_hat: 30,
  sun_hat: 42,
  gloves: 20,
  belt: 32,
  sunglasses: 20,
  necklace: 20,
  earrings: 10,
  bracelet: 12,
  ring: 7,
  watch: 10,
  socks: 20,
} as const satisfies Partial<Record<Kind, number>>

const isMeasuredAcross = (kind: Kind): kind is keyof typeof WIDTHS => Object.hasOwn(WIDTHS, kind)

const COATS: ReadonlySet<Kind> = new Set([
  "parka",
  "raincoat",
  "trench_coat",
  "wool_coat",
  "teddy_coat",
  "cape",
])
const SUITS: ReadonlySet<Kind> = new Set(["jumpsuit", "playsuit", "dungarees"])
const SHORTS: ReadonlySet<Kind> = new Set(["shorts", "denim_shorts"])

/** The lengths of the kinds that end like this one. */
function lengthsOf(kind: Kind): Lengths {
  if (kind === "tights") return LENGTHS.hose
  if (COATS.has(kind)) return LENGTHS.coat
  if (SUITS.has(kind)) return LENGTHS.suit
  if (SHORTS.has(kind)) return LENGTHS.shorts
  if (kind.endsWith("_skirt")) return LENGTHS.skirt
  const { slot } = kindFacts(kind)
  if (slot === "layer") return LENGTHS.jacket
  if (slot === "dress") return LENGTHS.dress
  return slot === "bottom" ? LENGTHS.trousers : LENGTHS.top
}

/** For the few kinds without a length of their own, such as tights and bodysuits. */
const USUAL: readonly Length[] = ["regular", "full"]

/** How large a garment is, by its kind and cut. */
export function garmentSize({ kind, cut }: Pick<GarmentWords, "kind" | "cut">): GarmentSize {
  if (isMeasuredAcross(kind)) return { measured: "width", cm: WIDTHS[kind] }
  const lengths = lengthsOf(kind)
  const asked = [cut?.length, usualCut(kind).length, ...USUAL]
  const cm = asked.flatMap((length) => (length && lengths[length]) ?? [])[0] ?? LENGTHS.top.regular
  return { measured: "length", cm }
}
