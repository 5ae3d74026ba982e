import { BREAK, type Hit } from "./text.ts"

const setOf = (words: string): ReadonlySet<string> => new Set(words.split("|"))

/** Parts of a garment. What describes them does not describe the garment. */
const PARTS = setOf(
  "toe|toes|toecap|laces|tipping|tab|tabs|button|buttons|snap|snaps|poppers|clasp|clasps|epaulettes|embroidery|hardware|zip|zips|trim|trims|stitch|stitching|sole|soles|lining|" +
    "buckle|buckles|ribbon|ribbons|piping|edging|pom|tassels|studs|label|logo|collar|collars|cuffs|lapels|yoke|yokes|snaffle|sleeve|sleeves|hem|hems|hood|hoods|insert|inserts|panel|panels|patch|patches|neckline|" +
    "sohle|sohlen|kragen|knopfen|nahten|futter|armeln|kapuze",
)
/** Parts by their names in languages that put the colour after them: "cuello negro". */
const PARTS_BEFORE = setOf(
  "cuello|botones|suela|suelas|mangas|punos|ribete|cordones|col|boutons|semelle|semelles|colletto|bottoni|suola|maniche",
)
/** What is a garment itself, unless another comes with it: "con cinturón marrón". */
const WORN_WITH = setOf("cinturon|ceinture|cintura|lazo|noeud")
/** What only says that there is such a part. */
const WITH_PARTS = setOf("trimmed|tipped|lined|studded")
/** Parts that give their colour to nothing else, not even where no other is named. */
const MERE_PARTS = setOf(
  "yoke|yokes|piping|edging|trim|trims|lining|sole|soles|stitching|cuffs|lapels|hem",
)
/** Parts that have a colour of their own if the garment comes with them; elsewhere "gold heels" are shoes. */
const PARTS_OF_COLOUR = setOf(
  "heel|heels|strap|straps|lace|tie|ties|edge|edges|detail|details|detailing|neck|waistband|pocket|pockets|" +
    "band|bow|writing|lettering|belt|gurtel|swoosh|tick|frill|frills|binding|bib|brim|border|borders|v|n|star|bar|chain|fringe",
)
/** What may stand between a colour and the part that has it: "white lace collar". */
const BETWEEN = setOf(
  "contrast|contrasting|lace|fur|faux|velvet|satin|suede|leather|rubber|rib|ribbed|knitted|crochet|horn|pearl|metal|inner",
)
/** Parts that are often of another cloth than the garment. */
const OF_ANOTHER_CLOTH = setOf(
  "collar|collars|cuffs|lapels|trim|trims|piping|edging|lining|sole|soles|buttons|yoke|toe|toes|sleeve|sleeves",
)
const STRIPE = setOf("stripe|stripes|streifen|rayas")
/** What a stripe is read as where it is only a trimming: no word that is written, and it may be all that has a colour. */
const STRIPE_TRIM = "stripe trim"
/** Before and after a stripe that runs along a side. */
const ALONG_BEFORE = setOf("side|sleeve|leg")
const ALONG_AFTER = setOf("down|along|on")

/** What begins other words than those of what a garment comes with. */
const ENDS = setOf(`${BREAK}|with|in|for|on|featuring|plus|from`)

function isPart(words: readonly string[], at: number, parts: ReadonlySet<string>): boolean {
  const word = words[at] ?? ""
  if (PARTS.has(word) || word === STRIPE_TRIM || parts.has(word)) return true
  const next = words[at + 1] ?? ""
  if (ALONG_BEFORE.has(word)) return next === "trim" || next === STRIPE_TRIM || STRIPE.has(next)
  return STRIPE.has(word) && ALONG_AFTER.has(next)
}

/** The words of what has stripes only along its sides: cloth is striped, but "white trainers green stripe" are white. */
export function withoutStripes(words: readonly string[]): readonly string[] {
  return words.map((word) => (STRIPE.has(word) ? STRIPE_TRIM : word))
}

/** The words of what is of one colour but for the stripes that it comes with: "ski jacket with white stripes". */
export function withoutAddedStripes(words: readonly string[]): readonly string[] {
  return words.map((word, at) => (STRIPE.has(word) && isAdded(words, at) ? STRIPE_TRIM : word))
}

/** Whether a word is among those of what the garment comes with: "with a red yoke". */
export function isAdded(words: readonly string[], start: number): boolean {
  return words[words.slice(0, start).findLastIndex((word) => ENDS.has(word))] === "with"
}

/** Whether what ends at a word describes a part that can be nothing more, though no garment is named beside it. */
export function isOfMerePart(words: readonly string[], end: number): boolean {
  return MERE_PARTS.has(words[end] ?? "")
}

/** No part but those that have a colour, a cloth and a pattern of their own. */
const NO_MORE: ReadonlySet<string> = new Set()

/** Leaves out what describes a part: the "gold" of "gold buttons", the "red" of "with a red and white yoke". */
export function ofTheGarment<T>(
  words: readonly string[],
  hits: readonly Hit<T>[],
  parts = NO_MORE,
): Hit<T>[] {
  return hits.filter((_, at) => !isOfPart(words, hits, at, parts))
}

/** The same of colours: the garment may come with a part that has its own, as with white laces. */
export function colouredAllOver<T>(words: readonly string[], hits: readonly Hit<T>[]): Hit<T>[] {
  return ofTheGarment(words, hits, PARTS_OF_COLOUR)
}

function isOfPart<T>(
  words: readonly string[],
  hits: readonly Hit<T>[],
  at: number,
  parts: ReadonlySet<string>,
): boolean {
  const hit = hits[at]
  if (!hit) return false
  const { start, end } = hit
  if (PARTS_BEFORE.has(words[start - 1] ?? "")) return true
  if (isPart(words, end, NO_MORE) || WITH_PARTS.has(words[end] ?? "")) return true
  const next = hits[at + 1]
  const isJoined = words[end] === "and" && next?.start === end + 1
  const isWith = isAdded(words, start)
  // "Navy and white trim" may be of a navy garment, unless that has its colour already.
  if (isWith && WORN_WITH.has(words[start - 1] ?? "")) return true
  if (isJoined && (isWith || at > 0)) return isOfPart(words, hits, at + 1, parts)
  if (!isWith) return isOfCloth(words, end)
  for (let after = end; after < words.length; after += 1) {
    const word = words[after] ?? ""
    if (isPart(words, after, parts)) return true
    if (ENDS.has(word) || word === "and") return false
  }
  return false
}

/** Whether at a word begins a part with its cloth: "faux fur collar". */
function isOfCloth(words: readonly string[], at: number): boolean {
  const past = words.findIndex((word, index) => index >= at && !BETWEEN.has(word))
  if (past <= at || past > at + 2) return false
  const part = words[past] ?? ""
  return part === STRIPE_TRIM || OF_ANOTHER_CLOTH.has(part)
}
