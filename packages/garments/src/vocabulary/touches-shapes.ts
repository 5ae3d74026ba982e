import type { Material } from "./cloth.ts"
import type { Kind } from "./kind-names.ts"
import type { Touch } from "./touches.ts"

/** What is to be seen from afar; a shop may write it in many ways. */
export const HI_VIS = /\b(?:hi(?:gh)?[- ]?vi[sz](?:ibility)?|reflective (?:vest|shirt|jacket))\b/i
/** The waxed coat of those who ride in the rain; oilskin may also make a short jacket or a hat. */
export const STOCKMAN =
  /\b(?:driz[ae][- ]?bone|stock(?:m[ae]n['’]?s?|rider)|oilskin (?:(?:long|riding|rain) )?coat)\b(?!.*\b(?:vest|jacket|hat)\b)/i

/** What a name is read for, and where it means the touch. */
export interface Reading {
  readonly touch: Touch
  readonly said: RegExp
  readonly of: (kind: Kind, material: Material | undefined) => boolean
  readonly unless?: (name: string) => boolean
}

/** Dresses whose skirt has a length, and skirts. */
const OF_LENGTH: ReadonlySet<Kind> = new Set([
  "day_dress",
  "shirt_dress",
  "wrap_dress",
  "slip_dress",
  "knitted_dress",
  "evening_dress",
  "pinafore",
  "midi_skirt",
  "maxi_skirt",
  "pleated_skirt",
  "pencil_skirt",
  "denim_skirt",
])
/** Trousers that are roomy and drawn in at the hem, if their name says so. */
const OF_CORDS: ReadonlySet<Kind> = new Set([
  "trousers",
  "wide_leg_trousers",
  "cargo_trousers",
  "joggers",
])
/** Bags on a strap, of a shape that their name says. */
const OF_STRAPS: ReadonlySet<Kind> = new Set(["shoulder_bag", "crossbody_bag", "tote_bag"])
/** What a length of draped cloth comes closest to. */
const OF_DRAPES: ReadonlySet<Kind> = new Set([
  "day_dress",
  "wrap_dress",
  "maxi_dress",
  "evening_dress",
])

/** What is worn to be seen in traffic and on building sites. */
export const OF_HI_VIS: ReadonlySet<Kind> = new Set([
  "shirt",
  "polo",
  "t_shirt",
  "vest",
  "sweatshirt",
  "hoodie",
  "gilet",
  "waistcoat",
  "raincoat",
  "bomber",
  "fleece",
  "puffer",
  "parka",
])
/** Tops that may be cut in one with their sleeves. */
const OF_WINGS: ReadonlySet<Kind> = new Set([
  "t_shirt",
  "blouse",
  "tunic",
  "jumper",
  "sweatshirt",
  "cardigan",
])
/** Trousers that a cord may hold up. */
const OF_DRAWSTRINGS: ReadonlySet<Kind> = new Set(["trousers", "wide_leg_trousers", "chinos"])

/** Names of whole shapes: the silhouette is another than their kind's. */
export const SHAPES_SAID: readonly Reading[] = [
  {
    touch: "swing",
    said: /\b(?:swing|trapeze|tent|flared|fit[- ]and[- ]flare)\b/i,
    of: (kind) => kind === "wool_coat" || kind === "trench_coat" || kind === "raincoat",
  },
  {
    touch: "ankle-length",
    said: /\b(?:ankle|floor)[- ]?length\b/i,
    of: (kind) => OF_LENGTH.has(kind),
  },
  { touch: "parachute", said: /\bparachute\b/i, of: (kind) => OF_CORDS.has(kind) },
  {
    touch: "satchel",
    said: /\b(?:satchels?|school[- ]?bags?|book[- ]?bags?|messenger)\b/i,
    of: (kind) => OF_STRAPS.has(kind),
  },
  { touch: "sling", said: /\bjhol[ai]s?\b/i, of: (kind) => OF_STRAPS.has(kind) },
  // What is made of one, or printed like one, is none.
  {
    touch: "saree",
    said: /(?<!\bmade of )\b(?:saris?|sarees?)\b(?![- ](?:silk|fabric|border|print))/i,
    of: (kind) => OF_DRAPES.has(kind),
  },
  { touch: "hi-vis", said: HI_VIS, of: (kind) => OF_HI_VIS.has(kind) },
  {
    touch: "batwing",
    said: /\b(?:bat[- ]?wing|dolman|magyar|kimono[- ]sleeve[ds]?|kimono[- ](?:top|tee|blouse|t-?shirt))\b/i,
    of: (kind) => OF_WINGS.has(kind),
  },
  {
    touch: "statement",
    said: /\b(?:statement|chunky|bib|collar|big|bold|large|huge|oversized)\b/i,
    of: (kind) => kind === "necklace",
    unless: (name) => /\b(?:chains?|pendants?|pearls?|lockets?)\b/i.test(name),
  },
  { touch: "stockman", said: STOCKMAN, of: (kind) => kind === "raincoat" },
  {
    touch: "toe-cap",
    said: /\b(?:steel[- ]?(?:cap(?:ped|s)?|toe(?:d|s)?|toe[- ]?cap(?:ped|s)?)|toe[- ]caps?|steelies|safety|work[- ]?boots?|worksite|site boots?|tradies?)\b/i,
    of: (kind) => kind === "lace_up_boots" || kind === "ankle_boots",
  },
  {
    touch: "drawstring",
    said: /\b(?:draw[- ]?(?:string|cord)s?|tie[- ]waist(?:ed)?|(?:elastic(?:ated|ised|ized)?|stretchy)[- ]waist(?:band|ed)?)\b/i,
    of: (kind) => OF_DRAWSTRINGS.has(kind),
  },
]
