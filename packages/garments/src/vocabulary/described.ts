import type { Cloth, Material } from "./cloth.ts"
import { lightnessOf } from "./colour-words.ts"
import type { Cut, Length } from "./cut.ts"
import { type Colour, type GarmentWords, isColour } from "./garment.ts"
import { impliedMaterial, SPORTS_BRA, WRAPPER } from "./implied-material.ts"
import { usualCloth } from "./kind-cloths.ts"
import { cutsOf } from "./kind-cuts.ts"
import type { Kind } from "./kind-names.ts"
import { kindFacts } from "./kinds.ts"
import { parseGarment } from "./parse/parse.ts"
import type { Pattern } from "./patterns.ts"
import type { Touch } from "./touches.ts"
import { RIBBED, touchesIn } from "./touches-said.ts"
import { STOCKMAN } from "./touches-shapes.ts"
import { SHEER, usualColours, WAXED } from "./usual-colours.ts"

/** A garment as a catalogue or a wardrobe keeps it. */
export interface DescribedGarment {
  /** The shop's or the owner's name for it; cut and cloth are read from it. */
  readonly name: string
  readonly kind: Kind
  /** The main colour first; words that are not colours are ignored. */
  readonly colours: readonly string[]
  readonly pattern?: Pattern | undefined
}

const WAXED_CLOTH: Cloth = { material: "cotton", sheen: "soft" }
const SHEER_CLOTH: Cloth = { material: "nylon", weight: "light" }
/** Brushed cotton is as warm as wool. */
const BRUSHED = /\b(?:flannel(?:ette)?|brushed cotton)\b/i
/** Of tailored things it is the wool that is meant. */
const FLANNEL = /\bflannel\b/i
const OF_WOOL: ReadonlySet<Kind> = new Set([
  "trousers",
  "wide_leg_trousers",
  "blazer",
  "waistcoat",
  "pencil_skirt",
  "midi_skirt",
])
/** Shirts for the bush are as thick as flannel, whether their name says so or not. */
const BUSH = /\b(?:bush|lumberjack|swanndri)\b/i
const BRUSHED_CLOTH: Cloth = { material: "cotton", weight: "heavy" }
const KNITTED: ReadonlySet<Kind> = new Set([
  "jumper",
  "cardigan",
  "knitted_vest",
  "knitted_dress",
  "polo",
])
const SLIP = /\b(?:slip|bias)\b/i
/** Rubber is what such sandals are known by: they have a thong and no straps. */
const FLIP_FLOPS =
  /\b(?:flip[- ]?flops?|thongs|jandals?|(?:double )?pluggers|havaianas|plakkies|slip[- ]slops|tsinelas)\b/i
const FLIP_FLOP_CLOTH: Cloth = { material: "rubber" }
/** Trainers that are of canvas unless their name says otherwise. */
const OF_CANVAS = /\b(?:plimsol(?:l|e)?s?|converses?|cons|chucks?)\b/i
/** Strung like pearls, whatever they are made of. */
const BEADS = /\bbeads?\b/i
/** Merino is spun finely; what is called light may only be pale. */
const FINE_KNIT =
  /^(?!.*\b(?:chunky|thick|heavy|cable|aran)\b).*\b(?:(?:super)?fine|thin|lightweight|merino|light[- ]?(?:knit(?:ted)?|gauge))\b(?![- ]?(?:strip|check|line|strap))/i
/** What is knitted, whichever yarn is named. */
const YARNS: ReadonlySet<Material> = new Set(["knit", "wool"])
/** A bag of cloth, whichever that is. */
const OF_CLOTH = /\b(?:fabric|cloth)\b/i
/** Dark lines on a light ground, whichever colour a shop names first. */
const BRETON = /\bbreton\b/i
/** The other way round, if the name says so. */
const LIGHT_LINES = /\bwith (?:white|cream|ecru|ivory) (?:stripes?|lines?)\b/i
/** The lightness above which a colour is a ground, and its lines navy. */
const LIGHT = 0.72

