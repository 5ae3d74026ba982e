import type { Activity } from "@stylin/garments/vocabulary"
import type { Piece } from "../pieces/piece.ts"
import { remembered } from "../pieces/remembered.ts"

const A_GARMENT =
  "(?:shirts?|polos?|t-?shirts?|tees?|blouses?|tops?|tunics?|dress(?:es)?|sar(?:ee|i)s?|slacks|trousers|pants|skirts?|shorts|fleeces?|jumpers?|jersey|cardigans?|sweatshirts?|hoodies?|blazers?|jackets?|coats?|parkas?|aprons?|tabards?|vests?|waistcoats?|gilets?|pinafores?|shoes|trainers|clogs|tights|socks|tie|kit)"

/** Who gives her clothes to work in, before the garment and perhaps its colour. */
const AN_EMPLOYER =
  "(?:company|employee|usps|fedex|dpd|dhl|postal|post office|royal mail|an post|nhs|hospital|hospice|care ?home|carer['’]?s?|pharmacy|council|airport|airline|cabin crew|hotel|restaurant|cafe|barista|waitress(?:ing)?|canteen|bakery|winery|nursery|salon|spa|security guard|police|paramedic|ambulance|bank|library|museum|zoo)"

/** Names of what she works in, or carries to work. */
const FOR_WORK = new RegExp(
  String.raw`\b(?:${[
    "work(?:wear)?|chef|gardening|briefcase|laptop|cleric(?:al)?|dog collar|scrubs?|overall|tabard|workshop|shearing|staff|lab coat|steelies",
    "hi(?:gh)?[- ]?vi[sz](?:ibility)?|slip[- ]resistant|non[- ]slip|safety (?:boots|shoes|toe)",
    "steel[- ]?(?:cap(?:s|ped)?|toe(?:s|d)?|toe[- ]?cap(?:s|ped)?)",
    "nurs(?:es?|ing)(?:['’]?s?)? (?:shoes|clogs|trainers|tunic)",
    "(?:ward|clinic|salon) (?:shoes|clogs|crocs|trainers|tunic)|theat(?:re|er) (?:clogs|crocs)",
    "for (?:site|(?:job )?interviews?|the (?:office|site|lab|farm|shop|stall|shed|studio|kitchen|clinic|salon|counter|surgery|ward))",
    // Without a colour between: "Office black shoes" are a shop's.
    "office (?:shirt|blouse|top|trousers|pants|skirt|dress|blazer|jacket|bag)",
    String.raw`${AN_EMPLOYER} (?!print|holiday|shop|outlet|band|chair|style)(?:\w+ )?${A_GARMENT}`,
  ].join("|")})\b`,
  "i",
)
const UNIFORM = /\buniform\b/i
const FOR_CLASSES =
  /\bfor (?:class(?:es)?|college|uni(?:versity)?|school(?! ?runs?\b)|sixth form|lectures|lessons|(?:the )?(?:cold )?lecture hall)\b/i
/** What pupils and those who teach them wear there. */
const FOR_SCHOOL = new RegExp(
  String.raw`(?<!\bold[ -])\bschool (?!run|reunion|spirit|gate)(?:[\w.]+ )?${A_GARMENT}\b|\bp\.?e\.? (?:kit|leggings|top|shorts|shirt)\b`,
  "i",
)

/** What a game is played in; shirts and bags of games are worn in town too. */
const FOR_GAMES =
  /\bbowls\b|\b(?:golf|netball|hockey|football|rugby|cricket|bowling|cycling|climbing|dancing?|ballet|tap) (?:shoes|boots|spikes|whites|kit)\b/i
/** What she wears between her own walls. */
const FOR_HOME =
  /\b(?:for|round|around) (?:the house|home|indoors|bed|housework)\b|\b(?:house|home) (?:dress|frock|clothes|trousers|pants|cardigan|jumper|duster)\b|\bloungewear\b/i

/** What she calls something if she wears it on an occasion alone, or on none; a uniform is for work and for school. */
const MADE_FOR: readonly { readonly of: RegExp; readonly occasions: readonly Activity[] }[] = [
  { of: FOR_WORK, occasions: ["work"] },
  { of: UNIFORM, occasions: ["work", "classes"] },
  { of: FOR_SCHOOL, occasions: ["classes", "work"] },
  { of: FOR_CLASSES, occasions: ["classes"] },
  { of: FOR_GAMES, occasions: [] },
  { of: FOR_HOME, occasions: [] },
]

/** What she calls a piece that she owns is for. */
const calledFor = remembered(({ owned, name = "" }) =>
  owned ? MADE_FOR.filter(({ of }) => of.test(name)) : [],
)

/** Whether she owns it and calls it something for the occasion. */
export function isMadeFor(piece: Piece, occasion: Activity): boolean {
  return calledFor(piece).some(({ occasions }) => occasions.includes(occasion))
}

/** Whether she calls it something for another occasion: for work on a day out, for an interview in class. */
export function isMadeForOther(piece: Piece, occasion: Activity): boolean {
  return calledFor(piece).length > 0 && !isMadeFor(piece, occasion)
}

/** How she calls what she keeps for a feast or an evening. */
const FOR_FEASTS =
  /\b(?:party|partywear|prom|bridesmaids?'?s?|cocktail|wedding(?: guest)?|ball ?gown|gala|evening|black[- ]tie|occasion|races|disco|clubbing|night[- ]out)\b|\bfor (?:tết|(?:the )?(?:village )?festas?|eid|tabaski|christmas|easter|(?:the )?weddings?|christenings?|church|temple|mass|funerals?|wakes?|communions?|confirmations?|concerts?|ceremon\w+|galas?|feasts?|parties)\b|\bchurch (?:dress|hat)\b/i

/** Whether she keeps it for a feast, a ceremony or an evening. */
export function isForFeasts({ name = "" }: Piece): boolean {
  return FOR_FEASTS.test(name)
}
