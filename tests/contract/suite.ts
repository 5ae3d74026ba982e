import { OPERATIONS } from "@stylin/api/contract"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { answersSuite } from "./answers-suite.ts"
import { authSuite } from "./auth-suite.ts"
import { changesSuite } from "./changes-suite.ts"
import { dismissalsSuite } from "./dismissals-suite.ts"
import { createHarness, entriesOf, type Harness, type ProviderUnderTest } from "./harness.ts"
import { importsSuite } from "./imports-suite.ts"
import { itemPhotoSuite } from "./item-photo-suite.ts"
import { itemsSuite } from "./items-suite.ts"
import { operatorSuite } from "./operator-suite.ts"
import { outfitsSuite } from "./outfits-suite.ts"
import { passkeysSuite } from "./passkeys-suite.ts"
import { plansSuite } from "./plans-suite.ts"
import { recommendationsSuite } from "./recommendations-suite.ts"
import { refusalsSuite } from "./refusals-suite.ts"
import { saidLastSuite } from "./said-last-suite.ts"
import { selfiesSuite } from "./selfies-suite.ts"
import { statesSuite } from "./states-suite.ts"
import { tipsSuite } from "./tips-suite.ts"
import { tripsSuite } from "./trips-suite.ts"
import { usersSuite } from "./users-suite.ts"
import { waysInSuite } from "./ways-in-suite.ts"
import { weatherSuite } from "./weather-suite.ts"
import { wishesSuite } from "./wishes-suite.ts"
import { wordsSuite } from "./words-suite.ts"
import { wornSuite } from "./worn-suite.ts"

/**
 * The behaviour that every provider of the contract shares, so that the mocks and the real server
 * cannot drift apart. Every successful answer is checked against the schemas.
 */
export function contractSuite(name: string, start: () => Promise<ProviderUnderTest>): void {
  describe(name, () => {
    let provider: ProviderUnderTest
    let harness: Harness
    beforeAll(async () => {
      provider = await start()
      harness = createHarness(provider)
    })
    afterAll(() => provider.close())

    authSuite(
      () => provider,
      () => harness,
    )
    usersSuite(
      () => provider,
      () => harness,
    )
    waysInSuite(
      () => provider,
      () => harness,
    )
    passkeysSuite(() => harness)
    selfiesSuite(() => harness)
    itemsSuite(() => harness)
    importsSuite(() => harness)
    recommendationsSuite(() => harness)
    changesSuite(() => harness)
    saidLastSuite(() => harness)
    dismissalsSuite(() => harness)
    answersSuite(() => harness)
    statesSuite(() => harness)
    wornSuite(() => harness)
    outfitsSuite(() => harness)
    wordsSuite(() => harness)
    itemPhotoSuite(() => harness)
    weatherSuite(() => harness)
    plansSuite(() => harness)
    tipsSuite(() => harness)
    tripsSuite(() => harness)
    wishesSuite(() => harness)
    operatorSuite(
      () => provider,
      () => harness,
    )
    refusalsSuite(
      () => provider,
      () => harness,
    )

    test("every call has succeeded at least once", () => {
      const missing = entriesOf(OPERATIONS)
        .map(([operation]) => operation)
        .filter((operation) => !harness.answered.has(operation))

      expect(missing).toEqual([])
    })
  })
}
