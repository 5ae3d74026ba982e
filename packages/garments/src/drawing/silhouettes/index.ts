import type { Kind } from "../../vocabulary/kinds.ts"
import { MIDDLE, mirrored } from "../path.ts"
import { belt, earrings, necklace, scarf, sunglasses } from "./accessories.ts"
import { backpack, beanie, crossbody, shoulderBag, sunHat, tote } from "./bags.ts"
import { type LegCut, legSteps, legs, type SkirtCut, skirt } from "./lower.ts"
import { buttonedKnit, lapelled, quilted, shortJacket } from "./outer.ts"
import { ballerina, boot, heel, loafer, sandal, trainer } from "./shoes.ts"
import type { Silhouette } from "./silhouette.ts"
import { collared, hooded, pullOn, type UpperCut } from "./upper.ts"

export type { Silhouette } from "./silhouette.ts"

const top: UpperCut = {
  top: 92,
  hem: 300,
  shoulder: 66,
  waist: 55,
  flare: 58,
  sleeve: "short",
  neck: 21,
}
const dress: UpperCut = { ...top, top: 48, hem: 366, waist: 44, flare: 84 }
const coat: UpperCut = {
  ...top,
  top: 44,
  hem: 366,
  shoulder: 70,
  waist: 58,
  flare: 74,
  sleeve: "long",
  neck: 96,
}
const trousers: LegCut = {
  top: 40,
  hem: 366,
  waist: 42,
  hip: 58,
  outer: 56,
  inner: 16,
  finish: "crease",
}
const jeans: LegCut = { ...trousers, outer: 52, inner: 18, finish: "denim" }
const midi: SkirtCut = { top: 72, hem: 336, waist: 40, hip: 62, flare: 92, pleats: true }

/** A bodice and trouser legs in one piece. */
function onePiece(): Silhouette {
  const bodice = pullOn({
    ...top,
    top: 24,
    hem: 152,
    waist: 42,
    flare: 44,
    sleeve: "none",
    neck: 44,
  })
  const cut: LegCut = { ...trousers, top: 128, hem: 382, waist: 43, outer: 62 }
  return { ...bodice, cloth: [mirrored([MIDDLE, cut.top], ...legSteps(cut)), ...bodice.cloth] }
}

