import { CUT_FIELDS, type Cut, type CutField } from "./cut.ts"
import type { Kind } from "./kind-names.ts"

/** The words that a kind takes for each part of its cut; the first is the usual one. */
export type CutsOfKind = {
  readonly [Field in CutField]?: readonly [
    NonNullable<Cut[Field]>,
    ...(readonly NonNullable<Cut[Field]>[]),
  ]
}

const anyFit = ["regular", "fitted", "relaxed", "oversized"] as const
const relaxedFit = ["relaxed", "regular", "oversized", "fitted"] as const
const closeFit = ["fitted", "regular", "relaxed"] as const
const topLength = ["regular", "cropped", "long"] as const
const anySleeve = [
  "short",
  "sleeveless",
  "strap",
  "elbow",
  "three-quarter",
  "long",
  "puff",
  "balloon",
] as const
const longSleeve = ["long", "three-quarter", "elbow", "short", "balloon", "puff"] as const
const plainLongSleeve = ["long", "three-quarter"] as const
const dressNeck = [
  "crew",
  "scoop",
  "v",
  "boat",
  "square",
  "sweetheart",
  "bandeau",
  "cami",
  "halter",
  "one-shoulder",
  "off-shoulder",
  "wrap",
  "cowl",
  "high",
  "roll",
  "collar",
  "bow",
] as const
const dressSkirt = ["a-line", "pencil", "pleated", "circle", "wrap", "tiered", "slip"] as const
const knitNeck = [
  "crew",
  "v",
  "roll",
  "high",
  "scoop",
  "boat",
  "collar",
  "off-shoulder",
  "cowl",
] as const
const rise = ["mid", "low", "high"] as const
const highRise = ["high", "mid", "low"] as const
const legLength = ["full", "ankle", "cropped"] as const

const jacket: CutsOfKind = { fit: anyFit, length: topLength, sleeve: plainLongSleeve }
const coat: CutsOfKind = {
  fit: anyFit,
  length: ["midi", "knee", "long", "maxi"],
  sleeve: plainLongSleeve,
}
const dress: CutsOfKind = {
  fit: anyFit,
  length: ["midi", "mini", "knee", "maxi"],
  neckline: dressNeck,
  sleeve: anySleeve,
  skirt: dressSkirt,
}
const wideTrousers: CutsOfKind = {
  fit: relaxedFit,
  length: legLength,
  rise: highRise,
  leg: ["wide"],
}

