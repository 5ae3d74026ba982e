import type { Kind } from "./kind-names.ts"
import { findPhrases, lexicon } from "./parse/text.ts"

/**
 * Names of clothes that are not one of our kinds, or are several, with the nearest kinds, most
 * similar first.
 */
const NEAREST: readonly (readonly [words: string, kinds: readonly [Kind, ...Kind[]]])[] = [
  ["stockings|hold ups|pantyhose|hosiery|nylons", ["tights"]],
  ["niqab|dupatta", ["headscarf", "scarf"]],
  ["keffiyeh|shemagh", ["scarf"]],
  ["sari|saree|lehenga|lengha", ["maxi_dress", "evening_dress", "wrap_dress"]],
  ["baju kurung|kurung|kurung moden|baju", ["tunic", "maxi_dress", "maxi_skirt"]],
  ["kebaya|baju kebaya|sarong kebaya", ["blouse", "tunic"]],
  [
    "abaya|khimar|jubah|jilbab|burqa|burka|chador|djellaba|jellaba|thobe|jalabiya|galabeya|boubou|bubu|gamis|agbada|melhfa|toob|takchita|jebba|habesha kemis|kemis",
    ["maxi_dress", "tunic"],
  ],
  ["kurta|kurti|kameez|salwar|shalwar|punjabi suit|patiala suit", ["tunic"]],
  ["kimono|yukata|housecoat", ["cardigan", "cape", "wrap_dress"]],
  ["cheongsam|qipao|hanbok|ao dai", ["day_dress", "evening_dress"]],
  ["gomesi|gomezi|busuuti|basuti", ["maxi_dress", "evening_dress"]],
  ["kaba|kaba and slit", ["day_dress", "blouse"]],
  ["barong", ["shirt", "blouse"]],
  ["bunad|folkdrakt|kroj", ["pinafore", "day_dress"]],
  ["kilt", ["pleated_skirt"]],
  ["sarong|pareo|lungi|malong|sulu", ["midi_skirt", "maxi_skirt"]],
  ["iro and buba|buba", ["maxi_dress", "blouse"]],
  ["tutu|crinoline|petticoat", ["mini_skirt", "midi_skirt"]],
  ["lederhosen|salopettes", ["dungarees"]],
  ["jodhpurs|jodphurs", ["leggings"]],
  ["breeches", ["trousers", "leggings"]],
  ["manteau", ["trench_coat", "cardigan"]],
  ["gakti|kolt", ["day_dress", "tunic"]],
  ["kuspuk|qaspeq", ["tunic"]],
  ["traje de gitana", ["evening_dress", "maxi_dress"]],
  ["bra|bras|bralet", ["cami"]],
  [
    "shapewear|girdle|bodyshaper|spanx|swimsuit|swimming costume|bathing suit|tankini|burkini|burqini|bathing one piece|togs|cossie|cozzie|bathers|rashie",
    ["bodysuit"],
  ],
  ["nightdress|nightgown|night gown|nightie|nighty|negligee", ["slip_dress"]],
  ["pyjamas|pajamas|pjs|pj|pj pants|pyjama|pajama|pyjama bottoms|pajama pants", ["joggers"]],
  ["loungewear|lounge set|loungewear set", ["joggers", "sweatshirt"]],
  ["dressing gown|bathrobe|robe", ["cardigan"]],
  ["slippers|slipper|slipper boots|house shoes", ["mules", "flats", "loafers"]],
  // English hose is for the legs, and German is trousers.
  ["hose", ["tights", "trousers"]],
  ["slip|half slip|underskirt", ["slip_dress", "midi_skirt"]],
  ["wrap|wraps", ["scarf", "cardigan", "cape"]],
  ["cover up|coverup", ["tunic", "cardigan", "cape"]],
  ["onesie", ["jumpsuit", "joggers"]],
  ["oodie", ["hoodie"]],
  ["suspenders|braces", ["belt"]],
  ["boxers|boxer shorts", ["shorts"]],
  ["wristlet", ["clutch", "crossbody_bag"]],
  ["neck gaiter|gaiter|buff", ["scarf"]],
  ["arm warmers|gauntlets", ["gloves"]],
  ["scrubs|scrub suit|scrub set", ["tunic", "trousers"]],
  ["chef whites|chefs whites|kitchen whites", ["overshirt", "trousers"]],
  ["tabard|apron", ["tunic", "pinafore"]],
  ["lab coat|laboratory coat|doctors coat", ["overshirt", "shirt_dress"]],
  ["fascinator", ["beret", "sun_hat"]],
  ["waders", ["wellies"]],
  ["aso ebi|asoebi|aso oke", ["evening_dress", "maxi_dress"]],
  ["bed jacket", ["cardigan"]],
  [
    "jacke|ubergangsjacke|sommerjacke|herbstjacke|trachtenjacke|freizeitjacke|damenjacke|veste|chaqueta|campera|chamarra|giubbino|giubbotto|jas|jacka|jakke|kurtka|casaco|jaqueta|geaca|bunda|dzseki|takki|mont",
    ["blazer", "bomber", "puffer"],
  ],
  ["pantsuit|hosenanzug|anzug|kostum|tailleur", ["blazer", "trousers"]],
  ["weste|chaleco|kamizelka", ["waistcoat", "gilet"]],
  ["oberteil|haut", ["t_shirt", "blouse"]],
  ["clarks|hotters|eccos|riekers|gabors", ["flats", "loafers", "ankle_boots"]],
  ["headband|hairband|hair band", ["beret", "scarf"]],
  ["ear muffs|earmuffs|balaclava", ["beanie"]],
  ["tie|bow tie|ascot|cravat", ["scarf"]],
  // Of metal or of beads, it goes out in the evening.
  [
    "gold purse|silver purse|sequin purse|sparkly purse|beaded purse|satin purse",
    ["clutch", "shoulder_bag"],
  ],
  ["purse", ["shoulder_bag", "clutch"]],
  ["canvas|canvass", ["trainers", "tote_bag"]],
  ["wallet|card holder|cardholder|wash bag|toiletry bag|make-up bag", ["clutch"]],
  ["brooch", ["necklace"]],
]

const NEAREST_BY_WORDS = lexicon(
  NEAREST.flatMap(([words, kinds]) => words.split("|").map((phrase) => [phrase, kinds] as const)),
)

/** A wearable thing that is not one of our kinds, and the kinds nearest to it. */
export interface NearKinds {
  /** Its place among the words: from `start` up to but not including `end`. */
  readonly start: number
  readonly end: number
  readonly kinds: readonly Kind[]
}

/** The first thing among words, in lower case, that is not one of our kinds but has some near it. */
export function nearKinds(words: readonly string[]): NearKinds | undefined {
  const [hit] = findPhrases(words, NEAREST_BY_WORDS)
  return hit && { start: hit.start, end: hit.end, kinds: hit.value }
}

/** The phrases that `nearKinds` finds. */
export const NEAR_PHRASES: readonly string[] = [...NEAREST_BY_WORDS.phrases.keys()]
