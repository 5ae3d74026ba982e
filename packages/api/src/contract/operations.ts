import * as answers from "./answers.ts"
import * as auth from "./auth.ts"
import { correctItem } from "./correct-item.ts"
import { dismissLook, undoDismissal } from "./dismissals.ts"
import { askForExport, exportUser } from "./export.ts"
import { getImports, importPhotos, importUser, takeImportBack } from "./import.ts"
import { replacePhoto, restorePhoto } from "./item-photo.ts"
import * as itemSearch from "./item-search.ts"
import { setItemState } from "./item-states.ts"
import * as items from "./items.ts"
import type { OperationSpec } from "./operation.ts"
import * as operator from "./operator.ts"
import * as operatorFeeds from "./operator-feeds.ts"
import { composeOutfit, getOutfits, removeOutfit, saveOutfit } from "./outfits.ts"
import * as passkeys from "./passkeys.ts"
import * as passwords from "./passwords.ts"
import * as plans from "./plans.ts"
import * as recommendations from "./recommendations.ts"
import * as sessions from "./sessions.ts"
import { recordSigns } from "./signs.ts"
import * as trips from "./trips.ts"
import * as users from "./users.ts"
import * as wardrobe from "./wardrobe.ts"
import * as waysIn from "./ways-in.ts"
import * as weather from "./weather.ts"
import * as wishes from "./wishes.ts"
import { addWorn, removeWorn } from "./worn.ts"

/** Every call of the provider, for servers, mocks and documents; the app imports single operations. */
export const OPERATIONS = {
  checkLogin: auth.checkLogin,
  login: auth.login,
  register: auth.register,
  logout: auth.logout,
  changePassword: passwords.changePassword,
  forgotPassword: passwords.forgotPassword,
  verifyResetCode: passwords.verifyResetCode,
  resetPassword: passwords.resetPassword,
  getWaysIn: waysIn.getWaysIn,
  beginOpenId: waysIn.beginOpenId,
  finishOpenId: waysIn.finishOpenId,
  beginPasskeySignIn: passkeys.beginPasskeySignIn,
  signInWithPasskey: passkeys.signInWithPasskey,
  createUser: users.createUser,
  sendCrm: users.sendCrm,
  savePreferences: users.savePreferences,
  getTagPreferences: users.getTagPreferences,
  analyseSelfie: users.analyseSelfie,
  getSelfieStatus: users.getSelfieStatus,
  updateUser: users.updateUser,
  getProfile: users.getProfile,
  setConsent: users.setConsent,
  deleteUser: users.deleteUser,
  listSessions: sessions.listSessions,
  endSession: sessions.endSession,
  endOtherSessions: sessions.endOtherSessions,
  listWaysIn: waysIn.listWaysIn,
  removeWayIn: waysIn.removeWayIn,
  beginPasskey: passkeys.beginPasskey,
  addPasskey: passkeys.addPasskey,
  renamePasskey: passkeys.renamePasskey,
  getWeather: weather.getWeather,
  findPlaces: weather.findPlaces,
  setPlace: weather.setPlace,
  forgetPlace: weather.forgetPlace,
  sayWeather: weather.sayWeather,
  exportUser,
  askForExport,
  importPhotos,
  importUser,
  getImports,
  takeImportBack,
  searchItems: itemSearch.searchItems,
  parsePhotos: items.parsePhotos,
  parseSearch: itemSearch.parseSearch,
  getProductShots: items.getProductShots,
  addToWardrobe: wardrobe.addToWardrobe,
  addSearchItems: itemSearch.addSearchItems,
  getWardrobe: wardrobe.getWardrobe,
  removeFromWardrobe: wardrobe.removeFromWardrobe,
  setItemState,
  correctItem,
  replacePhoto,
  restorePhoto,
  getPending: items.getPending,
  dismissPending: items.dismissPending,
  cropPending: items.cropPending,
  claimPhotos: items.claimPhotos,
  getFeed: recommendations.getFeed,
  updateOwnItems: recommendations.updateOwnItems,
  updateImpressions: recommendations.updateImpressions,
  restoreLook: recommendations.restoreLook,
  changeLook: recommendations.changeLook,
  shareLook: recommendations.shareLook,
  addFavourite: recommendations.addFavourite,
  removeFavourite: recommendations.removeFavourite,
  getFavourites: recommendations.getFavourites,
  dismissLook,
  undoDismissal,
  recordSigns,
  addWorn,
  removeWorn,
  composeOutfit,
  saveOutfit,
  removeOutfit,
  getOutfits,
  styleItem: answers.styleItem,
  swapWeakLink: answers.swapWeakLink,
  unlockLooks: answers.unlockLooks,
  getCalendar: plans.getCalendar,
  putPlan: plans.putPlan,
  proposePlans: plans.proposePlans,
  removePlan: plans.removePlan,
  getTrips: trips.getTrips,
  putTrip: trips.putTrip,
  removeTrip: trips.removeTrip,
  tickPacked: trips.tickPacked,
  getWishes: wishes.getWishes,
  keepWish: wishes.keepWish,
  removeWish: wishes.removeWish,
  judgeWishes: wishes.judgeWishes,
  listAccounts: operator.listAccounts,
  setRoom: operator.setRoom,
  listJobs: operator.listJobs,
  listFeeds: operator.listFeeds,
  saveFeedSource: operatorFeeds.saveFeedSource,
  removeFeedSource: operatorFeeds.removeFeedSource,
  importFeedNow: operatorFeeds.importFeedNow,
  importFeedFile: operatorFeeds.importFeedFile,
  getServerSettings: operator.getServerSettings,
  setServerSettings: operator.setServerSettings,
  makeInvitation: operator.makeInvitation,
  makeResetLink: operator.makeResetLink,
} as const satisfies Record<string, OperationSpec>

export type Operations = typeof OPERATIONS
export type OperationName = keyof Operations
