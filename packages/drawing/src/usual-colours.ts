import {
  type Colour,
  type Kind,
  kindFacts,
  type Material,
  type Slot,
  type WholeGarment,
} from "@stylin/garments/vocabulary"

/** Grey marl: between grey and light grey. */
const MARL = "#b2b3b6"

/**
 * The colour that a kind mostly has. One of which no colour is known is drawn in it, because a raincoat and a parka in
 * the same grey look like cloth that nobody wears; its words keep the colour that they have.
 */
const USUAL: Readonly<Record<Kind, Colour>> = {
  t_shirt: "white",
  vest: "white",
  cami: "black",
  bodysuit: "black",
  corset_top: "black",
  blouse: "cream",
  tunic: "cream",
  shirt: "white",
  polo: "navy",
  jumper: "ecru",
  knitted_vest: "ecru",
  sweatshirt: MARL,
  hoodie: MARL,
  cardigan: "ecru",
  waistcoat: "charcoal",
  blazer: "navy",
  tweed_jacket: "brown",
  denim_jacket: "blue",
  leather_jacket: "black",
  bomber: "olive",
  overshirt: "khaki",
  fleece: "slate",
  gilet: "navy",
  puffer: "black",
  parka: "olive",
  raincoat: "navy",
  trench_coat: "beige",
  wool_coat: "camel",
  teddy_coat: "camel",
  cape: "camel",
  day_dress: "navy",
  shirt_dress: "navy",
  wrap_dress: "navy",
  slip_dress: "black",
  knitted_dress: "ecru",
  mini_dress: "black",
  maxi_dress: "navy",
  pinafore: "rust",
  evening_dress: "black",
  jumpsuit: "navy",
  playsuit: "navy",
  dungarees: "blue",
  jeans: "blue",
  wide_leg_jeans: "blue",
  trousers: "charcoal",
  wide_leg_trousers: "navy",
  chinos: "beige",
  cargo_trousers: "olive",
  culottes: "navy",
  leggings: "black",
  joggers: MARL,
  shorts: "stone",
  denim_shorts: "blue",
  mini_skirt: "black",
  midi_skirt: "navy",
  maxi_skirt: "navy",
  pleated_skirt: "navy",
  pencil_skirt: "black",
  denim_skirt: "blue",
  trainers: "white",
  ankle_boots: "brown",
  chelsea_boots: "black",
  lace_up_boots: "black",
  knee_boots: "black",
  wellies: "forest green",
  heels: "black",
  flats: "black",
  mary_janes: "black",
  loafers: "brown",
  brogues: "brown",
  mules: "tan",
  sandals: "tan",
  espadrilles: "ecru",
  tote_bag: "stone",
  shoulder_bag: "brown",
  crossbody_bag: "black",
  bucket_bag: "tan",
  clutch: "black",
  backpack: "black",
  scarf: "charcoal",
  headscarf: "black",
  beanie: "charcoal",
  beret: "black",
  cap: "navy",
  fedora: "charcoal",
  bucket_hat: "stone",
  sun_hat: "beige",
  gloves: "charcoal",
  belt: "brown",
  sunglasses: "black",
  necklace: "gold",
  earrings: "gold",
  bracelet: "gold",
  ring: "gold",
  watch: "silver",
  tights: "black",
  socks: "white",
  thermal_top: "black",
}

/** Whether nothing says what colour it is. */
export const isUnsaid = ({ touches }: WholeGarment) => touches.includes("unsaid-colour")

/** Cloths that have a usual colour of their own on what is worn below the waist, or over other clothes. */
const OF_CLOTHS: Partial<Readonly<Record<Material, Colour>>> = {
  linen: "stone",
  corduroy: "brown",
  fur: "camel",
}
const SHOWS_CLOTH: ReadonlySet<Slot> = new Set(["bottom", "layer"])

function usualColour({ kind, cloth: { material, weight } }: WholeGarment): Colour {
  // Thick ones are for the bush, and not for the office.
  if (kind === "shirt" && weight === "heavy") return "olive"
  // Of other cloth is only its lining.
  if (kind === "denim_jacket") return USUAL[kind]
  // Worked in undyed yarn, whatever it is.
  if (material === "crochet") return "ecru"
  const ofCloth = SHOWS_CLOTH.has(kindFacts(kind).slot) ? OF_CLOTHS[material] : undefined
  return ofCloth ?? USUAL[kind]
}

/** The garment in its kind's usual colour if its own is not known. */
export const inUsualColour = (words: WholeGarment): WholeGarment =>
  isUnsaid(words) ? { ...words, colours: [{ colour: usualColour(words), share: 1 }] } : words
