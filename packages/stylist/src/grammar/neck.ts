import type { Neckline } from "@stylin/garments/vocabulary"
import { kindCode } from "../pieces/codes.ts"
import { cutOf } from "../pieces/cut.ts"
import type { Piece } from "../pieces/piece.ts"

const BLOUSE = kindCode("blouse")
/** The necklines of blouses that pictures show tied in a bow. */
const TIED: ReadonlySet<Neckline | undefined> = new Set(["v", "crew", "scoop", "bow"])

/** Whether a blouse is tied in a bow, which neither a scarf nor a necklace goes over. */
export function isTiedAtNeck(piece: Piece): boolean {
  return piece.kind === BLOUSE && TIED.has(cutOf(piece).neckline)
}
