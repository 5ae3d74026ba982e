import { listed } from "./text.ts"

/** What is typed in a hurry, by what it stands for: short forms, and slips that more than one letter tells. */
const MEANT: Readonly<Record<string, string>> = {
  light: "lt|lght|ligt|lihgt|lgt",
  dark: "dk|drk|dakr",
  jacket: "jkt|jckt|jaket|jakcet|jackt|jcket",
  jackets: "jkts",
  trousers: "trs|trsrs|trowsers|trousres|trouzers",
  black: "blk|blck|balck|blakc|bkack|blak|bleck|blcak|vlack",
  white: "wht|whte|wite|whtie",
  grey: "gry|gery|greay|grye",
  navy: "nvy|navey|nayv|navvy|nvay",
  pink: "pnik|pikn|pinkk",
  purple: "purpel|puple|purpl",
  beige: "bege|biege|beigh",
  burgundy: "burgandy|burgendy|bergundy",
  khaki: "kaki|khakhi|khacki|kahki|kakhi",
  charcoal: "charcol|charchoal|charcaol",
  lavender: "lavendar|lavander",
  fuchsia: "fuschia|fushia|fuscia|fuchia|fushcia",
  "off white": "offwhite",
  tortoiseshell: "tortoishell|tortiseshell|tortoiseshel",
  maroon: "maroone|marroon",
  turquoise: "turqoise|turquiose|turquois|torquoise",
  yellow: "yelow|yellw",
  orange: "ornage",
  brown: "browm|borwn",
  vis: "viz",
  tracky: "trakky|trakkie",
  "hi vis": "hivis|hiviz",
  boucle: "bookle|bucle|boukle",
  "wide leg": "wl|widelegged|wideleg|widelegs",
  "high waist": "hw|highwaist",
  "long sleeve": "ls",
  with: "wth",
  polo: "pollo",
  polka: "poka|polkadot",
  leopard: "lepard|lepord|leapord|leapard",
  ankle: "ankel|ancle|anckle",
  leather: "lether|leater|leathr",
  cashmere: "cashmeer|cashmire|cashmear|cashmer|kashmir",
  denim: "demin|denin|maong",
  linen: "linnen|linnin",
  sleeve: "sleve|sleave|slevee",
  sleeves: "sleves|sleaves",
  sleeveless: "sleevless|slevless|sleevles",
  pencil: "pencl|pensil",
  converse: "convers|convorse",
  sweater: "sweatr|swetter|swaeter|sweather",
  striped: "stripped|strippy|strped",
  "knee high": "kneehigh",
  pleated: "pleted|pleeted",
  padded: "paded",
  puffer: "pufer",
  shirt: "shrit|shirtt|shrt",
  "t shirt": "tshrit|tshirtt|tishirt|teeshirt|tshrt|tsirt",
  skirt: "skrit|skrt|skirtt",
  dress: "dres|drss|drees|drses|dresss",
  shorts: "shrots|shortz",
  jeans: "jeens|jaens|jeanz|jeas",
  coat: "coatt|caot",
  scarf: "scraf|scarve|scalf",
  socks: "sox|soks",
  boots: "botts|bootz",
  belt: "blet",
  gloves: "glvoes|gloevs",
  tights: "tites|tghts|tihgts|thights",
  trainers: "trianers|trainors|traniers",
  jumper: "jumber|jumpper|jumpa",
  jumpers: "jumpas",
  hoodie: "hoodi|hoddie|hoddy|hudie|huddy",
  cardigans: "cardies",
  cardigan: "cardie|cardy|cardiagn|cardagan|cardigen|cadigan|cardign",
  blouse: "blowse|bloues|bluose",
  blazer: "blaser|blazor",
  waistcoat: "wastecoat|waitcoat",
  gilet: "gillet|jilet|giley|gilete|jillet",
  leggings: "leggs|leggies|legings|leggins|legins|leggin|leggens",
  dungarees: "dungerees|dungries|dungarrees|dungarres|dungarese",
  joggers: "jogers|joggings|joggies",
  culottes: "cullotes|coulottes|culots|cullottes|culotts|coulotes",
  chinos: "chinnos|chinoes",
  sneakers: "sneeks|snekers",
  skechers: "sketchers|sketcher",
  sandals: "sandles|sandels",
  slippers: "slipers",
  stilettos: "stillettos|stilletos|stilletoes|stilettoes",
  espadrilles: "espadrils|esparilles|espidrilles|espadrills",
  ballerinas: "ballarinas|balerinas",
  brogues: "brouges|broques",
  moccasins: "moccs|mocs|mocassins|moccassins",
  loafers: "lofers|loffers",
  "flip flops": "flipflops|flipflop",
  wellies: "wellys|welies",
  beanie: "beenie|beany",
  beret: "berret|baret|beray",
  sunglasses: "sunglases|sunglassess",
  necklace: "neckless|neclace|necklas|neckalce",
  earrings: "earings|earrngs",
  bracelet: "bracelt|braclet|bracelett",
  backpack: "backpak|bakpack",
  rucksack: "rucksac|rucsac|rucsack|ruksack",
  clutch: "clucth",
  handbag: "hanbag|handbg",
  pashmina: "pashima|pashmeena",
  raincoat: "raincaot|rincoat",
  cagoule: "cagul|kagoule|cag",
  anorak: "annorak|anarak",
  shacket: "shaket|shackett|schacket",
  trench: "trech|trensh",
  peplum: "pepulum|peplam|peplem|pepplum",
  pinafore: "pinafor|pinnafore|pinafour",
}

