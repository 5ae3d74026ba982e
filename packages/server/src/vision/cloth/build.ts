import type { SeenKind } from "../worn-kinds.ts"

/** What a garment's kind says of where its cloth can be seen. */
export interface Build {
  /** It is buttoned or zipped down its front. */
  readonly front: boolean
  /** Its cloth begins this far down, in parts of its length: pockets and a fly lie above. */
  readonly from: number
  /** It is often quilted or shines, which is no pattern. */
  readonly quilted: boolean
}

const FRONTED: ReadonlySet<SeenKind> = new Set([
  "shirt",
  "outwear",
  "blouse",
  "blazer",
  "cardigan",
  "coat",
  "waistcoat",
])
const LEGGED: ReadonlySet<SeenKind> = new Set(["pants", "jeans", "leggings"])
/** Below the pockets of trousers, above their knees. */
const LEGS_FROM = 0.28

/** How a garment of this kind is made. */
export function buildOf(kind: SeenKind): Build {
  return {
    front: FRONTED.has(kind),
    from: LEGGED.has(kind) ? LEGS_FROM : 0,
    quilted: kind === "outwear",
  }
}
