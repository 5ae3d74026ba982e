import type { PieceMaker, PieceMakers } from "../piece.ts"
import { type BagKind, bagFrame } from "./bags/bag.ts"
import { BAGS_ALONE } from "./bags/bags.ts"
import { bag } from "./bags/carried.ts"

/** Px per unit at which a bag is drawn alone: near enough to the size it is shown in. */
const ALONE = 3.4

const carried =
  (kind: BagKind): PieceMaker =>
  (_, cloth) => ({
    worn: (pen, body, { freeHand }) => bag(pen, body, { kind, cloth }, freeHand),
    alone: (pen) => BAGS_ALONE[kind](bagFrame(pen, cloth, [300, 300], ALONE)),
    stands: true,
  })

/** What things are carried in. */
export const BAGS: PieceMakers<BagKind> = {
  tote_bag: carried("tote_bag"),
  shoulder_bag: carried("shoulder_bag"),
  crossbody_bag: carried("crossbody_bag"),
  bucket_bag: carried("bucket_bag"),
  clutch: carried("clutch"),
  backpack: carried("backpack"),
}