/** How each kind is drawn. Kinds that differ in cut differ in numbers only. */
const DRAWN = {
  t_shirt: pullOn(top),
  vest: pullOn({ ...top, sleeve: "none", neck: 46, waist: 50, flare: 54 }),
  blouse: collared({ ...top, sleeve: "long", neck: 36, waist: 58, flare: 62 }, 296),
  shirt: collared({ ...top, sleeve: "long", neck: 16, hem: 306 }, 304),
  polo: collared({ ...top, neck: 16 }, 168),
  jumper: pullOn({ ...top, sleeve: "long", shoulder: 70, waist: 62, flare: 60, neck: 15 }, true),
  cardigan: buttonedKnit({ ...top, sleeve: "long", shoulder: 69, waist: 60, flare: 60, neck: 86 }),
  hoodie: hooded({
    ...top,
    top: 104,
    hem: 312,
    sleeve: "long",
    shoulder: 72,
    waist: 64,
    flare: 60,
  }),
  blazer: lapelled({
    ...top,
    top: 72,
    hem: 310,
    sleeve: "long",
    shoulder: 69,
    waist: 54,
    flare: 64,
    neck: 104,
  }),
  denim_jacket: shortJacket(
    { ...top, hem: 274, sleeve: "long", shoulder: 70, waist: 60, flare: 56, neck: 16 },
    "buttons",
  ),
  leather_jacket: shortJacket(
    { ...top, hem: 270, sleeve: "long", shoulder: 69, waist: 57, flare: 56, neck: 26 },
    "zip",
  ),
  trench_coat: lapelled({ ...coat, waist: 52, flare: 80 }, { belt: true }),
  wool_coat: lapelled(coat),
  puffer: quilted({
    ...top,
    top: 98,
    hem: 300,
    sleeve: "long",
    shoulder: 74,
    waist: 68,
    flare: 66,
  }),
  day_dress: pullOn(dress, false, true),
  evening_dress: pullOn({
    ...dress,
    sleeve: "none",
    shoulder: 58,
    neck: 54,
    waist: 41,
    flare: 66,
    hem: 376,
  }),
  jumpsuit: onePiece(),
  jeans: legs(jeans),
  wide_leg_jeans: legs({ ...jeans, outer: 78, inner: 14 }),
  trousers: legs(trousers),
  wide_leg_trousers: legs({ ...trousers, outer: 82, inner: 12 }),
  leggings: legs({ ...trousers, hip: 54, outer: 40, inner: 16, finish: "plain" }),
  joggers: legs({ ...trousers, hip: 62, outer: 50, inner: 20, finish: "cuff" }),
  shorts: legs({ ...trousers, top: 116, hem: 268, outer: 70, inner: 6, finish: "crease" }),
  pencil_skirt: skirt({ ...midi, top: 84, hem: 318, flare: 48, pleats: false }),
  midi_skirt: skirt(midi),
  mini_skirt: skirt({ ...midi, top: 128, hem: 276, flare: 78, pleats: false }),
  trainers: trainer,
  ankle_boots: boot(150),
  knee_boots: boot(52),
  heels: heel,
  flats: ballerina,
  loafers: loafer,
  sandals: sandal,
  tote_bag: tote,
  shoulder_bag: shoulderBag,
  crossbody_bag: crossbody,
  backpack,
  scarf,
  beanie,
  sun_hat: sunHat,
  belt,
  sunglasses,
  necklace,
  earrings,
} satisfies Partial<Record<Kind, Silhouette>>

/** The kinds that are drawn in the silhouette of their nearest neighbour. */
const LIKE: Record<Exclude<Kind, keyof typeof DRAWN>, keyof typeof DRAWN> = {
  cami: "vest",
  bodysuit: "vest",
  corset_top: "vest",
  tunic: "blouse",
  knitted_vest: "vest",
  sweatshirt: "jumper",
  waistcoat: "vest",
  tweed_jacket: "cardigan",
  bomber: "leather_jacket",
  overshirt: "shirt",
  fleece: "cardigan",
  gilet: "puffer",
  parka: "puffer",
  raincoat: "puffer",
  teddy_coat: "wool_coat",
  cape: "wool_coat",
  shirt_dress: "day_dress",
  wrap_dress: "day_dress",
  slip_dress: "evening_dress",
  knitted_dress: "day_dress",
  mini_dress: "day_dress",
  maxi_dress: "evening_dress",
  pinafore: "day_dress",
  playsuit: "jumpsuit",
  dungarees: "jumpsuit",
  chinos: "trousers",
  cargo_trousers: "joggers",
  culottes: "wide_leg_trousers",
  denim_shorts: "shorts",
  maxi_skirt: "midi_skirt",
  pleated_skirt: "midi_skirt",
  denim_skirt: "mini_skirt",
  chelsea_boots: "ankle_boots",
  lace_up_boots: "ankle_boots",
  wellies: "knee_boots",
  mary_janes: "flats",
  brogues: "loafers",
  mules: "sandals",
  espadrilles: "flats",
  bucket_bag: "tote_bag",
  clutch: "shoulder_bag",
  beret: "beanie",
  cap: "beanie",
  fedora: "sun_hat",
  bucket_hat: "sun_hat",
  gloves: "scarf",
  bracelet: "necklace",
  ring: "earrings",
  watch: "belt",
}

export const SILHOUETTES = Object.assign(
  Object.fromEntries(Object.entries(LIKE).map(([kind, like]) => [kind, DRAWN[like]])),
  DRAWN,
) as Record<Kind, Silhouette>
