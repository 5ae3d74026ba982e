import { MATERIALS, type Material, PATTERNS, usualCloth } from "@stylin/garments/vocabulary"
import { kindCode, kindCodes, kindOf, SLOTS } from "../pieces/codes.ts"
import { cutOf } from "../pieces/cut.ts"
import type { Piece } from "../pieces/piece.ts"
import { areaOf, isClothing } from "../score/places.ts"
import type { Bond } from "./bond.ts"
import { type Facts, fact, factOf } from "./grammar.ts"
import { isHighHeeled } from "./visible.ts"
import { calledApart } from "./words.ts"

/** How dressy each two pieces are beside each other, the largest first, and coats, which come off, last. */
export function levelsOf(shown: readonly Piece[]): Bond[] {
  const rank = (piece: Piece) => (SLOTS[piece.slot] === "coat" ? 0 : areaOf(piece))
  const seen = shown
    .filter((piece) => areaOf(piece) >= LEAST_SEEN)
    .toSorted((a, b) => rank(b) - rank(a))
  const bonds = seen.flatMap((one) =>
    seen.filter((other) => other !== one).flatMap((other) => levelBonds(one, other)),
  )
  // That two cloths differ says more than how dressy they are.
  return [
    ...bonds.filter(({ is }) => is === "cloths"),
    ...bonds.filter(({ is }) => is !== "cloths"),
  ]
}

/** Clothes, coats and shoes are compared; nobody asks whether a bag is as smart as jeans. */
const LEAST_SEEN = areaOf({ slot: SLOTS.indexOf("coat") })
/** Up to this formality clothes are plain, above it they dress a look up. */
const PLAIN = 3
/** Up to this one nobody calls one of them smarter: jeans and trainers. */
const CASUAL = 2
function levelBonds(one: Piece, other: Piece): Bond[] {
  const is = caseOf(one, other)
  if (!is) return []
  const [first, second] = calledApart([one, other])
  const names = { one: factOf(one, first), other: factOf(other, second) }
  const bond = (is: Bond["is"], facts: Facts): Bond => ({
    is,
    term: "formality",
    of: [one, other],
    facts,
  })
  const cloths = is === "lifts" || is === "level" ? clothsOf(one, other) : undefined
  const facts = {
    ...names,
    ...(isSharper(one, other) && { sharp: names.other }),
    ...(is === "level" && one.formality <= CASUAL && { relaxed: names.one }),
    ...(is === "level" && one.formality > PLAIN && { polished: names.one }),
    ...(is === "level" && one.formality === PLAIN && { between: names.one }),
    ...(STARCHED.test(one.name ?? "") || (isJacket(one) && isTailored(one))
      ? { starched: names.one }
      : {}),
  }
  return [...(cloths ? [bond("cloths", { ...names, ...cloths })] : []), bond(is, facts)]
}

function caseOf(one: Piece, other: Piece): Bond["is"] | undefined {
  const areCasual = Math.max(one.formality, other.formality) <= CASUAL
  if (one.formality === other.formality || areCasual) return "level"
  const areEasy = Math.max(one.formality, other.formality) <= PLAIN
  if (areEasy && one.formality < other.formality) {
    return isSharper(one, other) ? "easy" : undefined
  }
  // A skirt is dressed up by shoes, and not the other way round; a coat comes off.
  if (!isClothing(one) || SLOTS[other.slot] === "coat") return undefined
  // Nor does anybody ask what shoes make of a dress.
  const isLifted =
    SLOTS[one.slot] !== "dress" && !(SLOTS[other.slot] === "shoes" && SLOTS[one.slot] !== "bottom")
  if (isLifted && other.formality > Math.max(PLAIN, one.formality)) {
    return isDressy(other) && !isDressy(one) ? "lifts" : undefined
  }
  const isEased = one.formality > PLAIN && other.formality <= PLAIN
  return isEased && isTailored(one) && isSoft(other) ? "eases" : undefined
}

/** What makes a look sharper. */
const TAILORED = kindCodes(
  "blazer",
  "waistcoat",
  "shirt",
  "trousers",
  "wide_leg_trousers",
  "loafers",
  "brogues",
)
const TRAINERS = kindCode("trainers")
const BOOTS = kindCodes("ankle_boots", "chelsea_boots", "lace_up_boots")
const SOFT: ReadonlySet<Material> = new Set(["knit", "cable", "denim"])