/** The cut of every kind: the words it takes, the default first. */
export const KIND_CUTS = {
  t_shirt: {
    fit: anyFit,
    length: topLength,
    neckline: [
      "crew",
      "v",
      "scoop",
      "boat",
      "square",
      "high",
      "roll",
      "off-shoulder",
      "one-shoulder",
      "cowl",
    ],
    sleeve: ["short", "elbow", "three-quarter", "long", "puff"],
  },
  vest: {
    fit: closeFit,
    length: topLength,
    neckline: ["scoop", "crew", "v", "high", "square", "halter", "cowl", "one-shoulder"],
    sleeve: ["sleeveless"],
  },
  cami: {
    fit: closeFit,
    length: topLength,
    neckline: ["cami", "v", "cowl", "square", "sweetheart", "bandeau", "halter"],
    sleeve: ["strap", "sleeveless"],
  },
  bodysuit: {
    fit: ["fitted"],
    neckline: [
      "scoop",
      "crew",
      "square",
      "v",
      "high",
      "roll",
      "sweetheart",
      "halter",
      "wrap",
      "one-shoulder",
    ],
    sleeve: ["long", "short", "three-quarter", "sleeveless", "strap"],
  },
  corset_top: {
    fit: ["fitted"],
    length: ["cropped", "regular"],
    neckline: ["sweetheart", "bandeau", "square", "off-shoulder"],
    sleeve: ["strap", "sleeveless", "puff", "long"],
  },
  blouse: {
    fit: relaxedFit,
    length: topLength,
    neckline: [
      "v",
      "collar",
      "bow",
      "crew",
      "high",
      "square",
      "scoop",
      "boat",
      "wrap",
      "off-shoulder",
      "cowl",
    ],
    sleeve: ["long", "balloon", "puff", "short", "elbow", "three-quarter", "sleeveless"],
  },
  tunic: {
    fit: relaxedFit,
    length: ["long"],
    neckline: ["v", "crew", "boat", "collar", "scoop", "high", "cowl", "roll"],
    sleeve: ["three-quarter", "long", "elbow", "short", "sleeveless", "balloon"],
  },
  shirt: {
    fit: anyFit,
    length: topLength,
    neckline: ["collar", "high", "v"],
    sleeve: ["long", "three-quarter", "elbow", "short", "sleeveless", "puff", "balloon"],
  },
  polo: {
    fit: anyFit,
    length: topLength,
    neckline: ["collar"],
    sleeve: ["short", "elbow", "three-quarter", "long", "sleeveless"],
  },
  jumper: { fit: relaxedFit, length: topLength, neckline: knitNeck, sleeve: longSleeve },
  knitted_vest: {
    fit: anyFit,
    length: topLength,
    neckline: ["v", "crew", "roll", "high"],
    sleeve: ["sleeveless"],
  },
  sweatshirt: {
    fit: relaxedFit,
    length: topLength,
    neckline: ["crew", "v", "high", "collar"],
    sleeve: ["long", "short", "three-quarter"],
  },
  hoodie: {
    fit: relaxedFit,
    length: topLength,
    neckline: ["hood"],
    sleeve: ["long", "short", "three-quarter"],
  },
  cardigan: {
    fit: anyFit,
    length: ["regular", "cropped", "long", "knee", "midi", "maxi"],
    neckline: ["v", "crew", "collar", "collarless", "scoop"],
    sleeve: longSleeve,
  },
  waistcoat: {
    fit: closeFit,
    length: topLength,
    neckline: ["v", "lapel", "halter"],
    sleeve: ["sleeveless"],
  },
  blazer: {
    ...jacket,
    neckline: ["lapel", "collarless"],
    sleeve: ["long", "three-quarter", "elbow", "short"],
  },
  tweed_jacket: { ...jacket, neckline: ["collarless", "collar", "lapel"] },
  denim_jacket: { ...jacket, neckline: ["collar", "collarless"] },
  leather_jacket: { ...jacket, neckline: ["lapel", "collar", "collarless"] },
  bomber: { ...jacket, neckline: ["high", "collar"] },
  overshirt: { ...jacket, fit: relaxedFit, neckline: ["collar", "collarless"] },
  fleece: { ...jacket, fit: relaxedFit, neckline: ["high", "collarless", "hood"] },
  gilet: {
    fit: anyFit,
    length: ["regular", "cropped", "long", "knee", "midi"],
    neckline: ["high", "hood", "collarless", "lapel", "collar"],
    sleeve: ["sleeveless"],
  },
  puffer: {
    fit: relaxedFit,
    length: ["regular", "cropped", "long", "knee", "midi", "maxi"],
    neckline: ["high", "hood", "collarless"],
    sleeve: ["long"],
  },
  parka: {
    fit: relaxedFit,
    length: ["long", "regular", "knee", "midi"],
    neckline: ["hood", "high"],
    sleeve: ["long"],
  },
  raincoat: {
    fit: relaxedFit,
    length: ["long", "cropped", "regular", "knee", "midi"],
    neckline: ["hood", "high", "collar"],
    sleeve: ["long"],
  },
  trench_coat: {
    ...coat,
    length: ["midi", "cropped", "long", "knee", "maxi"],
    neckline: ["lapel", "collar"],
  },
  wool_coat: { ...coat, neckline: ["lapel", "collar", "high", "collarless", "wrap", "hood"] },
  teddy_coat: {
    ...coat,
    fit: relaxedFit,
    length: ["knee", "cropped", "regular", "long", "midi", "maxi"],
    neckline: ["lapel", "collar", "high", "collarless", "hood"],
  },
  cape: {
    fit: ["oversized", "relaxed", "regular"],
    length: ["long", "regular", "cropped", "knee", "midi"],
    neckline: ["high", "collarless", "lapel", "roll", "hood", "v"],
  },
  day_dress: dress,
  shirt_dress: {
    ...dress,
    neckline: ["collar", "high"],
    sleeve: ["long", "three-quarter", "elbow", "short", "sleeveless", "puff", "balloon"],
  },
  wrap_dress: { ...dress, neckline: ["wrap"], skirt: ["wrap", "a-line", "tiered"] },
  slip_dress: {
    ...dress,
    fit: closeFit,
    neckline: ["cami", "v", "cowl", "square", "sweetheart"],
    sleeve: ["strap", "sleeveless"],
    skirt: ["slip", "a-line"],
  },
  knitted_dress: {
    ...dress,
    neckline: ["crew", "roll", "high", "v", "collar", "boat", "scoop", "square", "off-shoulder"],
    sleeve: ["long", "three-quarter", "elbow", "short", "sleeveless", "balloon"],
    skirt: ["pencil", "a-line", "pleated"],
  },
  mini_dress: { ...dress, length: ["mini"] },
  maxi_dress: {
    ...dress,
    length: ["maxi"],
    skirt: ["tiered", "a-line", "pleated", "wrap", "slip"],
  },
  pinafore: {
    ...dress,
    length: ["mini", "knee", "midi"],
    neckline: ["square", "scoop", "v"],
    sleeve: ["sleeveless", "strap"],
    skirt: ["a-line", "pencil", "pleated", "circle"],
  },
  evening_dress: {
    ...dress,
    length: ["maxi", "midi", "knee", "mini"],
    neckline: [
      "sweetheart",
      "bandeau",
      "v",
      "halter",
      "one-shoulder",
      "off-shoulder",
      "cowl",
      "high",
      "square",
      "cami",
      "boat",
      "scoop",
      "crew",
    ],
    sleeve: ["sleeveless", "strap", "short", "three-quarter", "long", "puff", "balloon"],
    skirt: ["a-line", "pencil", "pleated", "circle", "wrap", "slip", "tiered"],
  },
  jumpsuit: {
    fit: anyFit,
    length: legLength,
    neckline: ["v", ...dressNeck.filter((word) => word !== "v")],
    sleeve: anySleeve,
    leg: ["wide", "straight", "tapered", "slim", "flare"],
  },
  playsuit: {
    fit: anyFit,
    length: ["mini"],
    neckline: ["v", ...dressNeck.filter((word) => word !== "v")],
    sleeve: anySleeve,
  },
  dungarees: {
    fit: relaxedFit,
    length: ["full", "ankle", "cropped", "mini"],
    neckline: ["square"],
    sleeve: ["strap", "sleeveless"],
    leg: ["straight", "wide", "tapered", "slim", "skinny", "flare"],
  },
  jeans: {
    fit: anyFit,
    length: legLength,
    rise,
    leg: ["straight", "skinny", "slim", "tapered", "barrel", "flare", "bootcut"],
  },
  wide_leg_jeans: wideTrousers,
  trousers: {
    fit: anyFit,
    length: legLength,
    rise,
    leg: ["straight", "skinny", "slim", "tapered", "barrel", "flare", "bootcut"],
  },
  wide_leg_trousers: wideTrousers,
  chinos: {
    fit: anyFit,
    length: legLength,
    rise,
    leg: ["straight", "slim", "tapered", "skinny", "barrel"],
  },
  cargo_trousers: {
    fit: relaxedFit,
    length: legLength,
    rise,
    leg: ["straight", "tapered", "wide", "barrel", "slim"],
  },
  culottes: { fit: relaxedFit, length: ["cropped"], rise: highRise, leg: ["wide"] },
  leggings: {
    fit: ["fitted"],
    length: ["full", "ankle", "cropped"],
    rise: highRise,
    leg: ["skinny", "flare"],
  },
  joggers: {
    fit: relaxedFit,
    length: legLength,
    rise,
    leg: ["tapered", "straight", "wide", "slim", "flare"],
  },
  shorts: { fit: anyFit, length: ["regular", "mini", "long"], rise },
  denim_shorts: { fit: anyFit, length: ["mini", "regular", "long"], rise },
  mini_skirt: {
    fit: anyFit,
    length: ["mini"],
    rise,
    skirt: ["a-line", "pencil", "pleated", "circle", "wrap", "tiered"],
  },
  midi_skirt: {
    fit: anyFit,
    length: ["midi", "knee"],
    rise: highRise,
    skirt: ["a-line", "slip", "circle", "wrap", "tiered"],
  },
  maxi_skirt: {
    fit: anyFit,
    length: ["maxi"],
    rise: highRise,
    skirt: ["a-line", "tiered", "slip", "circle", "wrap", "pencil"],
  },
  pleated_skirt: {
    fit: anyFit,
    length: ["midi", "mini", "knee", "maxi"],
    rise: highRise,
    skirt: ["pleated"],
  },
  pencil_skirt: {
    fit: ["fitted"],
    length: ["knee", "midi", "mini"],
    rise: highRise,
    skirt: ["pencil"],
  },
  denim_skirt: {
    fit: anyFit,
    length: ["mini", "knee", "midi", "maxi"],
    rise,
    skirt: ["a-line", "pencil", "wrap", "tiered"],
  },
  trainers: { heel: ["flat", "platform", "wedge"] },
  ankle_boots: { heel: ["block", "flat", "low", "stiletto", "platform", "wedge"] },
  chelsea_boots: { heel: ["flat", "low", "block", "platform"] },
  lace_up_boots: { heel: ["flat", "low", "block", "platform"] },
  knee_boots: {
    length: ["knee", "thigh"],
    heel: ["low", "flat", "block", "stiletto", "platform", "wedge"],
  },
  wellies: { length: ["knee", "ankle"] },
  heels: { heel: ["stiletto", "low", "block", "platform", "wedge"] },
  flats: { heel: ["flat", "low"] },
  mary_janes: { heel: ["flat", "low", "block", "platform", "stiletto"] },
  loafers: { heel: ["flat", "low", "block", "platform"] },
  brogues: { heel: ["flat", "low", "block", "platform"] },
  mules: { heel: ["flat", "low", "block", "stiletto", "platform", "wedge"] },
  sandals: { heel: ["flat", "low", "block", "stiletto", "platform", "wedge"] },
  espadrilles: { heel: ["flat", "wedge", "platform"] },
  tote_bag: {},
  shoulder_bag: {},
  crossbody_bag: {},
  bucket_bag: {},
  clutch: {},
  backpack: {},
  scarf: {},
  headscarf: {},
  beanie: {},
  beret: {},
  cap: {},
  fedora: {},
  bucket_hat: {},
  sun_hat: {},
  gloves: {},
  belt: {},
  sunglasses: {},
  necklace: {},
  earrings: {},
  bracelet: {},
  ring: {},
  watch: {},
  tights: {},
  socks: { length: ["ankle", "knee"] },
  thermal_top: {
    fit: ["fitted"],
    length: ["regular"],
    neckline: ["crew", "scoop", "high", "roll"],
    sleeve: ["long", "three-quarter", "short"],
  },
} as const satisfies Record<Kind, CutsOfKind>

