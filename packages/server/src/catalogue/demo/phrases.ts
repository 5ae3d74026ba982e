import type { CUT_WORDS, CutField, Heel, Kind, Pattern } from "@stylin/garments/vocabulary"
import type { ClothName } from "./cloths.ts"

type CutPhrases = {
  readonly [Field in CutField]: Readonly<
    Partial<Record<(typeof CUT_WORDS)[Field][number], readonly [string, ...string[]]>>
  >
}

/** How shops phrase a word of a cut; words that they leave to the picture are missing. */
export const CUT_PHRASES: CutPhrases = {
  fit: {
    fitted: ["fitted", "slim-fit"],
    regular: ["regular-fit"],
    relaxed: ["relaxed", "relaxed-fit"],
    oversized: ["oversized"],
  },
  length: {
    cropped: ["cropped"],
    long: ["longline"],
    mini: ["mini"],
    knee: ["knee-length"],
    midi: ["midi"],
    maxi: ["full-length"],
    ankle: ["ankle-length"],
    full: ["full-length"],
  },
  rise: {
    high: ["high-waisted", "high-rise"],
    mid: ["mid-rise"],
    low: ["low-rise"],
  },
  neckline: {
    crew: ["crew-neck"],
    scoop: ["scoop-neck"],
    v: ["V-neck"],
    boat: ["boat-neck"],
    square: ["square-neck"],
    sweetheart: ["sweetheart-neck"],
    bandeau: ["bandeau"],
    halter: ["halter-neck"],
    "one-shoulder": ["one-shoulder"],
    "off-shoulder": ["off-the-shoulder", "Bardot"],
    wrap: ["wrap"],
    cowl: ["cowl-neck"],
    roll: ["roll-neck"],
    high: ["high-neck", "funnel-neck"],
    collar: ["collared"],
    bow: ["pussy-bow"],
    collarless: ["collarless"],
    hood: ["hooded"],
  },
  sleeve: {
    sleeveless: ["sleeveless"],
    strap: ["strappy"],
    short: ["short-sleeve"],
    elbow: ["elbow-sleeve"],
    "three-quarter": ["three-quarter-sleeve"],
    long: ["long-sleeve"],
    puff: ["puff-sleeve"],
    balloon: ["balloon-sleeve"],
  },
  leg: {
    skinny: ["skinny"],
    slim: ["slim-leg"],
    straight: ["straight-leg"],
    tapered: ["tapered"],
    barrel: ["barrel-leg"],
    wide: ["wide-leg"],
    flare: ["flared"],
    bootcut: ["bootcut"],
  },
  skirt: {
    pencil: ["column"],
    "a-line": ["A-line"],
    pleated: ["pleated"],
    circle: ["full-skirted"],
    wrap: ["wrap"],
    tiered: ["tiered"],
    slip: ["bias-cut"],
  },
  heel: {
    flat: ["flat"],
    low: ["low-heel", "kitten-heel"],
    block: ["block-heel"],
    stiletto: ["stiletto"],
    platform: ["platform"],
    wedge: ["wedge"],
  },
}

/** How shops phrase a pattern. */
export const PATTERN_PHRASES: Readonly<
  Record<Exclude<Pattern, "plain">, readonly [string, ...string[]]>
> = {
  stripe: ["striped"],
  check: ["checked"],
  floral: ["floral", "floral-print"],
  dot: ["polka-dot", "spot-print"],
  animal: ["leopard-print", "animal-print"],
  geometric: ["geometric-print"],
  abstract: ["abstract-print"],
}

/** What shops call a kind, unless it is just the vocabulary's first word for it. */
export const NOUNS: Readonly<Partial<Record<Kind, readonly [string, ...string[]]>>> = {
  t_shirt: ["t-shirt", "t-shirt", "tee"],
  vest: ["vest", "vest top"],
  cami: ["cami", "cami top"],
  jumper: ["jumper", "jumper", "jumper", "sweater"],
  bomber: ["bomber jacket"],
  puffer: ["puffer jacket", "padded jacket"],
  trench_coat: ["trench coat"],
  wool_coat: ["coat"],
  teddy_coat: ["coat"],
  tweed_jacket: ["jacket"],
  leather_jacket: ["jacket", "biker jacket"],
  day_dress: ["dress"],
  knitted_dress: ["knitted dress", "jumper dress"],
  evening_dress: ["evening dress", "gown", "cocktail dress"],
  pinafore: ["pinafore dress"],
  shoulder_bag: ["shoulder bag", "handbag"],
  clutch: ["clutch bag", "clutch"],
  necklace: ["pendant necklace"],
  earrings: ["hoop earrings"],
}

/** What a kind is called in a cloth that changes its name. */
export const NOUNS_IN_CLOTH: Readonly<
  Partial<Record<Kind, Readonly<Partial<Record<ClothName, string>>>>>
> = {
  necklace: { pearl: "necklace" },
  earrings: { pearl: "drop earrings" },
}

/** What shops call high heels, by their heel. */
export const HEELS_BY_HEEL: Readonly<Partial<Record<Heel, string>>> = {
  low: "kitten heels",
  block: "block heels",
  stiletto: "stiletto heels",
  platform: "platform heels",
}

/** Words of praise that no picture contradicts: a kind's own, or else those of any kind. */
export const PRAISE: Readonly<Partial<Record<Kind, readonly [string, ...string[]]>>> = {
  evening_dress: ["elegant"],
}
export const ANY_PRAISE = ["classic", "everyday", "essential", "signature", "timeless"] as const

/** Kinds that are called tailored when they are fitted. */
export const TAILORED: ReadonlySet<Kind> = new Set([
  "blazer",
  "waistcoat",
  "trousers",
  "wide_leg_trousers",
  "shorts",
])
