import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"
import { createAccounts } from "./001-accounts.ts"
import { createCatalogue } from "./002-catalogue.ts"
import { createWardrobe } from "./003-wardrobe.ts"
import { createLooks } from "./004-looks.ts"
import { createHousekeeping } from "./005-housekeeping.ts"
import { addOwnPictures } from "./006-own-pictures.ts"
import { indexImpressionsEnd } from "./007-impressions-end.ts"
import { createFeedImports } from "./008-feed-imports.ts"
import { addGarmentWords } from "./009-garment-words.ts"
import { addCatalogueRevisions } from "./010-catalogue-revisions.ts"
import { addAnswers } from "./011-answers.ts"
import { addPhotoReadings } from "./012-photo-readings.ts"
import { createVisionCalls } from "./013-vision-calls.ts"
import { countLostJobs } from "./014-lost-jobs.ts"
import { lowerCaseColours } from "./015-lower-case-colours.ts"
import { addKnownDevices } from "./016-known-devices.ts"
import { countJobFaults } from "./017-job-faults.ts"
import { addJobTurns } from "./018-job-turns.ts"
import { addAddKeys } from "./019-add-keys.ts"
import { indexProductKinds } from "./020-products-by-kind.ts"
import { createExportTickets } from "./021-export-tickets.ts"
import { createDismissals } from "./022-dismissals.ts"
import { addItemStates } from "./023-item-states.ts"
import { createWorn } from "./024-worn.ts"
import { addClothEditions } from "./025-cloth-editions.ts"
import { createHerWeather } from "./026-her-weather.ts"
import { addItemWords } from "./027-item-words.ts"
import { createShopPhotos } from "./028-shop-photos.ts"
import { addJobRequests } from "./031-job-requests.ts"
import { createPlans } from "./032-plans.ts"
import { createOwnOutfits } from "./033-own-outfits.ts"
import { addSessionLabels } from "./035-session-labels.ts"
import { addOperators } from "./036-operators.ts"
import { createTrips } from "./038-trips.ts"
import { createImports } from "./039-imports.ts"
import { createIdentities } from "./040-identities.ts"
import { addNeeds } from "./042-needs.ts"
import { addProductSizes } from "./044-product-sizes.ts"
import { createWishes } from "./045-wishes.ts"
import { addFormerPhotos } from "./046-former-photos.ts"
import { createPasskeys } from "./048-passkeys.ts"
import { createFeedSources } from "./050-feed-sources.ts"
import { keyFormerPhotosByAccount } from "./051-former-photos-of-each.ts"
import { createCatalogueIndexes } from "./052-catalogue-indexes.ts"
import { addCurrencies } from "./053-currencies.ts"
import { createTakenBack } from "./054-taken-back.ts"
import { addAnswersSaid } from "./055-answers-said.ts"
import { addOwnCuts } from "./057-own-cuts.ts"
import { addTipsEnded } from "./058-tips-ended.ts"

export type Up = (db: Queries, dialect: Dialect) => Promise<void>

/** Every step of the schema, by name; they run in the order of their names, each once. */
export const MIGRATIONS: Readonly<Record<string, Up>> = {
  "001-accounts": createAccounts,
  "002-catalogue": createCatalogue,
  "003-wardrobe": createWardrobe,
  "004-looks": createLooks,
  "005-housekeeping": createHousekeeping,
  "006-own-pictures": addOwnPictures,
  "007-impressions-end": indexImpressionsEnd,
  "008-feed-imports": createFeedImports,
  "009-garment-words": addGarmentWords,
  "010-catalogue-revisions": addCatalogueRevisions,
  "011-answers": addAnswers,
  "012-photo-readings": addPhotoReadings,
  "013-vision-calls": createVisionCalls,
  "014-lost-jobs": countLostJobs,
  "015-lower-case-colours": lowerCaseColours,
  "016-known-devices": addKnownDevices,
  "017-job-faults": countJobFaults,
  "018-job-turns": addJobTurns,
  "019-add-keys": addAddKeys,
  "020-products-by-kind": indexProductKinds,
  "021-export-tickets": createExportTickets,
  "022-dismissals": createDismissals,
  "023-item-states": addItemStates,
  "024-worn": createWorn,
  "025-cloth-editions": addClothEditions,
  "026-her-weather": createHerWeather,
  "027-item-words": addItemWords,
  "028-shop-photos": createShopPhotos,
  "031-job-requests": addJobRequests,
  "032-plans": createPlans,
  "033-own-outfits": createOwnOutfits,
  "035-session-labels": addSessionLabels,
  "036-operators": addOperators,
  "038-trips": createTrips,
  "039-imports": createImports,
  "040-identities": createIdentities,
  "042-needs": addNeeds,
  "044-product-sizes": addProductSizes,
  "045-wishes": createWishes,
  "046-former-photos": addFormerPhotos,
  "048-passkeys": createPasskeys,
  "050-feed-sources": createFeedSources,
  "051-former-photos-of-each": keyFormerPhotosByAccount,
  "052-catalogue-indexes": createCatalogueIndexes,
  "053-currencies": addCurrencies,
  "054-taken-back": createTakenBack,
  "055-answers-said": addAnswersSaid,
  "057-own-cuts": addOwnCuts,
  "058-tips-ended": addTipsEnded,
}
