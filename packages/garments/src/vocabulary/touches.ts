/** What a garment has besides its cut and its cloth, and its picture shows. */
export const TOUCHES = ["studs", "thick-sole", "long-pile", "shearling", "ribs"] as const
export type Touch = (typeof TOUCHES)[number]
