import { COLOUR_NAMES, type ColourName, METALLICS } from "../../colour/names.ts"
import type { Material } from "../cloth.ts"
import { coloursLike } from "../colour-families.ts"
import { CUT_FIELDS, type Cut } from "../cut.ts"
import { usualCloth } from "../kind-cloths.ts"
import { cutsOf } from "../kind-cuts.ts"
import type { Kind } from "../kind-names.ts"
import { kindFacts, type Slot } from "../kinds.ts"
import type { Pattern } from "../patterns.ts"
import { placeOf } from "../places.ts"
import { BENT_COLOURS } from "./bent-colours.ts"
import { CLOTHS_OF_COMPOUNDS, PATTERNS_OF_COMPOUNDS } from "./compounds.ts"
import { withoutColouredMakers } from "./makers.ts"
import type { Confidence, Wearer } from "./parsed.ts"
import { COLOURS_ABROAD, MATERIALS_ABROAD, PATTERNS_ABROAD } from "./phrases.abroad.ts"
import {
  MATERIAL_PHRASES,
  NO_MATERIALS,
  NO_PATTERNS,
  PATTERN_PHRASES,
  SOME_PATTERN,
  WRAPPERS,
} from "./phrases.cloth.ts"
import { COLOUR_HINTS, COLOUR_SYNONYMS, WASHES } from "./phrases.colours.ts"
import { CUT_PHRASES, type CutPhrase } from "./phrases.cut.ts"
import { BREAK, findPhrases, type Hit, lexicon, listed } from "./text.ts"
import { colouredAllOver, isAdded, isOfMerePart, ofTheGarment } from "./trimmings.ts"

/** What was read, and how reliable it is. */
export interface Read<T> {
  readonly value?: T
  readonly confidence: Confidence
}

const NOTHING = { confidence: "unknown" } as const
const MOST_COLOURS = 4

const METALS: readonly ColourName[] = METALLICS
const COLOUR_READINGS = lexicon<Required<Read<ColourName>>>([
  ...[...BENT_COLOURS, ...listed(COLOURS_ABROAD)].map(
    ([words, value]) => [words, { value, confidence: "guess" }] as const,
  ),
  ...COLOUR_NAMES.map((value) => [value, { value, confidence: "sure" }] as const),
  ...listed(COLOUR_SYNONYMS).map(
    ([words, value]) => [words, { value, confidence: "sure" }] as const,
  ),
  ...[...listed(COLOUR_HINTS), ...listed(WASHES)].map(
    ([words, value]) => [words, { value, confidence: "guess" }] as const,
  ),
])

/** What a colour is called where there is little doubt, its own name included: "cerise" is fuchsia. */
export function colourNames(colour: ColourName): readonly string[] {
  return [colour, ...(COLOUR_SYNONYMS[colour]?.split("|") ?? [])]
}

/** What a colour is called where it may mean something else: "rose" is pink. */
export function colourHints(colour: ColourName): readonly string[] {
  return COLOUR_HINTS[colour]?.split("|") ?? []
}

/** What metal is worked into or laid on; elsewhere pewter is only a grey. */
const OF_METAL: ReadonlySet<Slot> = new Set(["shoes", "bag"])

/**
 * The colours named, each once and in their order.
 * @param kind what has them, if it is known
 */
export function readColours(name: readonly string[], kind?: Kind): Read<ColourName[]> {
  const isCloth =
    kind !== undefined && !OF_METAL.has(kindFacts(kind).slot) && !METALLIC_KINDS.includes(kind)
  const named = shadesFirst(withoutColouredMakers(name))
  const words = isCloth ? named.map((word) => (word === "pewter" ? "grey" : word)) : named
  const found = withoutPlainer(findPhrases(words, COLOUR_READINGS))
  const own = groundFirst(words, colouredAllOver(words, found))
  // A coral zip fleece is coral, if nothing else says its colour; a gold zip fleece is not gold, nor one with a coral zip.
  const isItsOwn = ({ value, start, end }: (typeof found)[number]) =>
    value.confidence === "sure" &&
    !METALS.includes(value.value) &&
    !isAdded(words, start) &&
    !isOfMerePart(words, end)
  const said = own.length > 0 ? own : found.filter(isItsOwn)
  const hits = said.length > 0 ? said : washesIn(words, kind)
  if (hits.length === 0) return NOTHING
  const sure = own.filter(({ value }) => value.confidence === "sure")
  const meant = sure.length > 0 ? sure : hits
  const colours = [...new Set(meant.map(({ value }) => value.value))].slice(0, MOST_COLOURS)
  return { value: colours, confidence: sure.length > 0 ? "sure" : "guess" }
}