/** The cut words that a kind takes, the usual one first. */
export function cutsOf(kind: Kind): CutsOfKind {
  return KIND_CUTS[kind]
}

/** The words of a cut that a kind takes. */
export function cutOfKind(kind: Kind, cut: { readonly [Field in CutField]?: unknown }): Cut {
  const cuts = cutsOf(kind)
  const parts = CUT_FIELDS.flatMap((field) => {
    const word = cuts[field]?.find((one) => one === cut[field])
    return word ? [[field, word] as const] : []
  })
  return Object.fromEntries(parts)
}

const USUAL_CUTS = new Map<Kind, Cut>()

/** The usual cut of a kind: every part it has, with its default word. */
export function usualCut(kind: Kind): Cut {
  const known = USUAL_CUTS.get(kind)
  if (known) return known
  const cuts = cutsOf(kind)
  const parts = CUT_FIELDS.flatMap((field) => {
    const word = cuts[field]?.[0]
    return word ? [[field, word] as const] : []
  })
  const cut: Cut = Object.fromEntries(parts)
  USUAL_CUTS.set(kind, cut)
  return cut
}

/** Skirts that stand away from the legs, and those that do not. */
const STANDING: ReadonlySet<string | undefined> = new Set(["a-line", "tiered"])
const STRAIGHT = ["pencil", "slip"] as const

/**
 * A cut with every part that its kind has: what is left out is the kind's usual word. But what is
 * sold as slim or fitted without a word for its skirt is straight to the hem.
 */
export function wholeCut(kind: Kind, cut: Cut = {}): Cut {
  const whole = { ...usualCut(kind), ...cut }
  if (cut.fit !== "fitted" || cut.skirt || !STANDING.has(whole.skirt)) return whole
  const skirt = STRAIGHT.find((word) => cutsOf(kind).skirt?.includes(word))
  return skirt ? { ...whole, skirt } : whole
}
