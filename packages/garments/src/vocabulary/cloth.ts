/** What a garment is made of, by its look and feel rather than by its fibre alone. */
export const MATERIALS = [
  "cotton",
  "jersey",
  "linen",
  "denim",
  "canvas",
  "corduroy",
  "wool",
  "knit",
  "cable",
  "cashmere",
  "tweed",
  "fleece",
  "fur",
  "silk",
  "satin",
  "chiffon",
  "lace",
  "broderie",
  "crochet",
  "mesh",
  "velvet",
  "sequin",
  "viscose",
  "polyester",
  "nylon",
  "leather",
  "suede",
  "patent",
  "rubber",
  "straw",
  "metal",
  "pearl",
] as const
export type Material = (typeof MATERIALS)[number]

export const WEIGHTS = ["light", "mid", "heavy"] as const
export type Weight = (typeof WEIGHTS)[number]

export const SHEENS = ["matt", "soft", "high"] as const
export type Sheen = (typeof SHEENS)[number]

/** A garment's cloth. Weight and sheen default to the material's usual ones. */
export interface Cloth {
  readonly material: Material
  readonly weight?: Weight
  readonly sheen?: Sheen
}

const USUAL: Record<Material, readonly [Weight, Sheen]> = {
  cotton: ["mid", "matt"],
  jersey: ["light", "matt"],
  linen: ["light", "matt"],
  denim: ["heavy", "matt"],
  canvas: ["heavy", "matt"],
  corduroy: ["heavy", "soft"],
  wool: ["heavy", "matt"],
  knit: ["mid", "matt"],
  cable: ["heavy", "matt"],
  cashmere: ["mid", "soft"],
  tweed: ["heavy", "matt"],
  fleece: ["heavy", "matt"],
  fur: ["heavy", "soft"],
  silk: ["light", "soft"],
  satin: ["light", "high"],
  chiffon: ["light", "matt"],
  lace: ["light", "matt"],
  broderie: ["light", "matt"],
  crochet: ["light", "matt"],
  mesh: ["light", "matt"],
  velvet: ["heavy", "soft"],
  sequin: ["mid", "high"],
  viscose: ["light", "matt"],
  polyester: ["mid", "matt"],
  nylon: ["mid", "soft"],
  leather: ["heavy", "soft"],
  suede: ["heavy", "matt"],
  patent: ["heavy", "high"],
  rubber: ["heavy", "soft"],
  straw: ["light", "matt"],
  metal: ["heavy", "high"],
  pearl: ["heavy", "soft"],
}

/** A cloth with its weight and sheen filled in from the material's usual ones. */
export function wholeCloth(cloth: Cloth): Required<Cloth> {
  const [weight, sheen] = USUAL[cloth.material]
  return { weight, sheen, ...cloth }
}
