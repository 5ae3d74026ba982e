import type { Material } from "./cloth.ts"
import { accentsOf, boldness, garmentBoldness } from "./colour-words.ts"
import type { Cut, CutField } from "./cut.ts"
import { garmentFacts } from "./facts.ts"
import { type GarmentWords, type WholeGarment, wholeGarment } from "./garment.ts"
import { cutsOf } from "./kind-cuts.ts"
import type { Kind } from "./kind-names.ts"
import { kindFacts } from "./kinds.ts"
import type { Pattern } from "./patterns.ts"
import type { PreferenceTag } from "./tags.ts"

/** How much a part of the cut counts if it is only the kind's usual one. */
const USUAL = 0.5

/** `told` is 1 for a part of the cut that is said, or the kind's only one, and `USUAL` for others. */
type Measure = (garment: WholeGarment, told: Told) => number
type Told = (field: CutField) => number

type Steps<T extends string> = Partial<Readonly<Record<T, number>>>

const FIT_EASE: Steps<NonNullable<Cut["fit"]>> = { fitted: -1, relaxed: 1, oversized: 0.7 }
const LEG_EASE: Steps<NonNullable<Cut["leg"]>> = {
  skinny: -1,
  slim: -0.5,
  barrel: 0.8,
  wide: 0.8,
  straight: 0.2,
}
const SKIRT_EASE: Steps<NonNullable<Cut["skirt"]>> = { circle: 0.5, tiered: 0.6, pencil: -0.6 }
const FIT_SKINNY: Steps<NonNullable<Cut["fit"]>> = { fitted: 0.8, relaxed: -0.7, oversized: -1 }
const LEG_SKINNY: Steps<NonNullable<Cut["leg"]>> = {
  skinny: 1,
  slim: 0.6,
  barrel: -0.8,
  wide: -1,
}
const SKIRT_SKINNY: Steps<NonNullable<Cut["skirt"]>> = { pencil: 0.6, circle: -0.4, tiered: -0.6 }
const FIT_OVERSIZED: Steps<NonNullable<Cut["fit"]>> = {
  fitted: -1,
  regular: -0.2,
  relaxed: 0.3,
  oversized: 1,
}
const PRINTS: Steps<Pattern> = { plain: -0.3, stripe: 0.7, check: 0.7 }
const RISES: Steps<NonNullable<Cut["rise"]>> = { high: 1, mid: -0.3, low: -1 }
/**
 * A sole that is thick all along does not raise the heel, so platforms and flatforms count for
 * nothing.
 */
const HEELS: Steps<NonNullable<Cut["heel"]>> = {
  flat: -1,
  low: -0.5,
  platform: -0.3,
  wedge: 0.6,
  block: 0.7,
  stiletto: 1,
}
/** Shoes whose heel, if they have one, is 6 cm or more; a loafer's block is lower. */
const RAISED: readonly Kind[] = [
  "heels",
  "sandals",
  "mules",
  "mary_janes",
  "espadrilles",
  "ankle_boots",
  "knee_boots",
]
const TROUSER_LENGTHS: Steps<NonNullable<Cut["length"]>> = { cropped: 1, ankle: 0.6, full: -0.5 }
const TOP_LENGTHS: Steps<NonNullable<Cut["length"]>> = { cropped: 1, regular: -0.2, long: -0.7 }
const LEATHERS: Steps<Material> = { leather: 1, patent: 1, suede: 1 }
const SUITING: readonly Material[] = ["wool", "linen", "viscose", "polyester", "velvet", "satin"]

/** How sporty each kind is; a kind that is not listed is judged by its formality. */
const SPORTY: Steps<Kind> = {
  leggings: 1,
  joggers: 1,
  hoodie: 1,
  sweatshirt: 0.9,
  trainers: 0.8,
  fleece: 0.8,
  cap: 0.6,
  backpack: 0.5,
  puffer: 0.4,
  gilet: 0.4,
  raincoat: 0.4,
  bomber: 0.3,
  t_shirt: 0.2,
  vest: 0.2,
}

/** How much each kind belongs to a suit; trousers and skirts only in suit cloth. */
const SUITS: Steps<Kind> = {
  blazer: 1,
  waistcoat: 0.9,
  tweed_jacket: 0.4,
  trousers: 0.6,
  wide_leg_trousers: 0.6,
  pencil_skirt: 0.5,
  shirt: 0.2,
  blouse: 0.2,
  loafers: 0.2,
  brogues: 0.3,
}

/** How well each kind goes over or under another. */
const LAYERS: Steps<Kind> = { shirt: 0.4, t_shirt: 0.3, cami: 0.3, vest: 0.3, knitted_vest: 0.7 }

