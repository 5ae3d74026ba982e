import { kindCode, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import type { Brief } from "./brief.ts"
import { DRY_FROM } from "./dress-codes.ts"

const SHOES = SLOTS.indexOf("shoes")
const LACED = kindCode("lace_up_boots")
const WELLIES = kindCode("wellies")

/** Whether they are boots that she owns for walks: laced ones on any path, wellies where it is not dry. */
export function areForWalks({ kind, owned }: Piece, { need, occasion }: Brief): boolean {
  if (!owned || occasion !== "outdoors") return false
  const isDry = need !== undefined && !need.day.isWet && need.day.high >= DRY_FROM
  return kind === LACED || (kind === WELLIES && !isDry)
}

/** Whether shoes stay at home on a walk because she owns boots for it; boots of other kinds do not. */
export function stayAtHome(shoes: Piece, worn: readonly Piece[], brief: Brief): boolean {
  if (shoes.slot !== SHOES || brief.occasion !== "outdoors") return false
  if (brief.asked.has(shoes.id) || BOOTS.has(shoes.kind)) return false
  return worn.some((piece) => areForWalks(piece, brief))
}

const BOOTS: ReadonlySet<number> = new Set(
  (["lace_up_boots", "wellies", "chelsea_boots", "ankle_boots"] as const).map(kindCode),
)
