/** How shops write a name: every long word with a capital, or its colour after a comma, a dash or "in". */
const SHOP_CASE =
  /^(?:(?:\p{Lu}|\d)\S*|in|with|of|and|&|-)(?:\s+(?:(?:\p{Lu}|\d)\S*|in|with|of|and|&|-))+$/u
const SHOP_ORDER = /,|\s[-–]\s|\sin\s/
/** Words that end a label, and no name that is spoken: "beanie stripy", "white palazzo". */
const LABEL_END =
  / (?:palazzo|long|strip(?:y|ed?)|check(?:ed)?|floral|print(?:ed)?|spotty|dots|spots|quilted|hooded|padded|ribbed|pleated|fitted|oversized|baggy|loose|cropped|cord|corduroy|wool|linen|silk|satin|cotton|lace|chiffon|velvet|muslin|suede)$/i
/** Words that tie what comes after the kind to it: "jeans for work", "bag with chain". */
const TIED = /^(?:with|without|from|for|in|of|to|and|by|on|that|w)$/i

/** Whether something is noted after the kind, as nobody speaks: "sandals Bata", "tights loads". */
function endsInNotes(name: string, kind: string): boolean {
  const words = name.toLowerCase().split(/\s+/)
  const noun = kind.toLowerCase().split(/\s+/).at(-1) ?? ""
  const after = words.slice(words.indexOf(noun) + 1)
  return words.includes(noun) && after.length > 0 && !after.some((word) => TIED.test(word))
}

/** Names for a garment that no stylist would repeat. */
const UNSAID = /\bwife[- ]?beater\b/i

/** From this many words on, a name in capitals comes from a shop; two may be her own, as in "Acne Studios", but not "Black Loafers". */
const SHOP_WORDS = 3

/**
 * Whether nobody speaks so of a garment: "Ribbed Top, Charcoal", "Crew Neck Jumper Coral".
 * @param kind its kind as it is said @param colour its colour as it is said, if it is known
 */
export function isLabel(name: string, kind: string, colour: string | undefined): boolean {
  const words = name.split(/\s+/)
  if (SHOP_ORDER.test(name) || LABEL_END.test(name) || UNSAID.test(name)) return true
  if (endsInNotes(name, kind)) return true
  if (words.length >= SHOP_WORDS && SHOP_CASE.test(name)) return true
  if (colour === undefined) return false
  const isCapital = SHOP_CASE.test(name) && name.toLowerCase().startsWith(`${colour} `)
  return isCapital || name.toLowerCase().endsWith(` ${colour}`)
}
