import { COLOUR_NAMES, type ColourName } from "../../colour/names.ts"
import type { Kind } from "../kind-names.ts"
import { COLOUR_HINTS, COLOUR_SYNONYMS } from "./phrases.colours.ts"
import { type Hit, listed } from "./text.ts"

/** German colours without their endings: "dunkelblaue", "bordeauxroter". */
const STEMS: Partial<Readonly<Record<ColourName, string>>> = {
  black: "schwarz|tiefschwarz",
  charcoal: "dunkelgrau|anthrazitgrau|anthrazitfarben",
  slate: "blaugrau|graublau|taubenblau",
  grey: "grau|mittelgrau",
  "light grey": "hellgrau|silbergrau",
  white: "weiss|reinweiss",
  cream: "wollweiss|cremeweiss|naturweiss|cremefarben",
  beige: "sandfarben|hellbeige",
  taupe: "graubraun|schlammfarben",
  camel: "kamelfarben|karamellfarben",
  tan: "hellbraun",
  cognac: "cognacbraun|cognacfarben",
  brown: "braun|mittelbraun|kastanienbraun",
  chocolate: "dunkelbraun|schokobraun|schokoladenbraun",
  olive: "oliv|olivgrun|moosgrun|dunkeloliv",
  "forest green": "dunkelgrun|tannengrun|flaschengrun|waldgrun",
  green: "grun|mittelgrun|grasgrun",
  emerald: "smaragdgrun",
  pistachio: "hellgrun|pistaziengrun",
  sage: "salbeigrun",
  mint: "mintgrun|mintfarben",
  turquoise: "turkis|turkisblau|turkisfarben",
  petrol: "petrolblau|petrolfarben|petrolgrun",
  navy: "dunkelblau|marineblau|nachtblau",
  cobalt: "royalblau|kobaltblau|konigsblau",
  blue: "blau|mittelblau|jeansblau",
  "sky blue": "himmelblau",
  "light blue": "hellblau|zartblau|pastellblau",
  lilac: "fliederfarben|hellila|helllila",
  purple: "violett|lilafarben|dunkellila",
  aubergine: "auberginefarben",
  burgundy: "dunkelrot|weinrot|bordeauxrot|bordeauxfarben",
  red: "kirschrot|rubinrot",
  scarlet: "knallrot|hellrot|feuerrot|tomatenrot",
  coral: "korallenrot|korallfarben|lachsfarben",
  peach: "apricotfarben|pfirsichfarben",
  rust: "rostrot|rostbraun|rostfarben|ziegelrot",
  orange: "orangefarben|knallorange",
  mustard: "senfgelb|ockergelb|senffarben",
  yellow: "gelb|sonnengelb|knallgelb",
  lemon: "zitronengelb|neongelb",
  butter: "hellgelb|zartgelb|pastellgelb|vanillegelb",
  pink: "rosafarben",
  blush: "zartrosa|hellrosa|puderrosa",
  "dusty pink": "altrosa",
  "hot pink": "knallpink|neonpink",
  gold: "goldfarben",
  silver: "silbern|silberfarben",
}
const ENDINGS = ["", "e", "er", "es", "en", "em"]
/** Those that are bent otherwise, or not at all. */
const OTHERS: Partial<Readonly<Record<ColourName, string>>> = {
  red: "rot|rote|roter|rotes|roten|rotem",
  beige: "beige|beiger|beiges|beigen|beigem",
  pink: "rosa",
}

/** German colours with the endings that they take before a noun. */
export const BENT_COLOURS: readonly (readonly [word: string, colour: ColourName])[] = [
  ...listed(STEMS).flatMap(([stem, colour]) =>
    ENDINGS.map((ending) => [`${stem}${ending}`, colour] as const),
  ),
  ...listed(OTHERS),
]

/** German colours that take no endings, and patterns, which tell a noun's language as well. */
const UNBENT =
  "anthrazit|silber|lila|bordeaux|kariert|karierte|karierter|gestreift|gestreifte|gestreifter|geblumt|geblumte|geblumter|" +
  "gepunktet|gepunktete|gepunkteter|gemustert|gemusterte|gemusterter"

/** Words for a garment that mean something else to others, and the colours that tell whose word it is. */
interface Beside {
  readonly nouns: Partial<Readonly<Record<Kind, string>>>
  readonly colours: readonly string[]
  /** Whether the colour may also come first: "beige robe" is English. */
  readonly goesBefore: boolean
}

const BESIDE: readonly Beside[] = [
  {
    nouns: { trousers: "hose|hosen", midi_skirt: "rock" },
    colours: [...BENT_COLOURS.map(([word]) => word), ...UNBENT.split("|")],
    goesBefore: true,
  },
  {
    nouns: { wool_coat: "manteau", day_dress: "robe", shirt: "chemise" },
    colours: (
      "noir|noire|blanc|blanche|gris|grise|gris clair|gris fonce|gris anthracite|bleu|bleue|bleu marine|bleu clair|bleu ciel|" +
      "bleu nuit|marine|rouge|vert|verte|vert fonce|vert bouteille|khaki|rose|rose pale|jaune|moutarde|orange|marron|beige|camel|" +
      "ecru|ecrue|bordeaux|violet|violette|prune|turquoise|corail|taupe|dore|doree|argente|argentee|fleurie|imprimee|rayee"
    ).split("|"),
    goesBefore: false,
  },
  {
    nouns: { wool_coat: "kappa" },
    colours:
      "svart|vit|gra|ljusgra|morkgra|bla|morkbla|marinbla|ljusbla|rod|vinrod|gron|morkgron|brun|beige|camel|rosa|gul|lila".split(
        "|",
      ),
    goesBefore: true,
  },
]

/** Names of such a word and a colour of its language: "Hose" and "Rock" are English too, but "blaue Hose" is not. */
export const KINDS_BESIDE_COLOURS: readonly (readonly [words: string, kind: Kind])[] =
  BESIDE.flatMap(({ nouns, colours, goesBefore }) =>
    listed(nouns).flatMap(([noun, kind]) =>
      colours.flatMap((colour) => [
        ...(goesBefore ? [[`${colour} ${noun}`, kind] as const] : []),
        [`${noun} ${colour}`, kind] as const,
      ]),
    ),
  )

/** Colours that English has too, and that tell nothing of a noun at some distance: "robe with a rose print". */
const ENGLISH: ReadonlySet<string> = new Set([
  ...COLOUR_NAMES,
  ...[...listed(COLOUR_SYNONYMS), ...listed(COLOUR_HINTS)].map(([words]) => words),
])

const APART = BESIDE.flatMap(({ nouns, colours, goesBefore }) => {
  const own = new Set(colours.filter((colour) => !ENGLISH.has(colour)))
  return listed(nouns).map(([noun, kind]) => ({ noun, kind, own, goesBefore }))
})

/** Such words with a colour of their language further off: "Hose lang schwarz", "robe en lin blanche". */
export function nounsApart(words: readonly string[]): readonly Hit<Kind>[] {
  return APART.flatMap(({ noun, kind, own, goesBefore }) => {
    const start = words.indexOf(noun)
    if (start < 0) return []
    const around = goesBefore ? words : words.slice(start)
    return around.some((word) => own.has(word)) ? [{ value: kind, start, end: start + 1 }] : []
  })
}
