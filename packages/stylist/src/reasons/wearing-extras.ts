import { isSquare } from "../grammar/neck.ts"
import { kindCode, kindCodes } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { JEWELS } from "../score/places.ts"
import { factOf } from "./grammar.ts"
import type { MakeTip, Tip } from "./tip.ts"
import { called } from "./words.ts"

const SCARF = kindCode("scarf")
const HATS = kindCodes("beanie", "beret", "cap", "fedora", "bucket_hat", "sun_hat")
const EARRINGS = kindCode("earrings")
const ACROSS = kindCode("crossbody_bag")
const CLUTCH = kindCode("clutch")
/** Scarves without ends. */
const ENDLESS = /\b(?:snood|neck warmer|infinity)\b/i
const BRIMMED = kindCodes("fedora", "bucket_hat", "sun_hat")
const BEANIE = kindCode("beanie")
const BERET = kindCode("beret")

/** How a bag is carried, if there is anything to say of it. */
export function ofBag(bag: Piece, tip: MakeTip): Tip | undefined {
  const facts = { bag: factOf(bag, called(bag)) }
  if (bag.kind === ACROSS) return tip("across", bag, facts)
  return bag.kind === CLUTCH ? tip("hand", bag, facts) : undefined
}

/** How a scarf is tied or a hat worn, or that a jewel is enough. */
export function ofExtra(extra: Piece, isOnlyJewel: boolean, tip: MakeTip): Tip | undefined {
  const said = factOf(extra, called(extra))
  if (extra.kind === SCARF) {
    if (ENDLESS.test(extra.name ?? "")) return undefined
    return tip(isSquare(extra) ? "knotted" : "scarf", extra, { scarf: said })
  }
  if (JEWELS.has(extra.kind) && isOnlyJewel) {
    return tip(extra.kind === EARRINGS ? "atEar" : "jewel", extra, { jewel: said })
  }
  if (!HATS.has(extra.kind)) return undefined
  return tip("hat", extra, {
    ...(BRIMMED.has(extra.kind) ? { brimmed: said } : {}),
    ...(extra.kind === BEANIE ? { knitted: said } : {}),
    ...(extra.kind === BERET ? { beret: said } : {}),
    ...(extra.kind !== BERET && extra.kind !== BEANIE ? { level: said } : {}),
  })
}
