import { MAX_PHOTOS, SEARCH_RESULT_COUNT } from "@stylin/api/contract"
import { expect, it } from "vitest"
import { PHOTO_LIMITS } from "./photos/limits.ts"
import { LOOKS_PER_PAGE } from "./state/feed/feed.ts"
import { TIMINGS } from "./timings.ts"

it("waits as long as the product's owner specified", () => {
  expect(TIMINGS).toMatchObject({
    snackbar: 4000,
    splashRotation: { interval: 5000, refresh: 2500, swap: 700 },
    onboardingStage: 500,
    reviewStage: 1800,
    afterDone: 1000,
    feedRefreshPlaceholder: 1500,
    alternative: 2500,
    tipsDelay: 200,
    selfieSaveRetry: 60_000,
    conversionLimit: 800,
  })
})

it("keeps the limits that the product's owner set", () => {
  expect({ MAX_PHOTOS, SEARCH_RESULT_COUNT, LOOKS_PER_PAGE }).toEqual({
    MAX_PHOTOS: 10,
    SEARCH_RESULT_COUNT: 10,
    LOOKS_PER_PAGE: 3,
  })
  expect(PHOTO_LIMITS).toMatchObject({ bytes: 500_000, longestSide: 1000 })
  expect(PHOTO_LIMITS.qualities[0]).toBe(0.9)
})
