import { makersOf, type PieceMaker } from "../piece.ts"
import { type BagFrame, type BagKind, bagFrame } from "./bags/bag.ts"
import { BAGS_ALONE } from "./bags/bags.ts"
import { bag } from "./bags/carried.ts"

/** Px per unit of a bag drawn alone: close to the size it is shown in. */
const ALONE = 3.4

const carried =
  (drawn: (frame: BagFrame) => string, kind: BagKind): PieceMaker =>
  (_, cloth) => ({
    worn: (pen, body, { freeHand }) => bag(pen, body, { kind, cloth }, freeHand),
    alone: (pen) => drawn(bagFrame(pen, cloth, [300, 300], ALONE)),
    stands: true,
  })

/** Everything that things are carried in. */
export const BAGS = makersOf(BAGS_ALONE, carried)
