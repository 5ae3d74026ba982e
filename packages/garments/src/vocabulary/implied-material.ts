import type { Material } from "./cloth.ts"
import type { Kind } from "./kind-names.ts"
import { kindFacts, type Slot } from "./kinds.ts"

/** A name that tells a cloth without naming it, and what has that cloth. */
type Implied = readonly [said: RegExp, of: (kind: Kind) => boolean, material: Material]

const isBag = (kind: Kind) => kindFacts(kind).slot === "bag"

const SEWN: ReadonlySet<Slot> = new Set(["top", "dress", "bottom"])
const isSewn = (kind: Kind) => SEWN.has(kindFacts(kind).slot)

/** What is wound round the waist to the ankle, and the wax print that it is mostly of. */
export const WRAPPER =
  /\b(?:wrappers?|lappas?|pagnes?|kh?angas?|leso|chiten[gj]es?|kitenges?|capulanas?)\b/i

/** What is worn to be moved in, and ends below the bust. */
export const SPORTS_BRA = /\b(?:sports?|running|gym|yoga) bras?\b/i

/** Tops that the skin shows through, if their name says so. */
const OF_SHEER: ReadonlySet<Kind> = new Set(["blouse", "shirt", "t_shirt", "tunic"])

const IMPLIED: readonly Implied[] = [
  [/\b(?:uggs?|slippers?)\b/i, (kind) => kind === "ankle_boots" || kind === "mules", "suede"],
  // What is plaited of leather says so.
  [/\bbaskets?\b|\bwoven\b|\bpaniers?\b/i, isBag, "straw"],
  [/\b(?:craft|knitting|book|project)s?[- ]bag\b/i, isBag, "canvas"],
  [/\b(?:gym|sports?|diaper|nappy|changing|dance|swim)[- ]bag\b/i, isBag, "nylon"],
  [/\b(?:sou['’]?[- ]?wester|rain)\b/i, (kind) => kind === "bucket_hat", "nylon"],
  [/\b(?:haoris?|hanten)\b(?!.*\bcardigan)/i, (kind) => kind === "cardigan", "silk"],
  [/\bdupattas?\b/i, (kind) => kind === "scarf", "chiffon"],
  [SPORTS_BRA, (kind) => kind === "vest", "nylon"],
  [WRAPPER, isSewn, "cotton"],
  [/\bankara\b/i, isSewn, "cotton"],
  [/\bsheer\b/i, (kind) => OF_SHEER.has(kind), "chiffon"],
  [/\b(?:water|shower)proof\b|\brain\b/i, (kind) => kind === "cargo_trousers", "nylon"],
]

/** The cloth of what is known by it: slippers and Uggs are of suede, baskets of straw, unless their name says otherwise. */
export const impliedMaterial = (name: string, kind: Kind): Material | undefined =>
  IMPLIED.find(([said, of]) => said.test(name) && of(kind))?.[2]
