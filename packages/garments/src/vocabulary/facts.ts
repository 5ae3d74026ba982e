import type { Cloth, Material, Weight } from "./cloth.ts"
import { CUT_FIELDS, type Cut, type CutField } from "./cut.ts"
import { type GarmentWords, type WholeGarment, wholeGarment } from "./garment.ts"
import { usualCloth } from "./kind-cloths.ts"
import { usualCut } from "./kind-cuts.ts"
import type { Kind } from "./kind-names.ts"
import { type Grade, kindFacts, type Slot } from "./kinds.ts"
import { ACTIVITIES, type Activity } from "./people.ts"
import { YEAR_SEASONS, type YearSeason } from "./seasons.ts"

/** What follows from a garment's kind, cut and cloth. */
export interface GarmentFacts {
  /** From 1 (sport) to 5 (evening). */
  readonly formality: Grade
  /** From 1 (heat) to 5 (frost). */
  readonly warmth: Grade
  readonly seasons: readonly YearSeason[]
  readonly occasions: readonly Activity[]
}

type CutSteps = { readonly [Field in CutField]?: Partial<Record<NonNullable<Cut[Field]>, number>> }

/** Steps of formality that a word is worth. Only the distance from the kind's usual word counts. */
const FORMAL_MATERIALS: Partial<Record<Material, number>> = {
  jersey: -0.5,
  denim: -1,
  canvas: -0.75,
  corduroy: -0.5,
  wool: 0.25,
  cashmere: 0.5,
  tweed: 0.25,
  fleece: -1.25,
  silk: 0.75,
  satin: 0.75,
  chiffon: 0.5,
  lace: 0.75,
  crochet: -0.5,
  velvet: 1,
  sequin: 2,
  nylon: -0.75,
  leather: 0,
  patent: 0.5,
  rubber: -1,
  straw: -0.75,
  pearl: 0.5,
}

const FORMAL_CUTS: CutSteps = {
  fit: { relaxed: -0.25, oversized: -0.75 },
  length: { cropped: -0.5, mini: -0.5, thigh: 0.25 },
  neckline: { bow: 0.25, collar: 0.25, lapel: 0.25, hood: -0.75, "off-shoulder": -0.25 },
  leg: { skinny: -0.25, barrel: -0.5 },
  heel: { flat: -0.5, block: 0.25, platform: 0.25, stiletto: 1 },
}

/** Kinds of which shops name the fibre: a cotton T-shirt is of jersey, and a merino jumper of knit, like any other. */
const NAMED_BY_FIBRE: Partial<Record<Material, readonly Kind[]>> = {
  cotton: ["t_shirt", "vest", "bodysuit", "sweatshirt", "hoodie", "leggings", "joggers"],
  wool: ["jumper", "knitted_vest", "cardigan", "knitted_dress"],
}

/** Steps of warmth, counted the same way. */
const WARM_MATERIALS: Partial<Record<Material, number>> = {
  linen: -0.75,
  denim: 0.5,
  corduroy: 0.5,
  wool: 1,
  knit: 1,
  cable: 1.5,
  cashmere: 1.25,
  tweed: 1,
  fleece: 1.25,
  fur: 1.75,
  satin: -0.25,
  silk: -0.25,
  chiffon: -0.5,
  lace: -0.5,
  broderie: -0.25,
  crochet: -0.5,
  mesh: -0.75,
  velvet: 0.75,
  viscose: -0.25,
  leather: 0.75,
  suede: 0.75,
  straw: -0.5,
  canvas: 0.25,
}

const WARM_WEIGHTS: Record<Weight, number> = { light: -0.5, mid: 0, heavy: 0.5 }

const WARM_CUTS: CutSteps = {
  length: { cropped: -0.5, mini: -0.5, midi: 0.25, maxi: 0.5, long: 0.25 },
  neckline: {
    roll: 0.75,
    high: 0.5,
    hood: 0.25,
    bandeau: -0.5,
    "off-shoulder": -0.5,
    halter: -0.25,
  },
  sleeve: { sleeveless: -0.75, strap: -1, short: -0.25, "three-quarter": 0.25, long: 0.75 },
}

/**
 * Derives the facts that follow from a garment's words. The kind sets a grade; each word of the cut
 * and the cloth moves it by its distance from the kind's usual word. A kind in its usual words
 * therefore keeps its own grade, while a satin skirt is dressier than a cotton one and a linen
 * blazer cooler than a wool one.
 * @throws GarmentError if the words describe no garment
 */
