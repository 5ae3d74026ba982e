import type { Activity } from "@stylin/garments/vocabulary"
import { kindCode, kindCodes, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import type { Brief } from "./brief.ts"
import { DRY_FROM } from "./dress-codes.ts"
import { FOR_WALKS } from "./hers.ts"
import { showsDirt } from "./practical.ts"
import { FROST } from "./season.ts"

const SHOES = SLOTS.indexOf("shoes")
const BOTTOM = SLOTS.indexOf("bottom")
const LACED = kindCode("lace_up_boots")
const WELLIES = kindCode("wellies")
const TRAINERS = kindCode("trainers")

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

const BOOTS = kindCodes("lace_up_boots", "wellies", "chelsea_boots", "ankle_boots")

/** Where shoes for paths do beside others. */
const ON_FOOT: readonly Activity[] = ["outdoors", "errands"]

/**
 * Whether they are shoes or trousers that she calls walking boots or the like, where she has others to go in. On her feet at
 * work only trainers are better, on a dry day without frost, if they are dark.
 */
export function areOnlyForWalks(
  shoes: Piece,
  worn: readonly Piece[],
  { occasion, setting, need }: Brief,
): boolean {
  if (ON_FOOT.includes(occasion) || !areForPaths(shoes)) return false
  if (shoes.slot === BOTTOM) {
    return (
      setting !== "practical_work" && worn.some((one) => one.slot === BOTTOM && !areForPaths(one))
    )
  }
  // In frost a walking boot is better than a shoe, but a walking shoe is not.
  const isFrost = need !== undefined && need.outdoors < FROST && BOOTS.has(shoes.kind)
  if (setting === "practical_work") {
    const isRough = isFrost || need?.day.isWet === true
    return !isRough && worn.some((one) => one.kind === TRAINERS && !showsDirt(one))
  }
  return worn.some(
    (one) => one.slot === SHOES && !areForPaths(one) && (!isFrost || BOOTS.has(one.kind)),
  )
}

const areForPaths = ({ slot, name }: Piece) =>
  (slot === SHOES || slot === BOTTOM) && FOR_WALKS.test(name ?? "")

/** From so many grades above a walk's own formality on, trousers rest where she has others. */
const TOO_GOOD = 3

/** Whether they are trousers too good for a walk, and she has easier ones, or jeans. */
export function areTooGoodForWalks(
  legs: Piece,
  worn: readonly Piece[],
  { occasion, aim }: Brief,
): boolean {
  if (occasion !== "outdoors" || legs.slot !== BOTTOM) return false
  const areTooGood = ({ formality }: Piece) => formality - aim >= TOO_GOOD
  return areTooGood(legs) && worn.some((one) => one.slot === BOTTOM && !areTooGood(one))
}