/** What a slip makes of these is no other word: a letter left out, struck twice, two turned round, or another vowel. */
const SLIPPED =
  "jumper|hoodie|cardigan|blouse|blazer|waistcoat|trousers|leggings|joggers|trainers|sneakers|sweatshirt|" +
  "jumpsuit|playsuit|bodysuit|dungarees|culottes|espadrilles|sunglasses|necklace|earrings|bracelet|backpack|rucksack|" +
  "headscarf|mittens|sandals|slippers|sweater|jacket|tights|velvet|white|brown|green|purple|orange|yellow|burgundy|raincoat|stilettos|ballerinas|brogues|loafers|pinafore|overshirt|bomber|puffer|camisole|pullover|" +
  "turtleneck|windbreaker|chelsea|converse|birkenstocks|wellingtons|crossbody|handbag|corset|kimono|khaki|charcoal|turquoise|lavender|mustard|maroon|emerald|leopard|floral|striped|stripes|checked|spotted|cashmere|corduroy|leather|terracotta|aubergine|chocolate|quilted|lilac|tunic|poncho|fleece"

const VOWEL = /[aeiou]/
/** The length from which a word with another vowel is no other word. */
const LONG = 6

/** The same with another vowel, but in a plural's ending, which may be another language's: "camisolas". */
function otherVowels(before: string, own: string, after: string): string[] {
  if (after === "s") return []
  return [..."aeiou"].filter((vowel) => vowel !== own).map((vowel) => before + vowel + after)
}

/** All that slips make of a word, but for its first letter, which hardly anybody misses, and its last: "trouser". */
function slipsOf(word: string): string[] {
  return Array.from({ length: word.length - 2 }, (_, index) => {
    const at = index + 1
    const [before, own, next, after] = [
      word.slice(0, at),
      word.charAt(at),
      word.charAt(at + 1),
      word.slice(at + 2),
    ]
    return [
      `${before}${next}${after}`,
      `${before}${own}${own}${next}${after}`,
      `${before}${next}${own}${after}`,
      ...(word.length >= LONG && VOWEL.test(own)
        ? otherVowels(before, own, word.slice(at + 1))
        : []),
    ].filter((slip) => slip !== word)
  }).flat()
}

const BOTH_NUMBERS = SLIPPED.split("|").flatMap((word) =>
  /(?:s|ed)$/.test(word) ? [word] : [word, `${word}s`],
)

/** What is typed as one word and is two: "croptop". */
const JOINED =
  "crop|tank|midi|maxi|mini|denim|leather|puffer|bomber|winter|summer|skinny|cargo|wrap|slip|pencil|linen|silk"
    .split("|")
    .flatMap((before) =>
      "top|dress|skirt|jacket|coat|pants|jeans|shirt|trousers|boots"
        .split("|")
        .flatMap((noun) => [noun, noun.endsWith("ss") ? `${noun}es` : `${noun}s`])
        .map((noun) => [`${before}${noun}`, [before, noun]] as const),
    )

const RIGHT: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...BOTH_NUMBERS.flatMap((word) => slipsOf(word).map((slip) => [slip, [word]] as const)),
  ...JOINED,
  ...listed(MEANT).map(([typed, meant]) => [typed, meant.split(" ")] as const),
])

/** Between words, but for "body con", these are "with" and "and": "dress w pockets", "green n white", "Kleid mit Punkten". */
const JOINING: ReadonlyMap<string, string> = new Map([
  ["w", "with"],
  ["mit", "with"],
  ["avec", "with"],
  ["con", "with"],
  ["n", "and"],
  ["und", "and"],
])

/** The words with short forms written out and slips put right. */
export function spelled(words: readonly string[]): readonly string[] {
  if (!words.some((word) => RIGHT.has(word) || JOINING.has(word))) return words
  return words.flatMap((word, at) => {
    const isBetween = at > 0 && at < words.length - 1 && words[at - 1] !== "body"
    const joining = isBetween ? JOINING.get(word) : undefined
    return joining ?? RIGHT.get(word) ?? word
  })
}

/** A text as she types it with short forms written out and slips put right: "denim jkt" is a denim jacket. */
export function rightlySpelled(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => RIGHT.get(word)?.join(" ") ?? word)
}
