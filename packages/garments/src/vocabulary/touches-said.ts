import type { Material } from "./cloth.ts"
import type { Kind } from "./kind-names.ts"
import { kindFacts, type Slot } from "./kinds.ts"
import type { Touch } from "./touches.ts"
import { DETAILS_SAID } from "./touches-details.ts"
import { type Reading, SHAPES_SAID } from "./touches-shapes.ts"
import { SHOES_SAID } from "./touches-shoes.ts"

export const RIBBED = /\brib(?:bed)?\b/i
/** Cloth shot with metal, or coated with it; a zip or a print of metal is no cloth. */
const METALLIC =
  /\b(?:metallic|lam[eé]|lurex|foil(?:ed)?)(?!\p{L})(?! (?:buttons?|zips?|hardware|trims?|prints?|stripes?|logo|details?))/iu
/** Boots that a lining shows at the rim of, or that may be a biker's. */
const LINED: ReadonlySet<Kind> = new Set(["ankle_boots", "lace_up_boots"])
/** Clothes that are quilted, if a name says so. */
const OF_QUILT: ReadonlySet<Kind> = new Set(["puffer", "gilet", "overshirt", "bomber", "blazer"])
/** Legs that fall wide and straight, if a name says so. */
const OF_BAGGY: ReadonlySet<Kind> = new Set([
  "jeans",
  "wide_leg_jeans",
  "trousers",
  "wide_leg_trousers",
  "chinos",
  "cargo_trousers",
  "joggers",
])
/** What has a low collar that stands, if its name says so; on other kinds it is the usual one. */
const OF_COLLARS: ReadonlySet<Kind> = new Set([
  "shirt",
  "blouse",
  "tunic",
  "shirt_dress",
  "day_dress",
  "mini_dress",
  "maxi_dress",
  "blazer",
  "tweed_jacket",
  "denim_jacket",
  "leather_jacket",
  "overshirt",
  "wool_coat",
])
/** A zip that ends on the chest; others run to the hem. */
const HALF_ZIP =
  /(?:\b(?:half|quarter|1[/ ]?[24]|short|neck)|[¼½])[- ]?zip|\bzip(?:ped|per)?[- ](?:neck|collar|funnel|polo)/i
// A tracksuit's top has one, whether its name says so or not.
const ZIP =
  /\bzip(?:ped|per(?:ed)?|s)?\b(?![- ]?(?:pockets?|cuffs?|details?|hems?|sides?))|\b(?:full|front)[- ]?zip|\btrack(?:ie|suit) top\b/i
const OTHER_ZIP = /\b(?:side|back|shoulder|no|without|pockets?)[- ](?:a )?zip/i
/** What is pulled on or buttoned unless its name says that it has a zip. */
const OF_ZIPS: ReadonlySet<Kind> = new Set(["hoodie", "sweatshirt", "jumper", "cardigan"])
/** Needlework in thread; a badge is no ornament, and broderie is the cloth itself. */
const EMBROIDERED =
  /\bembroider(?:y|ies|ed)\b(?! ?(?:logo|badge|crest|initials?|monogram|anglaise))/i
/** What hangs fringes from its edges. */
const OF_FRINGE: ReadonlySet<Kind> = new Set(["leather_jacket", "denim_jacket", "scarf", "cape"])
/** What is cut from cloth, and shines all over if that is shot with metal. */
const OF_METAL: ReadonlySet<Slot> = new Set(["top", "dress", "bottom", "layer"])
/** What has a frill sewn on at the waist, if its name says so. */
const OF_PEPLUM: ReadonlySet<Kind> = new Set(["blouse", "t_shirt", "vest", "cami"])
/** Denim with a knee that can be torn. */
const OF_TEARS: ReadonlySet<Kind> = new Set(["jeans", "wide_leg_jeans"])
/** Only its hem is torn, or nothing is. */
const UNTORN =
  /\b(?:non|no|not|without|un)[- ]?(?:rip|distress|tear)|\b(?:distressed|ripped)[- ]hem/i
/** What is pictured on the chest, if its name says so. */
const OF_GRAPHICS: ReadonlySet<Kind> = new Set([
  "t_shirt",
  "vest",
  "bodysuit",
  "sweatshirt",
  "hoodie",
])
const isOnEars = (kind: Kind) => kind === "earrings"

