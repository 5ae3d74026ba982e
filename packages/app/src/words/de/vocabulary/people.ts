import type {
  AgeLook,
  BodySize,
  BodyType,
  HAIR_COLOURS,
  HairStyle,
  HeadCovering,
  Height,
  Occasion,
} from "@stylin/garments/vocabulary"

export const occasions = {
  my_occasions: "meine Anlässe",
  work: "Arbeit",
  classes: "Uni",
  outings: "Freizeit",
  dating: "Dates",
  errands: "Besorgungen",
  outdoors: "draußen",
} as const satisfies Record<Occasion, string>

export const bodyTypes = {
  hourglass: "Sanduhr",
  pear: "Birne",
  inverted_triangle: "umgekehrtes Dreieck",
  rectangle: "Rechteck",
  oval: "Oval",
} as const satisfies Record<BodyType, string>

/** How full, how tall and how old a figure is drawn. */
export const figures = {
  regular: "normal",
  fuller: "kurvig",
  plus: "Plus Size",
  petite: "klein",
  average: "mittel",
  tall: "groß",
  younger: "jünger",
  older: "älter",
} as const satisfies Record<BodySize | Height | AgeLook, string>

/** How hair is worn, and what covers it. */
export const heads = {
  crop: "kurz",
  bob: "Bob",
  long: "lang, glatt",
  waves: "lang, gewellt",
  curls: "Afrolocken",
  locs: "Locs",
  braids: "Braids",
  pony: "Pferdeschwanz",
  chignon: "tiefer Dutt",
  bun: "hoher Dutt",
  headwrap: "Turban",
  headscarf: "Kopftuch",
  hijab: "Hijab",
  none: "nichts",
} as const satisfies Record<HairStyle | HeadCovering | "none", string>

/** Shades of hair. */
export const hairColours = {
  black: "schwarz",
  "soft black": "weiches Schwarz",
  "dark brown": "dunkelbraun",
  brown: "braun",
  chestnut: "kastanienbraun",
  red: "rot",
  "dark blonde": "dunkelblond",
  blonde: "blond",
  grey: "grau",
  silver: "silber",
} as const satisfies Record<(typeof HAIR_COLOURS)[number]["name"], string>

/** What a selfie tells of hair and eyes, but for colours that are above or that cloth has too. */
export const readColours = {
  hazel: "haselnussbraun",
  "light blonde": "hellblond",
  "light brown": "hellbraun",
} as const