/** Whether it takes the stiffness out of what it is worn with: knitwear, denim, jersey, trainers and flat boots. */
function isSoft(piece: Piece): boolean {
  if (piece.kind === TRAINERS) return true
  if (BOOTS.has(piece.kind)) {
    const { heel } = cutOf(piece)
    return !isHighHeeled(piece) && (heel === undefined || heel === "flat")
  }
  const material = MATERIALS[piece.material]
  return isClothing(piece) && material !== undefined && SOFT.has(material)
}

const LEGS = kindCodes("trousers", "wide_leg_trousers")
const SHIRT = kindCode("shirt")
const BLAZER = kindCode("blazer")
/** What she calls a jacket of a tailor's; others may be of any kind. */
const OF_TAILORS = /\b(?:blazer|suit|tailored|tux(?:edo)?)\b/i
/** Names of what looks like trousers or a shirt for the office, and is none. */
const CREASELESS =
  /\b(?:cords?|corduroys?|elastic\w*|pull[- ]?on|stretch\w*|jersey|linen|flannel|lumberjack|work|canvas|carpenter|double[- ]knee|7\/8|hose|slip[- ]resistant|technical|shell|waterproof|ski|capris?|cropped|orthop\w+|safety|banding|drawstring|lounge|slouchy|pyjama|cotton)\b/i
const isTailored = ({ kind, name = "", owned, material, pattern }: Piece) =>
  TAILORED.has(kind) &&
  !(owned && kind === BLAZER && !OF_TAILORS.test(name)) &&
  !CREASELESS.test(name) &&
  MATERIALS[material] !== "corduroy" &&
  !(LEGS.has(kind) && MATERIALS[material] === "leather") &&
  !(kind === SHIRT && (!SOBER.has(PATTERNS[pattern]) || MATERIALS[material] === "denim"))

/** Patterns of shirts that look sharp: one with flowers or a batik is for leisure. */
const SOBER: ReadonlySet<(typeof PATTERNS)[number] | undefined> = new Set(["plain", "stripe"])

/** What dresses a look up: tailoring, heels, and cloth that gleams or is sheer. */
const isDressy = (piece: Piece) =>
  isTailored(piece) || piece.kind === HEELS || SHOWY.has(touchOf(piece)?.[0] ?? "")
const HEELS = kindCode("heels")
const SHOWY: ReadonlySet<string> = new Set(["shiny", "sheer"])

/** What is stiff enough for anybody to say so. */
const STARCHED = /\b(?:suit|tailored)\b/i
const JACKETS = kindCodes("blazer", "waistcoat")
const isJacket = ({ kind }: Piece) => JACKETS.has(kind)

/** Whether one of them is what makes the look sharper: shoes do so for what is worn above them on the legs. */
function isSharper(one: Piece, other: Piece): boolean {
  if (!isTailored(other)) return false
  return SLOTS[other.slot] !== "shoes" || SLOTS[one.slot] === "bottom"
}

/** Kinds whose cloth nobody needs to say; of others it is known where it is not the usual one. */
const PLAIN_TO_SEE = kindCodes(
  "jeans",
  "denim_jacket",
  "denim_skirt",
  "denim_shorts",
  "jumper",
  "cardigan",
  "knitted_vest",
  "knitted_dress",
  "tweed_jacket",
)

/** What each cloth is beside another: it gleams, is sheer, soft or rough. */
const TOUCH: Partial<Readonly<Record<Material, readonly [touch: string, name: string]>>> = {
  silk: ["shiny", "silk"],
  satin: ["shiny", "satin"],
  velvet: ["shiny", "velvet"],
  chiffon: ["sheer", "chiffon"],
  lace: ["sheer", "lace"],
  knit: ["soft", "knitwear"],
  cable: ["soft", "cable knit"],
  cashmere: ["soft", "cashmere"],
  denim: ["rough", "denim"],
  corduroy: ["rough", "corduroy"],
  tweed: ["rough", "tweed"],
}

/** The contrast of two cloths, if both are known and differ. */
function clothsOf(one: Piece, other: Piece): Facts | undefined {
  if (!(isClothing(one) && isClothing(other))) return undefined
  const [mine, theirs] = [touchOf(one), touchOf(other)]
  if (!(mine && theirs) || mine[0] === theirs[0]) return undefined
  return { [mine[0]]: fact(mine[1]), [theirs[0]]: fact(theirs[1]) }
}

function touchOf({ kind, material }: Piece) {
  const name = MATERIALS[material]
  const isKnown = PLAIN_TO_SEE.has(kind) || usualCloth(kindOf(kind)).material !== name
  return isKnown && name ? TOUCH[name] : undefined
}