const READINGS: readonly Reading[] = [
  // Press studs close a coat.
  { touch: "studs", said: /(?<!press )\bstud(?:ded|s)\b/i, of: (kind) => kind !== "earrings" },
  { touch: "hoops", said: /\b(?:hoops?|huggies?)\b/i, of: isOnEars },
  { touch: "ear-studs", said: /\bstuds?\b/i, of: isOnEars },
  { touch: "drops", said: /\b(?:drops?|dangl(?:e|es|y|ing)|chandeliers?)\b/i, of: isOnEars },
  { touch: "leaves", said: /\b(?:leaf|leaves)\b/i, of: isOnEars },
  {
    touch: "thick-sole",
    // A chunky heel is a block heel.
    said: /\b(?:chunky|cleated|lug|track[- ]sole)\b(?!.*\bheel)/i,
    of: (kind) => kindFacts(kind).section === "shoes",
  },
  { touch: "long-pile", said: /\bfur\b/i, of: (_, material) => material === "fur" },
  {
    touch: "shearling",
    said: /\b(?:shearling|sheepskin)\b/i,
    of: (kind) => kind === "teddy_coat",
  },
  {
    touch: "ribs",
    said: RIBBED,
    of: (kind) => kindFacts(kind).slot === "top" || kindFacts(kind).slot === "dress",
  },
  {
    touch: "top-handle",
    // What hangs from the shoulder, or is soft, has none.
    said: /^(?!.*\b(?:shoulder|slouchy?|soft|hobo|baguette|chain)\b).*\b(?:structured|handbag|top[- ]?handle|kelly|birkin|lady ?like|doctor'?s)\b/i,
    of: (kind) => kind === "shoulder_bag" || kind === "tote_bag",
  },
  {
    touch: "top-handle",
    // A small one is taken for a bag on a strap, unless it says that it has one.
    said: /^(?!.*\b(?:cross[- ]?body|strap|chain|shoulder|sling)\b).*\b(?:top[- ]?handle|kelly|birkin|lady ?like)\b/i,
    of: (kind) => kind === "crossbody_bag",
  },
  {
    touch: "belt",
    said: /\b(?:belted|tie[- ](?:belt|waist)|self[- ]tie)\b/i,
    of: (kind) => kind === "wool_coat",
  },
  {
    touch: "double-breasted",
    // Pea coats are, whether their name says so or not.
    said: /\b(?:double[- ]breasted|pea[- ]?coats?|reefers?)\b/i,
    of: (kind) => kind === "wool_coat" || kind === "blazer",
  },
  {
    touch: "fur-lined",
    // Snow boots and Uggs are lined whether their name says so or not.
    said: /\b(?:(?:fur|wool|sherpa|shearling|sheepskin|fleece|warm)[- ]lined|snow boots?|sorels?|uggs?|mouton)\b/i,
    of: (kind) => LINED.has(kind) || kind === "denim_jacket",
  },
  {
    touch: "quilted",
    // Padding is stitched across into tubes, and everything else into diamonds.
    said: /^(?!.*\b(?:puffer|padded|puffa|down|duvet)\b).*\bquilted\b/i,
    of: (kind) => kindFacts(kind).slot === "bag" || OF_QUILT.has(kind),
  },
  {
    touch: "baggy",
    // A leg that is said is drawn as it is said.
    said: /^(?!.*\b(?:barrel|balloon|horseshoe|taper(?:ed)?|flare[ds]?|boot[- ]?cut)\b).*\b(?:baggy|puddle)\b/i,
    of: (kind) => OF_BAGGY.has(kind),
  },
  {
    touch: "baggy",
    // Of trousers it is the fit.
    said: /^(?!.*\b(?:baggy|puddle)\b).*\bloose\b/i,
    of: (kind) => kind === "wide_leg_jeans",
  },
  {
    touch: "stand-collar",
    said: /\b(?:nehru|(?:mandarin|grand(?:d?ad|father)|band|stand(?:[- ]?up)?|standing|mao)[- ]collar(?:ed)?)\b/i,
    of: (kind) => OF_COLLARS.has(kind),
  },
  {
    touch: "elastic-hem",
    said: /\b(?:wind[- ]?(?:breaker|cheater)s?|(?:wind|nylon|ripstop|packable|running|shell|soft[- ]?shell)\b.*\bjacket)\b/i,
    of: (kind) => kind === "raincoat",
  },
  {
    touch: "biker",
    said: /\b(?:biker|moto(?:rcycle|rbike)?)\b/i,
    of: (kind) => kind === "leather_jacket" || LINED.has(kind),
  },
  {
    touch: "fringed",
    said: /\bfring(?:e[ds]?|ing)\b/i,
    of: (kind) => OF_FRINGE.has(kind) || kindFacts(kind).slot === "bag",
  },
  {
    touch: "metallic",
    said: METALLIC,
    of: (kind) => OF_METAL.has(kindFacts(kind).slot),
  },
  {
    touch: "zip",
    said: ZIP,
    of: (kind) => OF_ZIPS.has(kind),
    unless: (name) => HALF_ZIP.test(name) || OTHER_ZIP.test(name),
  },
  { touch: "half-zip", said: HALF_ZIP, of: (kind) => OF_ZIPS.has(kind) },
  {
    touch: "embroidered",
    said: EMBROIDERED,
    of: (kind, material) =>
      material !== "broderie" &&
      (kindFacts(kind).slot === "top" || kindFacts(kind).slot === "dress"),
  },
  { touch: "peplum", said: /\bpeplum\b/i, of: (kind) => OF_PEPLUM.has(kind) },
  {
    touch: "runner",
    said: /\b(?:runners?|merrells?|skechers|hokas?|brooks|asics|salomons?|air max|new balance|(?:running|trail|jogging|walking)[- ](?:shoes?|trainers?|sneakers?))\b/i,
    of: (kind) => kind === "trainers",
  },
  {
    touch: "high-top",
    said: /^(?!.*\b(?:low|ox)\b).*\b(?:hi(?:gh)?[- ]?tops?|chucks?)\b/i,
    of: (kind) => kind === "trainers",
  },
  {
    touch: "velcro",
    said: /\b(?:velcro|hook[- ]and[- ]loop|rip[- ]tape|touch[- ]fasten(?:ing|ed|er))\b/i,
    of: (kind) => kind === "trainers" || kind === "sandals",
  },
  {
    touch: "waterfall",
    said: /\b(?:waterfall|cascad(?:e|ing)|drap(?:e|ed)[- ]front)\b/i,
    of: (kind) => kind === "cardigan",
  },
  // A haori hangs open as a duster does.
  { touch: "duster", said: /\b(?:duster|haoris?|hanten)\b/i, of: (kind) => kind === "cardigan" },
  {
    touch: "ripped",
    // A top may be torn too, but a tear at the knee is what everyone looks for.
    said: /\b(?:rip(?:ped|s)|distress(?:ed|ing)|torn|tears|destroy(?:ed)?|busted|slashed)\b/i,
    of: (kind) => OF_TEARS.has(kind),
    unless: (name) => UNTORN.test(name),
  },
  {
    touch: "pull-on",
    said: /\b(?:pull[- ]ons?|elastic(?:ated|ised|ized)?[- ]waist(?:band|ed)?|jeggings?)\b/i,
    of: (kind) => OF_TEARS.has(kind),
  },
  {
    touch: "raw-hem",
    said: /\b(?:raw|fray(?:ed|ing)|cut[- ]?off|unfinished|fringed?|distressed|ripped)[- ](?:edge[- ])?hems?\b/i,
    of: (kind) => OF_TEARS.has(kind),
  },
  {
    touch: "tartan",
    // A buffalo check is even squares, whatever else it is called.
    said: /^(?!.*\bbuffalo\b).*\b(?:tartan|plaid)\b/i,
    of: () => true,
  },
  { touch: "fair-isle", said: /\b(?:fair[- ]?isle|nordic)\b/i, of: () => true },
  {
    touch: "belt-bag",
    said: /\b(?:belt[- ]bag|bum[- ]?bag|fanny[- ]?pack|(?:waist|hip)[- ](?:bag|pack|pouch)|banane|bauchtasche|heuptas(?:je)?)\b/i,
    of: (kind) => kind === "crossbody_bag" || kind === "shoulder_bag",
  },
  {
    touch: "baguette",
    said: /\bbaguettes?\b/i,
    of: (kind) => kind === "shoulder_bag" || kind === "crossbody_bag",
  },
  {
    touch: "tied",
    said: /\b(?:tie[- ](?:waist(?:ed)?|belt(?:ed)?|side)|waist[- ]tie|self[- ]tie)\b/i,
    of: (kind) => kind === "shirt_dress" || kind === "jumpsuit",
  },
  {
    touch: "graphic",
    said: /\b(?:graphics?|slogan)\b|\b(?:band|tour|concert)\b(?=[- ](?:merch |t\b|tee|t-?shirt|top|shirt|vest|sweat|hoodie|jumper))|\bwith [\w' -]+ on(?: (?:it|the front))?$/i,
    of: (kind) => OF_GRAPHICS.has(kind),
  },
  ...SHAPES_SAID,
  ...DETAILS_SAID,
  ...SHOES_SAID,
  { touch: "paisley", said: /\b(?:paisley|bandana)\b/i, of: () => true },
]

/** The touches that a name says. */
export const touchesIn = (name: string, kind: Kind, material: Material | undefined): Touch[] =>
  READINGS.flatMap(({ touch, said, of, unless }) =>
    said.test(name) && of(kind, material) && !unless?.(name) ? [touch] : [],
  )
