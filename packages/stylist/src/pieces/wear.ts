import {
  bearsShowers,
  type GarmentWords,
  type Kind,
  kindFacts,
  standsRain,
  type WholeGarment,
  wholeGarment,
} from "@stylin/garments/vocabulary"
import { placeOf } from "./codes.ts"

const BITS = bitsFor([
  // What it needs.
  "needsTop",
  "sheer",
  "woolly",
  "bareShoulders",
  "bareLegs",
  "leggings",
  // What it provides.
  "underPinafore",
  "beneath",
  "layerSleeves",
  "bodySleeves",
  "warm",
  "legwear",
  "coat",
  "jacket",
  "standsRain",
  "coversSeat",
  // What does not go together.
  "dressOrTunic",
  "highShaft",
  "wideLeg",
  "fullSleeves",
  "closeSleeves",
  "trousers",
  "openShoe",
  "dressyShoe",
  "socks",
  "bulky",
  "statement",
  "straw",
  "furOrWool",
  "shortCoat",
  "longLayer",
  "shortHem",
] as const)

/** A garment's roles in combination with others, one bit each; sleeves are a layer's or a bodice's. */
export const WEAR = { ...BITS, sleeves: BITS.layerSleeves | BITS.bodySleeves } as const
export type WearName = keyof typeof WEAR

function bitsFor<const T extends string>(names: readonly T[]): Readonly<Record<T, number>> {
  const bits = names.map((name, index) => [name, 1 << index])
  // Object.fromEntries loses the key type of the list.
  return Object.fromEntries(bits) as Record<T, number>
}

/** The combined bits of some names. */
export function wears(...names: readonly WearName[]): number {
  return names.reduce((bits, name) => bits | WEAR[name], 0)
}

type Test = (garment: WholeGarment) => boolean

const isKind =
  (...kinds: readonly Kind[]): Test =>
  ({ kind }) =>
    kinds.includes(kind)

const LONG_SLEEVES: readonly string[] = ["long", "three-quarter", "balloon"]
/** Layers that can be outermost outdoors. */
const JACKETS: readonly Kind[] = [
  "blazer",
  "tweed_jacket",
  "denim_jacket",
  "leather_jacket",
  "bomber",
  "overshirt",
  "fleece",
]
const DRESSY: readonly string[] = ["satin", "silk", "sequin"]
/** Jackets that no coat goes over. */
const BULKY: readonly Kind[] = [
  "leather_jacket",
  "bomber",
  "gilet",
  "tweed_jacket",
  "denim_jacket",
  "overshirt",
]
const slotOf = ({ kind }: WholeGarment) => kindFacts(kind).slot
const isCoat: Test = ({ kind }) => placeOf(kind) === "coat"
const isLayer: Test = (one) => slotOf(one) === "layer" && !isCoat(one)
const isBodice: Test = (one) => slotOf(one) === "top" || slotOf(one) === "dress"
const hasSleeves: Test = ({ kind, cut }) =>
  kind === "cape" || LONG_SLEEVES.includes(cut.sleeve ?? "")
const isLegged: Test = ({ kind, cut }) =>
  cut.leg !== undefined && (kind !== "dungarees" || cut.length !== "mini")
const isFine: Test = ({ cut, cloth }) => cut.fit !== "oversized" && cloth.material !== "cable"

/** Whether there is skin between the hem and the shoes. */
function showsLegs(one: WholeGarment): boolean {
  const { kind, cut } = one
  if (isLegged(one)) return kind === "culottes" || cut.length === "cropped"
  return slotOf(one) === "dress" || kind.endsWith("skirt") || kind.endsWith("shorts")
}

const BARE_NECKS: readonly string[] = ["bandeau", "cami", "halter", "one-shoulder", "off-shoulder"]
const SHEER_CLOTHS: readonly string[] = ["mesh", "crochet", "lace", "chiffon"]
/** What is warm enough below a winter coat, whatever its cloth. */
const WARM_KINDS: readonly Kind[] = ["jumper", "sweatshirt", "hoodie", "knitted_dress"]
const WARM_CLOTHS: readonly string[] = ["wool", "knit", "cable", "cashmere", "fleece", "tweed"]