export function garmentFacts(words: GarmentWords): GarmentFacts {
  const garment = wholeGarment(words)
  const { kind, cut } = garment
  const usual = { cut: usualCut(kind), cloth: usualCloth(kind) }
  const isUsual = NAMED_BY_FIBRE[garment.cloth.material]?.includes(kind)
  const cloth = isUsual ? { ...garment.cloth, ...said(words, usual.cloth) } : garment.cloth
  const { formality, warmth, slot } = kindFacts(kind)
  const facts = {
    formality: gradeOf(
      formality +
        differenceOf(FORMAL_MATERIALS, cloth.material, usual.cloth.material) +
        cutDifference(FORMAL_CUTS, cut, usual.cut),
    ),
    warmth: gradeOf(
      warmth +
        differenceOf(WARM_MATERIALS, cloth.material, usual.cloth.material) +
        WARM_WEIGHTS[cloth.weight] -
        WARM_WEIGHTS[usual.cloth.weight] +
        cutDifference(WARM_CUTS, cut, usual.cut),
    ),
  }
  return {
    ...facts,
    seasons: seasonsOf(facts.warmth, slot),
    occasions: ACTIVITIES.filter((activity) => suits(activity, garment, facts)),
  }
}

/** A kind's usual cloth, of the weight that is said. */
function said(
  { cloth }: GarmentWords,
  usual: Required<Cloth>,
): Pick<Cloth, "material"> & { weight: Weight } {
  return { material: usual.material, weight: cloth?.weight ?? usual.weight }
}

function differenceOf<T extends string>(
  steps: Partial<Record<T, number>>,
  word: T,
  usual: T,
): number {
  return (steps[word] ?? 0) - (steps[usual] ?? 0)
}

function cutDifference(steps: CutSteps, cut: Cut, usual: Cut): number {
  return CUT_FIELDS.reduce((sum, field) => {
    const ofField: Readonly<Record<string, number>> = steps[field] ?? {}
    return sum + (ofField[cut[field] ?? ""] ?? 0) - (ofField[usual[field] ?? ""] ?? 0)
  }, 0)
}

const GRADES = [1, 2, 3, 4, 5] as const

function gradeOf(value: number): Grade {
  return GRADES.find((grade) => value < grade + 0.5) ?? 5
}

const SEASONS_BY_WARMTH: Record<Grade, readonly YearSeason[]> = {
  1: ["summer"],
  2: ["spring", "summer", "autumn"],
  3: ["spring", "autumn", "winter"],
  4: ["autumn", "winter"],
  5: ["winter"],
}
/** Slots worn all year at medium warmth: they do not cover the upper body. */
const ALL_YEAR_SLOTS: readonly Slot[] = ["bottom", "shoes", "bag", "accessory"]

function seasonsOf(warmth: Grade, slot: Slot): readonly YearSeason[] {
  const isAllYear = slot === "bag" || (warmth === 3 && ALL_YEAR_SLOTS.includes(slot))
  return isAllYear ? YEAR_SEASONS : SEASONS_BY_WARMTH[warmth]
}

interface DressCode {
  readonly least: Grade
  readonly most: Grade
  /** Kinds that belong although their formality alone would exclude them. */
  readonly also?: readonly Kind[]
  readonly never?: (garment: WholeGarment) => boolean
}

const DRESS_CODES: Record<Activity, DressCode> = {
  work: {
    least: 3,
    most: 4,
    also: ["jumper", "polo", "crossbody_bag", "heels", "clutch"],
    never: ({ kind, cut, cloth }) =>
      cut.length === "mini" ||
      ["clutch", "corset_top", "evening_dress", "playsuit"].includes(kind) ||
      cloth.material === "sequin",
  },
  classes: {
    least: 1,
    most: 4,
    never: ({ kind, cut, cloth }) =>
      cut.heel === "stiletto" ||
      cloth.material === "sequin" ||
      ["corset_top", "evening_dress"].includes(kind),
  },
  outings: {
    least: 2,
    most: 4,
    also: ["trainers", "backpack", "cap", "puffer", "parka"],
    never: ({ kind }) => kind === "evening_dress",
  },
  dating: {
    least: 3,
    most: 5,
    also: ["jeans", "wide_leg_jeans", "mini_skirt", "leather_jacket", "vest", "sandals"],
    never: ({ kind }) => kind === "tote_bag",
  },
  errands: {
    least: 1,
    most: 3,
    also: ["trench_coat", "wool_coat"],
    never: ({ cut }) => cut.heel === "stiletto",
  },
  outdoors: {
    least: 1,
    most: 2,
    also: ["scarf", "gloves", "sun_hat", "ankle_boots", "chelsea_boots"],
    never: ({ kind, cut, cloth }) =>
      cut.length === "mini" ||
      (cut.heel !== undefined && !["flat", "low"].includes(cut.heel)) ||
      ["silk", "satin", "suede", "sequin", "lace"].includes(cloth.material) ||
      ["sandals", "mules", "espadrilles", "leather_jacket"].includes(kind),
  },
}

/** What nobody dresses up in: it keeps her warm underneath. */
const UNSEEN: readonly Kind[] = ["tights", "socks", "thermal_top"]

function suits(
  activity: Activity,
  garment: WholeGarment,
  { formality }: Pick<GarmentFacts, "formality">,
): boolean {
  const { least, most, also = [], never } = DRESS_CODES[activity]
  if (UNSEEN.includes(garment.kind)) return true
  // It is worn for more than the occasion.
  if (garment.kind === "headscarf") return true
  if (never?.(garment)) return false
  return also.includes(garment.kind) || (formality >= least && formality <= most)
}
