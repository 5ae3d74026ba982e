import type { Material } from "@stylin/garments/vocabulary"
import type { Cloth } from "../core/cloth.ts"
import { makersOf, type PieceMaker } from "../piece.ts"
import { type BagFrame, type BagKind, bagFrame } from "./bags/bag.ts"
import { BAGS_ALONE } from "./bags/bags.ts"
import { bag } from "./bags/carried.ts"
import { SHAPED, SHAPES } from "./bags/shaped.ts"
import { topHandleBag } from "./bags/top-handle.ts"
import { wovenBag } from "./bags/woven.ts"

/** Px per unit of a bag drawn alone: close to the size it is shown in. */
const ALONE = 3.4

/** What bags of cloth are made of; they have webbing for handles and no gilt. */
const CLOTHS: ReadonlySet<Material> = new Set([
  "canvas",
  "cotton",
  "linen",
  "jersey",
  "denim",
  "wool",
])

/** Those that are made with a handle on top as well; of straw or cloth they are not. */
const HANDLED: ReadonlySet<BagKind> = new Set(["shoulder_bag", "tote_bag", "crossbody_bag"])

const carried =
  (drawn: (frame: BagFrame) => string, kind: BagKind): PieceMaker =>
  (garment, woven) => {
    const isCloth = CLOTHS.has(garment.cloth.material) || garment.touches.includes("sling")
    const cloth: Cloth = isCloth ? { ...woven, material: "canvas" } : woven
    const isStiff = !(isCloth || cloth.material === "straw" || cloth.material === "crochet")
    const hasTopHandle = isStiff && HANDLED.has(kind) && garment.touches.includes("top-handle")
    const shaped = SHAPES.find((one) => garment.touches.includes(one))
    const ofKind = wovenBag({ kind, cloth }) ?? drawn
    const alone = hasTopHandle ? topHandleBag : shaped ? SHAPED[shaped] : ofKind
    return {
      worn: (pen, body, { freeHand, coatEnd, openOver, waistFit, ...wearing }) => {
        const { underCape, handsCovered, underHood } = wearing
        const inCoat = coatEnd !== undefined
        const over = { inCoat, underCape, handsCovered, underHood, openOver, waistFit }
        return bag(pen, body, { kind, cloth, hasTopHandle, shaped, ...over }, freeHand)
      },
      alone: (pen) => alone(bagFrame(pen, cloth, [300, 300], ALONE)),
      stands: true,
    }
  }

/** Everything that things are carried in. */
export const BAGS = makersOf(BAGS_ALONE, carried)
