// The croquis: skin, hands, feet, head and hair.
export { type ArmOptions, type DrawnArm, drawArm } from "./arms.ts"
export { edge, place } from "./edges.ts"
export { face, headMap } from "./face.ts"
export { coveringColour, type Hair, HEADS, type Head, hair, isCovering } from "./hair.ts"
export type { HandKind } from "./hands.ts"
export { behindness, foot, groundOf, legSkin, soleOf } from "./legs.ts"
export { bodysuit, coveredChest, torsoSkin } from "./trunk.ts"
