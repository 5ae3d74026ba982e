import type { ColourName } from "@stylin/garments/colour"
import { type Kind, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import type { Person } from "../person/person.ts"
import { colourCode, kindCode, NONE, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit } from "../pieces/traits.ts"

const MONOCHROME = PREFERENCE_TAGS.indexOf("Monochrome")
const COLOURFUL = [
  PREFERENCE_TAGS.indexOf("Bold colors"),
  PREFERENCE_TAGS.indexOf("Colour accents"),
] as const
const SEEN: ReadonlySet<number> = new Set(
  (["coat", "layer", "top", "dress", "bottom"] as const).map((place) => SLOTS.indexOf(place)),
)
const AROUND_THE_HEAD: ReadonlySet<number> = new Set(
  (["scarf", "beanie", "beret", "cap", "fedora", "bucket_hat", "sun_hat"] satisfies Kind[]).map(
    kindCode,
  ),
)
/** What comes again and again without being noticed, except by her who avoids one colour. */
const UNNOTICED: ReadonlySet<number> = new Set(
  (["black", "white", "navy", "grey"] satisfies ColourName[]).map(colourCode),
)
/** Colours that are one to her who avoids that: browns, and what is beige or cream; blues of the darker sort. */
const FAMILIES = (
  [
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
    ],
    ["navy", "indigo", "blue"],
  ] satisfies ColourName[][]
).map((names) => names.map(colourCode))
/** So many large pieces in one colour are a costume. */
const MOST = 2

/**
 * Whether a look wears one colour from hat to hem, for somebody who does not love that; browns, beige and cream count as
 * one for her who avoids it, and so do navy and blue.
 * @param places the pieces that each place offers: whichever are chosen may not do so
 */
export function isOneNote(
  places: readonly (readonly Piece[])[],
  person: Pick<Person, "loves" | "avoids">,
): boolean {
  if (hasBit(person.loves, MONOCHROME)) return false
  const isWary = avoidsMonochrome(person)
  const times = new Map<number, number>()
  for (const colour of places.flatMap((pieces) => [
    ...new Set(pieces.map((piece) => noticed(piece, isWary))),
  ])) {
    if (colour === NONE) continue
    const count = (times.get(colour) ?? 0) + 1
    if (count > MOST) return true
    times.set(colour, count)
  }
  return false
}

/** The same for a look, as it is worn. */
export function isOneNoteLook(
  look: readonly Piece[],
  person: Pick<Person, "loves" | "avoids">,
): boolean {
  if (hasBit(person.loves, MONOCHROME)) return false
  const isWary = avoidsMonochrome(person)
  for (const piece of look) {
    const colour = noticed(piece, isWary)
    if (colour === NONE) continue
    let count = 0
    for (const other of look) if (noticed(other, isWary) === colour) count += 1
    if (count > MOST) return true
  }
  return false
}

export function avoidsMonochrome({ avoids }: Pick<Person, "avoids">): boolean {
  return hasBit(avoids, MONOCHROME)
}

/** Whether she would miss a colour in a look without any. */
export function lovesColour({ loves }: Pick<Person, "loves">): boolean {
  return COLOURFUL.some((tag) => hasBit(loves, tag))
}

/** A piece's main colour if it is seen at once, or `NONE`: the first of its family to her who is wary. */
function noticed({ slot, kind, colours }: Piece, isWary: boolean): number {
  const main = colours[0]
  if (main === undefined || !(SEEN.has(slot) || AROUND_THE_HEAD.has(kind))) return NONE
  const family = isWary ? FAMILIES.find((colours) => colours.includes(main)) : undefined
  return family?.[0] ?? (UNNOTICED.has(main) ? NONE : main)
}
