import type { Kind } from "./kind-names.ts"
import type { Section } from "./sections.ts"

/** The place that a garment takes in an outfit. A dress takes those of top and bottom. */
export type Slot = "top" | "layer" | "bottom" | "dress" | "shoes" | "bag" | "accessory"

/** One of five steps. */
export type Grade = 1 | 2 | 3 | 4 | 5

/**
 * Facts about a kind in its usual cut and cloth. Formality runs from 1 (sport) to 5 (evening),
 * warmth from 1 (heat) to 5 (frost).
 */
export interface KindFacts {
  readonly section: Section
  readonly slot: Slot
  readonly formality: Grade
  readonly warmth: Grade
  /** What shops call it, singular and lower case; the first is shown as its name. */
  readonly words: readonly [string, ...string[]]
}

function kind(
  section: Section,
  slot: Slot,
  formality: Grade,
  warmth: Grade,
  ...words: readonly [string, ...string[]]
): KindFacts {
  return { section, slot, formality, warmth, words }
}

/** Every known kind of garment, with its names in shops and its place in an outfit. */
export const KINDS = {
  t_shirt: kind("upper_body", "top", 2, 2, "t-shirt", "tee", "tshirt", "long-sleeve top"),
  vest: kind("upper_body", "top", 2, 1, "vest", "vest top", "tank", "racer vest", "shell top"),
  cami: kind("upper_body", "top", 3, 1, "cami", "camisole", "cami top", "bandeau top"),
  bodysuit: kind("upper_body", "top", 3, 2, "bodysuit"),
  corset_top: kind("upper_body", "top", 4, 1, "corset top", "corset", "bustier", "bustier top"),
  blouse: kind("upper_body", "top", 4, 2, "blouse"),
  tunic: kind("upper_body", "top", 3, 2, "tunic", "kaftan", "tunic top"),
  shirt: kind("upper_body", "top", 3, 2, "shirt"),
  polo: kind("upper_body", "top", 2, 2, "polo shirt", "polo", "polo top"),
  jumper: kind("upper_body", "top", 2, 4, "jumper", "sweater", "pullover", "knit", "polo neck"),
  knitted_vest: kind("upper_body", "top", 3, 3, "knitted vest", "sweater vest"),
  sweatshirt: kind("upper_body", "top", 1, 3, "sweatshirt", "sweat", "sweat top"),
  hoodie: kind("upper_body", "top", 1, 3, "hoodie", "hoody", "hooded sweatshirt"),
  cardigan: kind("upper_body", "layer", 3, 3, "cardigan", "cardi"),
  waistcoat: kind("upper_body", "layer", 4, 2, "waistcoat", "tailored vest"),
  blazer: kind("upper_body", "layer", 4, 3, "blazer", "suit jacket", "tailored jacket"),
  tweed_jacket: kind("upper_body", "layer", 4, 3, "tweed jacket", "boucle jacket"),
  denim_jacket: kind("upper_body", "layer", 2, 3, "denim jacket", "jean jacket"),
  leather_jacket: kind("upper_body", "layer", 2, 3, "leather jacket", "biker jacket", "biker"),
  bomber: kind("upper_body", "layer", 2, 3, "bomber jacket", "bomber", "varsity jacket"),
  overshirt: kind("upper_body", "layer", 2, 3, "overshirt", "shacket", "utility jacket"),
  fleece: kind("upper_body", "layer", 1, 4, "fleece", "fleece jacket", "zip-up fleece"),
  gilet: kind("upper_body", "layer", 1, 4, "gilet", "body warmer", "bodywarmer"),
  puffer: kind("upper_body", "layer", 1, 5, "puffer jacket", "puffer", "padded jacket"),
  parka: kind("upper_body", "layer", 1, 5, "parka", "parka coat"),
  raincoat: kind("upper_body", "layer", 1, 3, "raincoat", "rain jacket", "waterproof jacket"),
  trench_coat: kind("upper_body", "layer", 4, 4, "trench coat", "trench", "mac"),
  wool_coat: kind("upper_body", "layer", 4, 5, "wool coat", "coat", "overcoat", "pea coat"),
  teddy_coat: kind("upper_body", "layer", 3, 5, "teddy coat", "faux fur coat", "borg coat"),
  cape: kind("upper_body", "layer", 4, 4, "cape", "poncho", "cape coat"),
  day_dress: kind("upper_body", "dress", 3, 2, "dress", "day dress", "midi dress", "tea dress"),
  shirt_dress: kind("upper_body", "dress", 3, 2, "shirt dress", "shirtdress"),
  wrap_dress: kind("upper_body", "dress", 4, 2, "wrap dress"),
  slip_dress: kind("upper_body", "dress", 4, 1, "slip dress", "cami dress"),
  knitted_dress: kind("upper_body", "dress", 3, 4, "knitted dress", "jumper dress", "knit dress"),
  mini_dress: kind("upper_body", "dress", 3, 1, "mini dress", "skater dress"),
  maxi_dress: kind("upper_body", "dress", 3, 2, "maxi dress"),
  pinafore: kind("upper_body", "dress", 2, 2, "pinafore dress", "pinafore", "pinny"),
  evening_dress: kind("upper_body", "dress", 5, 2, "evening dress", "gown", "cocktail dress"),
  jumpsuit: kind("upper_body", "dress", 3, 2, "jumpsuit", "boiler suit", "boilersuit"),
  playsuit: kind("upper_body", "dress", 2, 1, "playsuit", "romper"),
  dungarees: kind("upper_body", "dress", 1, 2, "dungarees", "dungaree"),
  jeans: kind("lower_body", "bottom", 2, 3, "jeans", "jean", "denims", "jeggings"),
  wide_leg_jeans: kind("lower_body", "bottom", 2, 3, "wide-leg jeans"),
  trousers: kind("lower_body", "bottom", 4, 3, "trousers", "slacks", "pants"),
  wide_leg_trousers: kind(
    "lower_body",
    "bottom",
    4,
    3,
    "wide-leg trousers",
    "palazzo trousers",
    "palazzos",
  ),
  chinos: kind("lower_body", "bottom", 3, 3, "chinos", "chino", "chino trousers"),
  cargo_trousers: kind("lower_body", "bottom", 1, 3, "cargo trousers", "cargos", "combat trousers"),
  culottes: kind("lower_body", "bottom", 3, 2, "culottes", "culotte", "gauchos"),
  leggings: kind("lower_body", "bottom", 1, 3, "leggings", "legging", "treggings"),
  joggers: kind("lower_body", "bottom", 1, 3, "joggers", "sweatpants", "track pants"),
  shorts: kind("lower_body", "bottom", 2, 1, "shorts"),
  denim_shorts: kind("lower_body", "bottom", 1, 1, "denim shorts", "jorts"),
  mini_skirt: kind("lower_body", "bottom", 2, 1, "mini skirt", "skort", "miniskirt"),
  midi_skirt: kind("lower_body", "bottom", 3, 2, "midi skirt", "skirt"),
  maxi_skirt: kind("lower_body", "bottom", 3, 2, "maxi skirt"),
  pleated_skirt: kind("lower_body", "bottom", 3, 2, "pleated skirt", "kilt"),
  pencil_skirt: kind("lower_body", "bottom", 4, 2, "pencil skirt", "tube skirt"),
  denim_skirt: kind("lower_body", "bottom", 2, 2, "denim skirt"),
  trainers: kind("shoes", "shoes", 1, 3, "trainers", "sneakers", "running shoes"),
  ankle_boots: kind("shoes", "shoes", 3, 4, "ankle boots", "boots", "heeled boots"),
  chelsea_boots: kind("shoes", "shoes", 3, 4, "chelsea boots", "pull-on boots"),
  lace_up_boots: kind("shoes", "shoes", 1, 4, "lace-up boots", "biker boots", "hiking boots"),
  knee_boots: kind("shoes", "shoes", 3, 5, "knee boots", "knee-high boots", "riding boots"),
  wellies: kind("shoes", "shoes", 1, 4, "wellies", "wellington boots", "wellingtons"),
  heels: kind("shoes", "shoes", 5, 2, "heels", "court shoes", "pumps", "stilettos"),
  flats: kind("shoes", "shoes", 3, 2, "ballet flats", "flats", "ballerinas", "ballet pumps"),
  mary_janes: kind("shoes", "shoes", 3, 2, "mary janes", "mary jane shoes"),
  loafers: kind("shoes", "shoes", 3, 3, "loafers", "moccasins", "driving shoes"),
  brogues: kind("shoes", "shoes", 3, 3, "brogues", "oxfords", "derby shoes", "lace-up shoes"),
  mules: kind("shoes", "shoes", 3, 2, "mules", "clogs", "slingback mules"),
  sandals: kind("shoes", "shoes", 2, 1, "sandals", "sliders", "flip flops", "gladiators"),
  espadrilles: kind("shoes", "shoes", 2, 1, "espadrilles", "espadrille wedges"),
  tote_bag: kind("accessories", "bag", 3, 3, "tote bag", "tote", "shopper", "basket bag"),
  shoulder_bag: kind("accessories", "bag", 4, 3, "shoulder bag", "handbag", "bag", "baguette bag"),
  crossbody_bag: kind("accessories", "bag", 2, 3, "crossbody bag", "camera bag", "saddle bag"),
  bucket_bag: kind("accessories", "bag", 3, 3, "bucket bag", "duffle bag"),
  clutch: kind("accessories", "bag", 5, 3, "clutch bag", "clutch", "pouch", "evening bag"),
  backpack: kind("accessories", "bag", 1, 3, "backpack", "rucksack"),
  scarf: kind("accessories", "accessory", 3, 4, "scarf", "shawl", "snood", "pashmina"),
  headscarf: kind("accessories", "accessory", 3, 2, "headscarf", "hijab", "headwrap", "turban"),
  beanie: kind("accessories", "accessory", 1, 5, "beanie", "bobble hat", "beanie hat"),
  beret: kind("accessories", "accessory", 3, 4, "beret"),
  cap: kind("accessories", "accessory", 1, 2, "cap", "baseball cap"),
  fedora: kind("accessories", "accessory", 3, 3, "fedora", "trilby", "panama hat"),
  bucket_hat: kind("accessories", "accessory", 1, 2, "bucket hat"),
  sun_hat: kind("accessories", "accessory", 2, 1, "sun hat", "straw hat", "hat", "floppy hat"),
  gloves: kind("accessories", "accessory", 3, 5, "gloves", "mittens"),
  belt: kind("accessories", "accessory", 3, 3, "belt"),
  sunglasses: kind("accessories", "accessory", 2, 1, "sunglasses", "shades", "sunnies"),
  necklace: kind("accessories", "accessory", 4, 3, "necklace", "pendant", "choker", "locket"),
  earrings: kind("accessories", "accessory", 4, 3, "earrings", "hoops", "studs", "earring"),
  bracelet: kind("accessories", "accessory", 4, 3, "bracelet", "bangle", "anklet"),
  ring: kind("accessories", "accessory", 4, 3, "ring", "signet ring", "ring set"),
  watch: kind("accessories", "accessory", 3, 3, "watch", "bracelet watch"),
  tights: kind("accessories", "accessory", 3, 3, "tights", "pantyhose"),
  socks: kind("accessories", "accessory", 2, 3, "socks", "ankle socks", "sock"),
  thermal_top: kind("upper_body", "top", 2, 4, "thermal top", "base layer", "thermal vest"),
} as const satisfies Record<Kind, KindFacts>

/** The facts of a kind, with the words' literal types widened. */
export function kindFacts(name: Kind): KindFacts {
  return KINDS[name]
}
