import { MATERIALS, type Neckline } from "@stylin/garments/vocabulary"
import { kindCode, kindCodes, NONE, SLOTS } from "../pieces/codes.ts"
import { cutOf } from "../pieces/cut.ts"
import type { Piece } from "../pieces/piece.ts"

const BLOUSE = kindCode("blouse")
/** The necklines of blouses that pictures show tied in a bow. */
const TIED: ReadonlySet<Neckline | undefined> = new Set(["v", "crew", "scoop", "bow"])

const SCARF = kindCode("scarf")
const AT_THE_NECK = kindCodes("scarf", "necklace")
const BELOW_SCARVES: ReadonlySet<number> = new Set(
  (["top", "dress"] as const).map((place) => SLOTS.indexOf(place)),
)

/** Whether a blouse is tied in a bow, which neither a scarf nor a necklace goes over. */
function isTiedAtNeck(piece: Piece): boolean {
  return piece.kind === BLOUSE && TIED.has(cutOf(piece).neckline)
}

const SILKEN: ReadonlySet<number> = new Set(
  (["silk", "satin"] as const).map((cloth) => MATERIALS.indexOf(cloth)),
)

/** Whether it is a square of silk, knotted at the throat: it has no ends to hang. */
export function isSquare({ kind, material }: Piece): boolean {
  return kind === SCARF && SILKEN.has(material)
}

/** Whether a scarf or necklace would lie on a bow, a square on a polo neck, or a scarf on its own colour, where nobody sees it. */
export function isOddAtNeck(one: Piece, beneath: Piece): boolean {
  if (!AT_THE_NECK.has(one.kind)) return false
  if (isTiedAtNeck(beneath)) return true
  if (isSquare(one) && cutOf(beneath).neckline === "roll") return true
  const [colour = NONE] = one.colours
  return one.kind === SCARF && BELOW_SCARVES.has(beneath.slot) && colour === beneath.colours[0]
}