const TESTS: Readonly<Record<keyof typeof BITS, Test>> = {
  needsTop: isKind("pinafore", "dungarees"),
  // Evening dresses and corsets are lined.
  sheer: (one) =>
    isBodice(one) &&
    !["evening_dress", "corset_top", "thermal_top"].includes(one.kind) &&
    SHEER_CLOTHS.includes(one.cloth.material),
  woolly: ({ kind, cloth }) => kind === "scarf" && WARM_CLOTHS.includes(cloth.material),
  bareShoulders: (one) =>
    isBodice(one) &&
    one.kind !== "pinafore" &&
    one.kind !== "dungarees" &&
    (one.cut.sleeve === "strap" || BARE_NECKS.includes(one.cut.neckline ?? "")),
  bareLegs: showsLegs,
  leggings: isKind("leggings"),
  underPinafore: (one) =>
    ["t_shirt", "jumper", "shirt", "blouse", "polo", "bodysuit"].includes(one.kind) &&
    one.cut.sleeve !== "strap" &&
    one.cut.sleeve !== "sleeveless" &&
    // A long one bunches.
    !["long", "knee", "midi", "maxi"].includes(one.cut.length ?? "") &&
    isFine(one),
  // Provided by the place beneath, not by the garment.
  beneath: () => false,
  layerSleeves: (one) => isLayer(one) && hasSleeves(one),
  bodySleeves: (one) => isBodice(one) && hasSleeves(one),
  warm: (one) =>
    hasSleeves(one) &&
    ((isLayer(one) && one.kind !== "denim_jacket") ||
      WARM_KINDS.includes(one.kind) ||
      (isBodice(one) && WARM_CLOTHS.includes(one.cloth.material))),
  legwear: isKind("tights"),
  coat: isCoat,
  // A jacket of satin or sequins is for indoors.
  jacket: (one) =>
    JACKETS.includes(one.kind) && hasSleeves(one) && !DRESSY.includes(one.cloth.material),
  standsRain: (one) => standsRain(one) || bearsShowers(one),
  coversSeat: (one) =>
    one.kind === "tunic" ||
    ((slotOf(one) === "top" || isLayer(one)) &&
      (["long", "knee", "midi", "maxi"].includes(one.cut.length ?? "") ||
        one.cut.fit === "oversized")),
  dressOrTunic: (one) => one.kind === "tunic" || slotOf(one) === "dress",
  highShaft: isKind("knee_boots"),
  wideLeg: ({ kind, cut }) =>
    kind !== "leggings" && cut.leg !== undefined && cut.leg !== "skinny" && cut.leg !== "slim",
  fullSleeves: ({ cut }) => cut.sleeve === "puff" || cut.sleeve === "balloon",
  closeSleeves: (one) =>
    ["blazer", "tweed_jacket", "leather_jacket", "denim_jacket"].includes(one.kind) ||
    (one.kind === "cardigan" && isFine(one)) ||
    (isCoat(one) && one.cut.fit === "fitted"),
  trousers: isLegged,
  openShoe: isKind("sandals", "espadrilles", "mules"),
  dressyShoe: isKind("heels", "flats"),
  socks: isKind("socks"),
  // No second jacket goes beneath a coat, and no thick cardigan or wide blazer.
  bulky: (one) =>
    BULKY.includes(one.kind) || (["cardigan", "blazer"].includes(one.kind) && !isFine(one)),
  statement: ({ kind, cloth, pattern }) =>
    cloth.material === "sequin" ||
    pattern === "animal" ||
    (cloth.material === "fur" && kind !== "gloves") ||
    kind === "corset_top",
  straw: ({ cloth }) => cloth.material === "straw",
  furOrWool: ({ kind, cloth }) =>
    placeOf(kind) === "coat" || cloth.material === "fur" || ["beanie", "gloves"].includes(kind),
  shortCoat: (one) => isCoat(one) && ["cropped", "regular"].includes(one.cut.length ?? ""),
  longLayer: (one) =>
    isLayer(one) && ["long", "knee", "midi", "maxi"].includes(one.cut.length ?? ""),
  // A maxi hem meets the shoes.
  shortHem: (one) => showsLegs(one) && one.cut.length !== "maxi",
}

// Object.entries loses the key type of the table.
const ALL = Object.entries(TESTS) as [keyof typeof BITS, Test][]

/** A garment's roles in combination with others. */
export function wearOf(words: GarmentWords): number {
  const whole = wholeGarment(words)
  return ALL.reduce((bits, [name, test]) => (test(whole) ? bits | WEAR[name] : bits), 0)
}

/** What is not worn together. */
const APART: readonly (readonly [WearName, WearName])[] = [
  ["highShaft", "wideLeg"],
  ["fullSleeves", "closeSleeves"],
  ["legwear", "trousers"],
  ["legwear", "openShoe"],
  ["socks", "openShoe"],
  ["socks", "dressyShoe"],
  ["coat", "bulky"],
  ["statement", "statement"],
  ["straw", "furOrWool"],
  ["straw", "woolly"],
  ["shortCoat", "longLayer"],
]

const APART_BITS = APART.flatMap(([one, other]) => [
  [WEAR[one], WEAR[other]] as const,
  [WEAR[other], WEAR[one]] as const,
])

/** The bits that cannot be worn with a garment of these bits. */
export function forbiddenBy(wear: number): number {
  let bits = 0
  for (const [having, forbids] of APART_BITS) if ((wear & having) !== 0) bits |= forbids
  return bits
}
