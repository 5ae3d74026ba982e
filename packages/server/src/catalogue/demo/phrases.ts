import type { CUT_WORDS, CutField, Kind, Pattern } from "@stylin/garments/vocabulary"

type CutPhrases = {
  readonly [Field in CutField]: Readonly<
    Partial<Record<(typeof CUT_WORDS)[Field][number], readonly [string, ...string[]]>>
  >
}

/** How shops say a word of a cut; a word that they leave to the picture is not here. */
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
    maxi: ["maxi"],
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

/** How shops say a pattern; the first is for the feed's own column. */
export const PATTERN_PHRASES: Readonly<
  Record<Exclude<Pattern, "plain">, readonly [string, ...string[]]>
> = {
  stripe: ["striped", "stripe"],
  check: ["checked", "check"],
  floral: ["floral", "floral-print", "ditsy floral"],
  dot: ["polka dot", "spot-print"],
  animal: ["leopard print", "animal print"],
  geometric: ["geometric print", "geo print"],
  abstract: ["abstract print"],
}

/** What shops call a kind, where that is not, or not only, the vocabulary's first word for it. */
export const NOUNS: Readonly<Partial<Record<Kind, readonly [string, ...string[]]>>> = {
  t_shirt: ["t-shirt", "tee"],
  vest: ["vest", "vest top"],
  cami: ["cami", "cami top"],
  jumper: ["jumper", "jumper", "sweater"],
  bomber: ["bomber jacket"],
  puffer: ["puffer jacket", "padded jacket"],
  trench_coat: ["trench coat"],
  wool_coat: ["coat"],
  cardigan: ["cardigan"],
  day_dress: ["dress"],
  evening_dress: ["evening dress", "gown"],
  shoulder_bag: ["shoulder bag", "handbag"],
  clutch: ["clutch bag", "clutch"],
}

/** Words of praise that no picture contradicts; a kind's own, else those of any kind. */
export const PRAISE: Readonly<Partial<Record<Kind, readonly [string, ...string[]]>>> = {
  blazer: ["tailored"],
  waistcoat: ["tailored"],
  trousers: ["tailored"],
  wide_leg_trousers: ["tailored"],
  shorts: ["tailored"],
  evening_dress: ["elegant"],
  heels: ["elegant"],
}
export const ANY_PRAISE = ["classic", "everyday", "essential", "signature"] as const