/**
 * The words of a garment known by its kind, its colours and a name.
 * @param unknown the colour if none is known and neither kind, cloth nor pattern suggests one
 */
export function wordsFrom(
  { name, kind, colours, pattern }: DescribedGarment,
  unknown: Colour = "grey",
): GarmentWords {
  const read = parseGarment(name, { kind })
  const material = read.material ?? impliedMaterial(name, kind)
  const known = colours.filter(isColour)
  const suggested = usualColours(kind, { name, material, pattern })
  const usual = suggested ?? [unknown]
  const seen = pattern === "stripe" && BRETON.test(name) ? bretonOf(name, known) : known
  const [said = usual[0], ...others] = seen.length > 0 ? seen : usual
  // No wax is of a bright green.
  const main = said === "green" && WAXED.test(name) ? "olive" : said
  const cloth = clothOf(name, kind, material)
  const isUnsaid = known.length === 0 && suggested === undefined
  const touches: Touch[] = [
    ...touchesIn(name, kind, material),
    ...(isUnsaid ? (["unsaid-colour"] as const) : []),
  ]
  return {
    kind,
    cut: { ...impliedBy(name, kind), ...read.cut },
    ...(cloth && { cloth }),
    ...(touches.length > 0 && { touches }),
    ...(pattern && { pattern }),
    colours: [{ colour: main }, ...others.map((colour) => ({ colour }))],
  }
}

/** Dresses that end at the knee unless their name says otherwise. */
const TO_THE_KNEE =
  /\b(?:shift|sheath|cocktail|pinafore|pinn(?:y|ie)|body[- ]?con|(?:swing|smock|tunic|jumper|sweatshirt|hoodie|t[- ]?shirt|tee)[- ]dress)\b/i

/** What a garment is called, and how long it then is, if its kind knows the length. */
const CALLED: readonly (readonly [
  said: RegExp,
  kinds: ReadonlySet<Kind>,
  lengths: readonly Length[],
])[] = [
  [/\bjackets?\b/i, new Set(["teddy_coat", "parka", "raincoat", "wool_coat"]), ["regular", "long"]],
  [/\bcoats?\b/i, new Set(["puffer"]), ["knee"]],
  [SPORTS_BRA, new Set(["vest"]), ["cropped"]],
  [/\b(?:crombie|covert|chesterfield)\b/i, new Set(["wool_coat"]), ["knee"]],
  [
    /\b(?:wind[- ]?(?:breaker|cheater)|(?:rain|hard|soft)[- ]?shell|cagoule|kag(?:ool|oul))s?\b/i,
    new Set(["raincoat"]),
    ["regular"],
  ],
  [TO_THE_KNEE, new Set(["day_dress", "knitted_dress", "evening_dress", "pinafore"]), ["knee"]],
]

/** Dresses that follow waist and hip. */
const CLOSE = /\b(?:pencil|wiggle|bandage|body[- ]?con|figure[- ]hugging)\b/i
const DUFFLE = /\bduff(?:le|el)\b/i
/** Tweed for the country has the collar of a blazer; what is like Chanel's has none. */
const COUNTRY =
  /\b(?:hacking|dubarry|holland cooper|sch[oö]ffel|harris|country(?! road)|shooting|riding)\b/i
const HAORI = /\b(?:haoris?|hanten)\b/i
const KIMONO = /\bkimono\b/i
const PEA_COAT = /\b(?:pea[- ]?coat|reefer)\b/i
const COCOON = /\bcocoon\b/i
/** A bow at the neck: one that is elsewhere, or printed all over, is another. */
const BOW =
  /^(?!.*\b(?:back|sleeves?|cuffs?|hem|shoulders?|waist|print(?:ed)?|pattern(?:ed)?)\b).*\bbows?\b/i
const SUNDRESS = /\b(?:sun|beach)[- ]?dress(?:es)?\b/i

