/** What a garment has besides its cut and its cloth, and its picture shows. */
export const TOUCHES = [
  "studs",
  "thick-sole",
  "long-pile",
  "shearling",
  "ribs",
  "hoops",
  "ear-studs",
  "drops",
  "leaves",
  "paisley",
  "top-handle",
  "belt",
  "double-breasted",
  "fur-lined",
  "quilted",
] as const
export type Touch = (typeof TOUCHES)[number]
