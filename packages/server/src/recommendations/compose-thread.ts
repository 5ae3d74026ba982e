import { type ComposeInput, composeLooks, type OutfitLook } from "@stylin/stylist"
import type { WearableGarment } from "./garments.ts"

/** What the composer's threads run. */
export default function compose(
  input: ComposeInput<WearableGarment>,
): OutfitLook<WearableGarment>[] {
  return composeLooks(input)
}
