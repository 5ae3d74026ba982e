import type { PhotoType } from "../../state/adding/additions.ts"

export const ADD_PATH = "/wardrobe/item"

/**
 * The screens of adding clothes: the choice of a way, the way's first screen, and what follows; and many
 * photos at once, which needs no choice.
 */
export const ADD_STEPS = ["type", "many", "upload", "added", "camera"] as const
export type AddStep = (typeof ADD_STEPS)[number]

/** Which ways have the step; every way begins with the choice. */
const WAYS: Record<Exclude<AddStep, "type" | "many">, readonly PhotoType[]> = {
  upload: ["search", "outfits", "closet"],
  added: ["search"],
  camera: ["closet"],
}

export function addPath(step: AddStep): string {
  return step === "type" ? ADD_PATH : `${ADD_PATH}?step=${step}`
}

/** The step in the address's query; the first one if the chosen way has no such step. */
export function stepFor(query: string, photoType: PhotoType | null): AddStep {
  const asked = new URLSearchParams(query).get("step")
  if (asked === "many") return asked
  if (asked !== "upload" && asked !== "added" && asked !== "camera") return "type"
  return photoType !== null && WAYS[asked].includes(photoType) ? asked : "type"
}