/**
 * The cut that its name implies: a jacket and a pea coat end at the hip, a padded coat and a shift dress at the knee, a
 * duffle coat has a hood, a cocoon coat and a kimono jacket room, a ribbed dress falls straight, and a pencil dress
 * follows the hip; a bow blouse is tied at the neck, a sundress is cut low, a stockman's coat covers the calf, and a
 * wrapper is wound.
 */
function impliedBy(name: string, kind: Kind): Cut {
  if (kind === "wool_coat" && DUFFLE.test(name)) return { neckline: "hood", length: "knee" }
  if (kind === "wool_coat" && PEA_COAT.test(name)) return { length: "long" }
  if (kind === "wool_coat" && COCOON.test(name)) return { fit: "oversized", length: "knee" }
  if (kind === "cardigan" && HAORI.test(name)) return { length: "long", fit: "oversized" }
  if (kind === "overshirt" && KIMONO.test(name)) return { neckline: "collarless", fit: "oversized" }
  if (kind === "tweed_jacket" && COUNTRY.test(name)) return { neckline: "lapel" }
  if (kind === "blouse" && BOW.test(name)) return { neckline: "bow" }
  if (kind === "day_dress" && SUNDRESS.test(name)) return { neckline: "sweetheart" }
  if (kind === "raincoat" && STOCKMAN.test(name)) return { neckline: "collar", length: "midi" }
  if (kind === "maxi_skirt" && WRAPPER.test(name)) return { skirt: "wrap" }
  const called = CALLED.find(([said, kinds]) => kinds.has(kind) && said.test(name))
  const length = called?.[2].find((word) => cutsOf(kind).length?.some((own) => own === word))
  const isDress = kindFacts(kind).slot === "dress"
  const isStraight = isDress && RIBBED.test(name)
  const skirt = isStraight ? cutsOf(kind).skirt?.find((word) => word === "pencil") : undefined
  const fit =
    isDress && CLOSE.test(name) ? cutsOf(kind).fit?.find((one) => one === "fitted") : undefined
  return { ...(length && { length }), ...(skirt && { skirt }), ...(fit && { fit }) }
}

/** The ground of a Breton, then its lines. */
function bretonOf(name: string, [first, second, ...others]: readonly Colour[]): Colour[] {
  if (first === undefined) return []
  if (second !== undefined) {
    const isTurned = lightnessOf(second) > lightnessOf(first) && !LIGHT_LINES.test(name)
    return isTurned ? [second, first, ...others] : [first, second, ...others]
  }
  if (lightnessOf(first) > LIGHT) return [first, "navy"]
  return LIGHT_LINES.test(name) ? [first, "white"] : ["white", first]
}

function clothOf(name: string, kind: Kind, material: Material | undefined): Cloth | undefined {
  if (WAXED.test(name) && (material ?? "cotton") === "cotton") return WAXED_CLOTH
  if (FLANNEL.test(name) && OF_WOOL.has(kind)) return { material: "wool" }
  if (BRUSHED.test(name) && material === "cotton") return BRUSHED_CLOTH
  if (kind === "shirt" && BUSH.test(name) && material === undefined) return BRUSHED_CLOTH
  if (kindFacts(kind).slot === "shoes" && FLIP_FLOPS.test(name) && material === undefined) {
    return FLIP_FLOP_CLOTH
  }
  if (kind === "trainers" && OF_CANVAS.test(name) && material === undefined) {
    return { material: "canvas" }
  }
  if (kindFacts(kind).slot === "bag" && OF_CLOTH.test(name) && material === undefined) {
    return { material: "canvas" }
  }
  if (kind === "necklace" && BEADS.test(name)) return { material: "pearl" }
  const yarn = material ?? usualCloth(kind).material
  if (KNITTED.has(kind) && YARNS.has(yarn) && FINE_KNIT.test(name)) {
    return { material: yarn, weight: "light" }
  }
  if (kind === "tights" && (material ?? "nylon") === "nylon" && SHEER.test(name)) return SHEER_CLOTH
  // A slip skirt is of satin unless its name says otherwise.
  if (material === undefined && SLIP.test(name) && kindFacts(kind).slot === "bottom")
    return { material: "satin" }
  return material && { material }
}
