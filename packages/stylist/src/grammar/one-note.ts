import type { ColourName } from "@stylin/garments/colour"
import { type Kind, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import type { Person } from "../person/person.ts"
import { colourCode, kindCode, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit } from "../pieces/traits.ts"

const MONOCHROME = PREFERENCE_TAGS.indexOf("Monochrome")
const SEEN: ReadonlySet<number> = new Set(
  (["coat", "layer", "top", "dress", "bottom"] as const).map((place) => SLOTS.indexOf(place)),
)
const AROUND_THE_HEAD: ReadonlySet<number> = new Set(
  (["scarf", "beanie", "beret", "cap", "fedora", "bucket_hat", "sun_hat"] satisfies Kind[]).map(
    kindCode,
  ),
)
/** What comes again and again without being noticed. */
const UNNOTICED: ReadonlySet<number> = new Set(
  (["black", "white", "navy", "grey"] satisfies ColourName[]).map(colourCode),
)
/** Browns, and what is beige or cream, which are one colour to her who avoids that. */
const [BROWN, ...OTHER_BROWNS] = (
  [
    "brown",
    "chocolate",
    "cognac",
    "tan",
    "camel",
    "rust",
    "beige",
    "stone",
    "nude",
    "ecru",
    "cream",
  ] satisfies ColourName[]
).map(colourCode)
/** So many large pieces in one colour are a costume. */
const MOST = 2

/**
 * Whether a look wears one colour from hat to hem, for somebody who does not love that; browns, beige and cream count as one
 * for her who avoids it.
 * @param places the pieces that each place offers: whichever are chosen may not do so
 */
export function isOneNote(
  places: readonly (readonly Piece[])[],
  person: Pick<Person, "loves" | "avoids">,
): boolean {
  if (hasBit(person.loves, MONOCHROME)) return false
  const colourOf = avoidsMonochrome(person) ? asOneBrown : (colour: number) => colour
  const times = new Map<number, number>()
  for (const colour of places.flatMap((pieces) => [
    ...new Set(pieces.flatMap(noticed).map(colourOf)),
  ])) {
    const count = (times.get(colour) ?? 0) + 1
    if (count > MOST) return true
    times.set(colour, count)
  }
  return false
}

export function avoidsMonochrome({ avoids }: Pick<Person, "avoids">): boolean {
  return hasBit(avoids, MONOCHROME)
}

function asOneBrown(colour: number): number {
  return BROWN !== undefined && OTHER_BROWNS.includes(colour) ? BROWN : colour
}

/** A piece's main colour if it is seen at once. */
function noticed({ slot, kind, colours }: Piece): number[] {
  const [main] = colours
  if (main === undefined || UNNOTICED.has(main)) return []
  return SEEN.has(slot) || AROUND_THE_HEAD.has(kind) ? [main] : []
}
