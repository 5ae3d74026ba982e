import type { Kind } from "../kind-names.ts"
import { findPhrases, lexicon, listed } from "./text.ts"

/** By the kind that a word of another language names, the kinds that adjectives of its language make of it, wherever they stand. */
const NARROWER: Partial<Readonly<Record<Kind, Partial<Readonly<Record<Kind, string>>>>>> = {
  trousers: {
    wide_leg_trousers:
      "weit|weite|weites|large|larges|ample|amples|ancho|anchos|larghi|wijd|wijde|vida|szeroki|szerokie|wide leg",
    shorts: "kurz|kurze|corto|cortos|corti|korte|kratke",
  },
  jeans: {
    wide_leg_jeans:
      "weit|weite|weites|large|larges|ample|amples|ancho|anchos|larghi|wijd|wijde|vida|szerokie|wide leg|baggy",
  },
  sweatshirt: { hoodie: "capucha|capuche|kapuze|cappuccio|capuz" },
  bomber: { leather_jacket: "piel|polipiel|cuero|cuir", denim_jacket: "vaquera" },
  day_dress: {
    evening_dress: "de soiree|de fiesta|de noche|da sera|de festa",
    knitted_dress: "de punto|en maille",
    wrap_dress: "cruzado|portefeuille",
    maxi_dress: "lang|lange|langes|langt|longue|largo|lunga|lungo|longo|comprido|dluga|hosszu|maxi",
    mini_dress: "kurz|kurzes|courte|corto|kort|korte|krotka|curto|mini",
  },
  midi_skirt: {
    denim_skirt: "en jean|vaquera|de mezclilla|di jeans",
    pleated_skirt: "plissee|plisada|plisse|plissettata|a pieghe|plisowana|plissiert|plisserad",
    maxi_skirt: "lang|lange|langer|longue|larga|lunga|longa|comprida|dluga|hosszu|maxi",
    mini_skirt: "kurz|kurzer|courte|corta|kort|korte|krotka|curta|mini",
  },
}
/** Sizes, the lengths of sleeves, which are none of a dress, and what is only half long. */
const NOTHING =
  "size large|taille large|x large|manga larga|manga corta|mangas largas|mangas cortas|manche longue|manche courte|manches longues|manches courtes|manica lunga|manica corta|lange mouwen|korte mouwen|" +
  "lange armel|kurze armel|langen armeln|kurzen armeln|lang arm|langa armar|lange aermer|lange ermer|korte aermer|hosszu ujju|rovid ujju|mi longue|mi long"

const LEXICONS = new Map(
  Object.entries(NARROWER).map(([kind, narrower]) => [
    kind,
    lexicon<Kind | "none">([
      ...listed(narrower),
      ...NOTHING.split("|").map((words) => [words, "none"] as const),
    ]),
  ]),
)

/** What the words beside a noun of another language make of the kind that it names: "Hose schwarz weit" are wide. */
export function narrowedAbroad(kind: Kind, words: readonly string[]): Kind {
  const narrower = LEXICONS.get(kind)
  const hit = narrower && findPhrases(words, narrower).find(({ value }) => value !== "none")
  return hit && hit.value !== "none" ? hit.value : kind
}