const SHADE =
  /^(?:dark|light|pale|bright|deep|hot|royal|bottle|baby|faded|washed|pastel|neon|dusty|dusky|electric)$/
const NO_MORE_THAN_SHADE = /^(?:bottle|royal)$/
const SHADED = /^(?:blue|green|red|pink|gr[ea]y|brown|yellow|orange|purple)$/
const ENDS_SHADE: ReadonlySet<string> = new Set([BREAK, "with", "and", "in", "for"])

/** The words with a shade that ends what is said put before its colour: "jacket blue faded". */
function shadesFirst(words: readonly string[]): readonly string[] {
  const turns = (at: number) => {
    const next = words[at + 1]
    const isLast = next === undefined || ENDS_SHADE.has(next)
    const shade = words[at] ?? ""
    return (isLast ? SHADE : NO_MORE_THAN_SHADE).test(shade) && SHADED.test(words[at - 1] ?? "")
  }
  return words.map((word, at) => {
    if (turns(at)) return words[at - 1] ?? word
    return turns(at + 1) ? (words[at + 1] ?? word) : word
  })
}

const DARK = lexicon<Required<Read<ColourName>>>([
  ["dark", { value: "indigo", confidence: "guess" }],
])

/** The colour of dark denim, where none is named: "dungarees dark". */
function washesIn(words: readonly string[], kind?: Kind): Hit<Required<Read<ColourName>>>[] {
  const isDenim = kind !== undefined && usualCloth(kind).material === "denim"
  return isDenim || words.includes("denim") ? colouredAllOver(words, findPhrases(words, DARK)) : []
}

/** Leaves out the plain colour that only says of what sort the shade before it is: "periwinkle blue" is one colour. */
function withoutPlainer<T extends { readonly value: ColourName }>(
  hits: readonly Hit<T>[],
): readonly Hit<T>[] {
  return hits.filter(({ value, start }, at) => {
    const before = hits[at - 1]
    const isOne = before?.end === start && coloursLike(value.value).includes(before.value.value)
    return !isOne
  })
}

/** What lies on a ground of another colour, or under it. */
const ON_A_GROUND = /^(?:stripes?|spots?|dots?|heels?)$/

/** The colours with those of stripes, spots and heels last: the "white" of a "white stripe navy jumper". */
function groundFirst<T>(words: readonly string[], hits: readonly Hit<T>[]): readonly Hit<T>[] {
  const isGround = ({ end }: Hit<T>) => !ON_A_GROUND.test(words[end] ?? "")
  return [...hits.filter(isGround), ...hits.filter((hit) => !isGround(hit))]
}

const PATTERN_READINGS = lexicon<Required<Read<Pattern>> | "none">([
  ...[...PATTERNS_OF_COMPOUNDS, ...[PATTERNS_ABROAD, PATTERN_PHRASES].flatMap(listed)].map(
    ([words, value]) => [words, { value, confidence: "sure" }] as const,
  ),
  ...NO_PATTERNS.split("|").map((words) => [words, "none"] as const),
  ...SOME_PATTERN.split("|").map(
    (words) => [words, { value: "abstract", confidence: "guess" }] as const,
  ),
  ...WRAPPERS.split("|").map(
    (words) => [words, { value: "geometric", confidence: "guess" }] as const,
  ),
])

/** The first pattern named. An unspecified one is guessed to be abstract. */
export function readPattern(words: readonly string[]): Read<Pattern> {
  const named = ofTheGarment(words, findPhrases(words, PATTERN_READINGS)).flatMap(({ value }) =>
    value === "none" ? [] : [value],
  )
  return named.find(({ confidence }) => confidence === "sure") ?? named[0] ?? NOTHING
}

const MATERIAL_READINGS = lexicon<Material | "flannel" | "none">([
  ...CLOTHS_OF_COMPOUNDS,
  ...listed(MATERIALS_ABROAD),
  ...listed(MATERIAL_PHRASES),
  ["flannel", "flannel"],
  ...NO_MATERIALS.split("|").map((words) => [words, "none"] as const),
])
/** What shops call a material, its own name included. */
export function clothNames(material: Material): readonly string[] {
  return MATERIAL_PHRASES[material].split("|")
}

