import type { Material } from "../cloth.ts"
import type { Kind } from "../kind-names.ts"
import type { Pattern } from "../patterns.ts"
import { listed } from "./text.ts"

/** Words that some languages make of two: "Leinenhose" are trousers of linen. */
interface Compounds {
  readonly ends: Partial<Readonly<Record<Kind, string>>>
  readonly cloths: Partial<Readonly<Record<Material, string>>>
  readonly patterns?: Partial<Readonly<Record<Pattern, string>>>
  /** Beginnings that say nothing of the cloth. */
  readonly others: string
}

const GERMAN: Compounds = {
  ends: {
    blouse: "bluse",
    shirt: "hemd",
    t_shirt: "shirt",
    jumper: "pulli|pullover",
    wool_coat: "mantel",
    day_dress: "kleid",
    trousers: "hose|hosen",
    midi_skirt: "rock",
    shoulder_bag: "tasche|handtasche",
    crossbody_bag: "umhangetasche",
    backpack: "rucksack",
    scarf: "schal|tuch",
    belt: "gurtel",
    gloves: "handschuhe",
    vest: "top|tops",
    shorts: "shorts",
    blazer: "blazer|sakko",
    jeans: "jeans",
    leggings: "leggings",
    flats: "schuhe",
  },
  cloths: {
    cotton: "baumwoll|musselin",
    linen: "leinen",
    wool: "woll|schurwoll|mohair|loden",
    cashmere: "kaschmir",
    silk: "seiden",
    satin: "satin",
    leather: "leder|kunstleder",
    suede: "wildleder",
    velvet: "samt",
    corduroy: "cord",
    lace: "spitzen",
    knit: "strick|feinstrick|grobstrick",
    tweed: "tweed",
    jersey: "jersey",
    denim: "denim",
  },
  patterns: { stripe: "ringel|streifen", check: "karo", floral: "blumen", dot: "punkte" },
  others:
    "kurz|lang|sommer|winter|stretch|business|basic|damen|lieblings|umstands|trachten|freizeit|herbst|fruhlings|abend|arbeits|midi|dirndl",
}

const NORDIC: Compounds = {
  ends: {
    blouse: "bluse|blus",
    shirt: "skjorte|skjorta",
    jumper: "genser|gensar|troja|troje|sweater",
    day_dress: "kjole|klanning",
    trousers: "bukse|bukser|byxor",
    midi_skirt: "kjol|nederdel|skjort",
    shoulder_bag: "veske|vaska|taske",
    scarf: "skjerf|sjal|halsduk|torklaede",
    socks: "sokker|sockor|stromper",
  },
  cloths: {
    cotton: "bomulls|bomulds",
    linen: "lin|linne",
    wool: "ull|uld",
    silk: "silke|siden",
    leather: "skinn|laeder|lader",
    knit: "strikke|stick",
    velvet: "floyels|sammets",
    denim: "jeans|denim",
  },
  others: "sommer|sommar|vinter",
}

const DUTCH: Compounds = {
  ends: {
    blouse: "blouse|bloes",
    shirt: "overhemd",
    jumper: "trui",
    day_dress: "jurk|jurkje",
    trousers: "broek",
    midi_skirt: "rok|rokje",
    wool_coat: "mantel",
    scarf: "sjaal",
  },
  cloths: {
    linen: "linnen",
    wool: "wol|wollen",
    leather: "leren",
    knit: "gebreide",
    corduroy: "rib",
  },
  others: "zomer|winter",
}

const LANGUAGES = [GERMAN, NORDIC, DUTCH]

/** All that the beginnings and the ends of compounds make. */
function joined(beginnings: string, ends: string): string[] {
  return beginnings
    .split("|")
    .flatMap((beginning) => ends.split("|").map((end) => `${beginning}${end}`))
}

type Entries<T> = readonly (readonly [word: string, value: T])[]

/** Compounds by the kind that their end names. */
export const KINDS_OF_COMPOUNDS: Entries<Kind> = LANGUAGES.flatMap(
  ({ ends, cloths, patterns = {}, others }) => {
    const beginnings = [...listed(cloths), ...listed(patterns)].map(([beginning]) => beginning)
    return listed(ends).flatMap(([end, kind]) =>
      joined([...beginnings, others].join("|"), end).map((word) => [word, kind] as const),
    )
  },
)

/** Compounds by the cloth that their beginning names. */
export const CLOTHS_OF_COMPOUNDS: Entries<Material> = LANGUAGES.flatMap(({ ends, cloths }) =>
  valuesOf(cloths, ends),
)

/** Compounds by the pattern that their beginning names. */
export const PATTERNS_OF_COMPOUNDS: Entries<Pattern> = LANGUAGES.flatMap(({ ends, patterns }) =>
  valuesOf(patterns ?? {}, ends),
)

function valuesOf<T extends string>(
  beginnings: Partial<Readonly<Record<T, string>>>,
  ends: Compounds["ends"],
): Entries<T> {
  const all = Object.values(ends).join("|")
  return listed(beginnings).flatMap(([beginning, value]) =>
    joined(beginning, all).map((word) => [word, value] as const),
  )
}
