import type { Kind } from "@stylin/garments/vocabulary"
import { kindCode } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { WEAR } from "../pieces/wear.ts"
import type { Brief } from "./brief.ts"

const codes = (...kinds: readonly Kind[]): ReadonlySet<number> => new Set(kinds.map(kindCode))

const TIGHTS = kindCode("tights")
const SOCKS = kindCode("socks")
/** Below how many °C outdoors an instep is covered below trousers. */
const COVERED = 10
/** Shoes with a low cut: with tights, and those that take socks. */
const COURTS = codes("heels", "flats", "mary_janes")
const LOAFERS = codes("loafers", "brogues")

/** Whether two pieces are her own tights and trousers, on a day when she wears the one beneath the other. */
export function isHose(one: Piece, other: Piece, { need }: Brief): boolean {
  if (!need || need.outdoors >= COVERED) return false
  return isHers(one, other) || isHers(other, one)
}

function isHers(tights: Piece, legs: Piece): boolean {
  return tights.kind === TIGHTS && tights.owned && (legs.wear & WEAR.trousers) !== 0
}

/** Whether legwear that she owns covers feet that her shoes leave bare below trousers in the cold. */
export function coversInstep(hose: Piece, look: readonly Piece[], { need }: Brief): boolean {
  if (!need || need.outdoors >= COVERED || !hose.owned) return false
  if (!look.some(({ wear }) => (wear & WEAR.trousers) !== 0)) return false
  return look.some(({ kind }) =>
    COURTS.has(kind) ? hose.kind === TIGHTS : LOAFERS.has(kind) && hose.kind === SOCKS,
  )
}
