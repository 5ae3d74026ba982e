import { CLAIM_TOKEN_FORM } from "@stylin/api/contract"
import { beforeEach, expect, it } from "vitest"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { pendingProvider } from "../../testing/pendingProvider.ts"
import { noNetwork, unreachable } from "../../testing/samples.ts"
import { sampleResult, sampleResults } from "../../testing/searching.ts"
import { endSession, startSession } from "../session/auth.ts"
import { claimGuestPhotos, claimToken, leaveForClaim } from "./claim.ts"

beforeEach(() => endSession())

it("is one token for all that a guest sends, in the format that providers accept", () => {
  const token = claimToken()
  expect(token).toMatch(CLAIM_TOKEN_FORM)
  expect(claimToken()).toBe(token)
})

it("claims her photos once, then fetches what waits for review", async () => {
  const token = claimToken()
  startSession({ email: "ann@example.com", token: "t" })
  const calls = fakeCalls({ claimPhotos: () => ({ claimed: 2 }), getPending: () => [] })
  await claimGuestPhotos()
  await claimGuestPhotos()
  expect(calls).toMatchObject([
    { name: "claimPhotos", input: { body: { claim_token: token } } },
    { name: "getPending" },
  ])
  expect(localStorage.getItem("claim")).toBeNull()
})

it("keeps the token until the provider has received it", async () => {
  const token = claimToken()
  fakeCalls({
    claimPhotos: unreachable,
  })
  await expect(claimGuestPhotos()).rejects.toThrow("could not be reached")
  expect(claimToken()).toBe(token)
})

it("does nothing if no photo was sent", async () => {
  const calls = fakeCalls({})
  await claimGuestPhotos()
  expect(calls).toEqual([])
})

it("submits a guest's search results, each once however often it breaks off", async () => {
  leaveForClaim(sampleResults(60))
  leaveForClaim([sampleResult("last")])
  startSession({ email: "ann@example.com", token: "t" })
  const working = { ...pendingProvider(), claimPhotos: () => ({ claimed: 0 }) }
  let parts = 0
  fakeCalls({
    ...working,
    getProductShots: (...input) => {
      parts += 1
      if (parts === 2) throw noNetwork()
      return working.getProductShots?.(...input) ?? []
    },
  })
  await expect(claimGuestPhotos()).rejects.toThrow("could not be reached")
  fakeCalls(working)
  await claimGuestPhotos()
  const found = (await working.getPending?.({}, undefined)) ?? []
  expect(found.map(({ search_result }) => search_result?.item_id)).toEqual(
    [...sampleResults(60), sampleResult("last")].map(({ item_id }) => item_id),
  )
  expect(localStorage.getItem("claim")).toBeNull()
})