/** Words for how a yarn is worked; the name of the yarn overrides them. */
const WAYS: readonly Material[] = ["knit", "jersey"]
/** What is tailored of flannel is of wool; shirts and what is for bed are of cotton. */
const TAILORED: ReadonlySet<Kind> = new Set([
  "trousers",
  "wide_leg_trousers",
  "culottes",
  "shorts",
  "pencil_skirt",
  "pleated_skirt",
  "mini_skirt",
  "midi_skirt",
  "maxi_skirt",
  "waistcoat",
  "blazer",
  "wool_coat",
  "cape",
])
const JEWELS: readonly Kind[] = ["necklace", "earrings", "bracelet", "ring"]
const METALLIC_KINDS: readonly Kind[] = [...JEWELS, "watch", "belt", "sunglasses"]

/** What is closed with laces: "brown lace boots" are of leather. */
const LACED: readonly Kind[] = ["lace_up_boots", "ankle_boots", "knee_boots", "trainers", "brogues"]

/** The first material named, preferring the yarn to the way it is worked. */
export function readMaterial(words: readonly string[], kind: Kind | undefined): Read<Material> {
  const isJewel = kind !== undefined && JEWELS.includes(kind)
  const isLaced = kind !== undefined && LACED.includes(kind)
  // A jumper may be called a jersey, and is none of it.
  const isKnitted = kind === "jumper"
  const flannel = kind && TAILORED.has(kind) ? "wool" : "cotton"
  const named = ofTheGarment(words, findPhrases(words, MATERIAL_READINGS)).flatMap(({ value }) =>
    value === "none" ||
    (value === "pearl" && !isJewel) ||
    (value === "lace" && isLaced) ||
    (value === "jersey" && isKnitted)
      ? []
      : [value === "flannel" ? flannel : value],
  )
  const value = named.find((material) => !WAYS.includes(material)) ?? named[0]
  return value ? { value, confidence: "sure" } : NOTHING
}

const CUT_READINGS = lexicon<CutPhrase>(
  CUT_PHRASES.flatMap((entry) =>
    entry.phrases.split("|").map((phrase) => [phrase, entry] as const),
  ),
)

/** The words of the cut that the kind takes; the first of two for one part, and what is said before a hint. */
export function readCut(words: readonly string[], kind: Kind | undefined): Read<Cut> {
  if (!kind) return NOTHING
  const cuts = cutsOf(kind)
  const takes = CUT_FIELDS.filter((field) => cuts[field])
  const isCoat = placeOf(kind) === "coat"
  const cut: Cut = {}
  let isGuess = false
  const found = findPhrases(words, CUT_READINGS)
  const said = found.filter(({ value }) => !value.hint)
  const hinted = found.filter(({ value }) => value.hint)
  for (const { value } of [...said, ...hinted]) {
    const meant = isCoat && value.ofCoats ? [value.ofCoats] : value.means
    const means = meant.find(
      ([field, word]) =>
        takes.includes(field) && (cuts[field] as readonly string[] | undefined)?.includes(word),
    )
    if (!means || means[0] in cut) continue
    Object.assign(cut, { [means[0]]: means[1] })
    isGuess ||= value.hint === true
  }
  if (Object.keys(cut).length === 0) return NOTHING
  return { value: cut, confidence: isGuess ? "guess" : "sure" }
}

const WEARER_READINGS = lexicon<Wearer>(
  listed<Wearer>({
    women: "women|womens|woman|womans|ladies|lady|female|womenswear",
    men: "men|mens|man|male|menswear|gents",
    children:
      "girl|girls|boy|boys|kid|kids|child|children|childrens|baby|toddler|infant|newborn|junior",
    unisex: "unisex",
  }),
)

/** Before these, "baby" belongs to a colour or a cut: "baby blue", "baby cord". */
const NOT_OF_BABIES = /^(?:blue|pink|cord|corduroy|doll|alpaca|tee|rib)$/

/** The wearer that the first such word names. */
export function readWearer(words: readonly string[]): Read<Wearer> {
  const hit = findPhrases(words, WEARER_READINGS).find(
    ({ start, end }) => words[start] !== "baby" || !NOT_OF_BABIES.test(words[end] ?? ""),
  )
  return hit ? { value: hit.value, confidence: "sure" } : NOTHING
}
