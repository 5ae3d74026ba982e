export { composeLooks } from "./compose.ts"
export { garmentOfKind } from "./garment.ts"
export { type Random, seededRandom } from "./random.ts"
export { type LookAnswer, tagsFromResponses } from "./responses.ts"
export {
  type ComposeInput,
  type Garment,
  type OutfitLook,
  REASON_LABELS,
  type Reason,
  type ReasonLabel,
  type StyleProfile,
} from "./types.ts"
