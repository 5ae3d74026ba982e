export * from "./answers.ts"
export {
  checkLogin,
  login,
  logout,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  register,
} from "./auth.ts"
export {
  type ColourAnalysis,
  colourAnalysis,
  type SelfieAttributes,
  selfieAttributes,
  UNDERTONES,
} from "./colouring.ts"
export { MOST_MONEY } from "./common.ts"
export * from "./correct-item.ts"
export { type WornDays, wornDays } from "./days.ts"
export { emailIn, type Reading, readInput } from "./describe.ts"
export * from "./dismissals.ts"
export { type DressedFor, dressedFor } from "./dressed-for.ts"
export {
  askForExport,
  type DownloadedData,
  downloadedData,
  exportUser,
  type PersonalData,
  personalData,
} from "./export.ts"
export { garmentSummary } from "./garment-summary.ts"
export * from "./import.ts"
export { cutWords } from "./item-cut.ts"
export { replacePhoto, restorePhoto } from "./item-photo.ts"
export * from "./item-search.ts"
export * from "./item-states.ts"
export { itemWords, NOTE_LENGTH, SIZE_LENGTH } from "./item-words.ts"
export * from "./items.ts"
export { type JsonSchema, resultJsonSchema } from "./json-schema.ts"
export * from "./operation.ts"
export { OPERATIONS, type OperationName, type Operations } from "./operations.ts"
export * from "./operator.ts"
export * from "./operator-feeds.ts"
export * from "./outfits.ts"
export {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  type MadePasskey,
  MOST_PASSKEYS,
  PASSKEY_NAME_LENGTH,
  type Passkey,
  renamePasskey,
  type ShownPasskey,
  signInWithPasskey,
} from "./passkeys.ts"
export * from "./passwords.ts"
export {
  PHOTO_CHECKS,
  PHOTO_PATTERNS,
  type PhotoCrop,
  type PhotoPattern,
  photoCrop,
  WORN_ROLES,
  type WornRole,
} from "./photo-facts.ts"
export * from "./plans.ts"
export { readSearchResult } from "./read-search-result.ts"
export * from "./recommendations.ts"
export { Refusal } from "./refusal.ts"
export { renamed } from "./renamed.ts"
export { endOtherSessions, endSession, listSessions, type Session } from "./sessions.ts"
export * from "./signs.ts"
export * from "./trips.ts"
export * from "./users.ts"
export * from "./wardrobe.ts"
export {
  beginOpenId,
  finishOpenId,
  getWaysIn,
  type LinkedIdentity,
  listWaysIn,
  OPEN_ID_PURPOSES,
  OPEN_ID_RETURNS,
  removeWayIn,
  type WaysIn,
} from "./ways-in.ts"
export * from "./weather.ts"
export { weatherWords } from "./weather-words.ts"
export * from "./wishes.ts"
export * from "./worn.ts"
