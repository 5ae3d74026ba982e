import { usualCloth } from "./kind-cloths.ts"
import type { Kind } from "./kind-names.ts"
import { COLLARS_OF_VELVET, VELVET_COLLARS } from "./parse/velvet-collars.ts"
import { shelfOf } from "./shelves.ts"
import type { Touch } from "./touches.ts"
import type { Reading } from "./touches-shapes.ts"

/** Skirts and dresses that a slit may open at the hem. */
const OF_SLITS: ReadonlySet<Kind> = new Set([
  "mini_skirt",
  "midi_skirt",
  "maxi_skirt",
  "pencil_skirt",
  "denim_skirt",
  "day_dress",
  "shirt_dress",
  "wrap_dress",
  "slip_dress",
  "knitted_dress",
  "mini_dress",
  "maxi_dress",
  "evening_dress",
])
/** One at the back is not seen, and the slit that goes with a kaba is a skirt of its own. */
const UNSEEN_SLIT =
  /\b(?:(?:back|rear|no|without(?: (?:a|any))?|kaba and)[- ](?:slit|split|vent)s?|(?:slit|split|vent)s?(?: (?:at|in|up|on))?(?: the)?[- ](?:back|rear)(?![- ](?:zip|button|pocket|tie))|split skirt (?:for|to))\b/i

/** Coats with a collar that may be faced with velvet. */
const OF_VELVET: ReadonlySet<Kind> = new Set([
  "wool_coat",
  "teddy_coat",
  "tweed_jacket",
  "blazer",
  "trench_coat",
])
const COLLAR_SAID = new RegExp(
  String.raw`\b(?:(?:${VELVET_COLLARS}|${COLLARS_OF_VELVET})s?|crombie|chesterfield)\b`.replaceAll(
    " ",
    "[- ]",
  ),
  "i",
)

/** A print of this animal's coat; a jewel of that name is in the shape of the animal. */
const printOf = (touch: Touch, said: RegExp): Reading => ({
  touch,
  said,
  of: (kind) => shelfOf(kind) !== "jewellery and watches",
})

/** Details of a cut, of a cloth and of a print that a name says in so many words. */
export const DETAILS_SAID: readonly Reading[] = [
  {
    touch: "slit",
    said: /\b(?:slits?|splits?(?:[- ](?:hem|side|front))?)\b(?![- ]?(?:neck|sleeve|cuff|colou?r|print|pocket|tone|toe|leather|suede))/i,
    of: (kind) => OF_SLITS.has(kind),
    unless: (name) => UNSEEN_SLIT.test(name),
  },
  {
    touch: "velvet-collar",
    // A Crombie and a chesterfield have one, whether their name says so or not.
    said: COLLAR_SAID,
    of: (kind) => OF_VELVET.has(kind),
  },
  {
    touch: "woven",
    said: /\b(?:intrecciato|(?:inter)?woven|braided|plaited)\b(?![- ](?:straps?|handles?|trim|belt|detail))/i,
    of: (kind, material) => (material ?? usualCloth(kind).material) === "leather",
  },
  printOf("cow", /\bcow\b/i),
  printOf("zebra", /\bzebra\b/i),
  printOf("tiger", /(?<!\bonitsuka )\btiger\b(?! of sweden)/i),
  printOf("snake", /\b(?:snake(?:[- ]?skin)?|python)\b/i),
  printOf("dalmatian", /\bdalmatian\b/i),
]