const MEASURES: Record<PreferenceTag, Measure> = {
  Prints: ({ pattern }) => PRINTS[pattern] ?? 1,
  "Bold colors": (garment) => garmentBoldness(garment) * 1.5 - 0.5,
  "High-waisted": ({ cut }, told) => of(RISES, cut.rise) * told("rise"),
  "Colour accents": accents,
  Layering: ({ kind }) => (kindFacts(kind).slot === "layer" ? 1 : of(LAYERS, kind)),
  "Neutral pallets": (garment) => {
    if (accentsOf(garment).length === 0) return 1
    return -0.2 - 0.8 * garmentBoldness(garment)
  },
  "Relaxed fits": ({ cut }, told) =>
    strongest(
      of(FIT_EASE, cut.fit) * told("fit"),
      of(LEG_EASE, cut.leg) * told("leg"),
      of(SKIRT_EASE, cut.skirt) * told("skirt"),
    ),
  Sneakers: ({ kind, cut }) => {
    if (kind === "trainers") return 1
    if (kindFacts(kind).slot !== "shoes") return 0
    return cut.heel === "stiletto" ? -1 : -0.5
  },
  Denim: ({ cloth }) => (cloth.material === "denim" ? 1 : 0),
  "Cropped pants": ({ kind, cut }, told) =>
    isTrousers(kind, cut) ? of(TROUSER_LENGTHS, cut.length) * told("length") : 0,
  "Tailored suits": (garment) => {
    if (sportiness(garment) > 0.3) return -0.8
    if (garment.cloth.material === "denim") return -0.5
    const isBottom = kindFacts(garment.kind).slot === "bottom"
    return isBottom && !SUITING.includes(garment.cloth.material) ? 0 : of(SUITS, garment.kind)
  },
  Monochrome: ({ colours, pattern }) => {
    const isPlain = colours.length === 1 && pattern === "plain"
    if (!isPlain) return colours.length > 1 ? -0.6 : -0.2
    return ["black", "white", "grey", "charcoal"].includes(colours[0].colour) ? 1 : 0.6
  },
  "Skinny fits": ({ cut }, told) =>
    strongest(
      of(FIT_SKINNY, cut.fit) * told("fit"),
      of(LEG_SKINNY, cut.leg) * told("leg"),
      of(SKIRT_SKINNY, cut.skirt) * told("skirt"),
    ),
  "Oversized fits": ({ cut }, told) =>
    strongest(of(FIT_OVERSIZED, cut.fit) * told("fit"), cut.leg === "skinny" ? -0.8 : 0),
  // Only for clothes: shoes, bags and belts are nearly all made of leather.
  Leather: ({ kind, cloth }) => (isClothes(kind) ? of(LEATHERS, cloth.material) : 0),
  "High heels": ({ kind, cut }, told) => {
    if (kind === "heels") return cut.heel === "low" ? -0.3 : 1
    const height = of(HEELS, cut.heel)
    if (height <= 0 || cut.heel === "stiletto") return height
    return RAISED.includes(kind) ? height * told("heel") : 0.2
  },
  "Sporty outfits": sportiness,
  "Crop tops": ({ kind, cut }, told) => {
    const { slot } = kindFacts(kind)
    if (slot !== "top" && slot !== "layer") return 0
    return of(TOP_LENGTHS, cut.length) * told("length") * (slot === "top" ? 1 : 0.5)
  },
}

/**
 * How far a garment is what a preference tag means: 1 is exactly this, 0 has nothing to do with it,
 * -1 is its opposite. For tags that belong to whole outfits ('Monochrome', 'Layering') it says how
 * well the garment lends itself to one.
 * @throws GarmentError if the words describe no garment
 */
export function tagFit(tag: PreferenceTag, garment: GarmentWords): number {
  return measured(tag, wholeGarment(garment), garment)
}

/**
 * The tags that fit a garment at least as well as asked for, in the order they are given.
 * @throws GarmentError if the words describe no garment
 */
export function fittingTags(
  garment: GarmentWords,
  tags: readonly PreferenceTag[],
  least: number,
): PreferenceTag[] {
  const whole = wholeGarment(garment)
  return tags.filter((tag) => measured(tag, whole, garment) >= least)
}

function measured(tag: PreferenceTag, whole: WholeGarment, said: GarmentWords): number {
  const told: Told = (field) => {
    const isOnly = cutsOf(said.kind)[field]?.length === 1
    return isOnly || said.cut?.[field] ? 1 : USUAL
  }
  return Math.min(1, Math.max(-1, MEASURES[tag](whole, told)))
}

function of<T extends string>(steps: Steps<T>, word: T | undefined): number {
  return (word && steps[word]) ?? 0
}

function isClothes(kind: Kind): boolean {
  return ["upper_body", "lower_body"].includes(kindFacts(kind).section)
}

/** The strongest of several pulls. */
function strongest(...pulls: readonly number[]): number {
  return pulls.reduce((most, pull) => (Math.abs(pull) > Math.abs(most) ? pull : most), 0)
}

function accents(garment: WholeGarment): number {
  const { kind, colours, cloth } = garment
  const bold = Math.max(
    ...colours.map(({ colour }) => boldness(colour, cloth.material === "denim")),
  )
  if (["shoes", "accessories"].includes(kindFacts(kind).section)) return bold
  const isCalm = boldness(colours[0].colour, cloth.material === "denim") < 0.3
  return isCalm && colours.length > 1 ? bold * 0.8 : bold * 0.3
}

function isTrousers(kind: Kind, cut: Cut): boolean {
  return kindFacts(kind).slot === "bottom" && cut.leg !== undefined
}

function sportiness(garment: WholeGarment): number {
  const known = SPORTY[garment.kind]
  if (known !== undefined) return known
  const { formality } = garmentFacts(garment)
  if (formality >= 4) return -0.8
  return formality === 1 ? 0.4 : 0
}
