export { bestUnlock, type UnlockAnswer, type UnlockInput } from "./answers/best-unlock.ts"
export { buildAround } from "./answers/build-around.ts"
export { type ChangeInput, changeLook, type ListedGarments } from "./answers/change-look.ts"
export { judgeWishes, type WishesInput, type WishJudged } from "./answers/judge-wishes.ts"
export { judgeOutfit, type OutfitInput, type OutfitJudged } from "./answers/own-outfit.ts"
export { packTrip, type TripInput, type TripPacked, type TripPart } from "./answers/pack-trip.ts"
export { type DayToDress, type PlanDaysInput, planDays } from "./answers/plan-days.ts"
export { type CachedLook, rerank } from "./answers/rerank.ts"
export { type SwapAnswer, type SwapInput, swapWeakLink } from "./answers/swap-weak-link.ts"
export * from "./basics.ts"
export {
  CatalogueIndex,
  type CatalogueRecord,
  indexOf,
  recordOf,
} from "./catalogue/catalogue-index.ts"
export type { Snapshot } from "./catalogue/snapshot.ts"
export { garmentOfKind } from "./garment.ts"
export {
  type LookReason,
  type LookWishes,
  type StyleAnswer,
  type StyledLook,
  type StyleInput,
  UNMET_CODES,
  type Unmet,
  type UnmetCode,
} from "./input.ts"
export type { Profile, WeatherKnown } from "./person/person.ts"
export type {
  DismissalReason,
  DismissedLook,
  Sign,
  SignGiven,
  SkippedLook,
} from "./person/shown.ts"
export { type Piece, wordsOfPiece } from "./pieces/piece.ts"
export { TERM_NAMES, type TermName } from "./score/score.ts"
export { styleLooks } from "./search/style-looks.ts"
export { type Garment, REASON_LABELS, type ReasonLabel } from "./types.ts"
