import { claimPhotos, MOST_AT_ONCE, type SearchResult, searchResult } from "@stylin/api/contract"
import * as z from "zod/mini"
import { environment } from "../../environment.ts"
import { inParts } from "../../lib/inParts.ts"
import { warn } from "../../lib/report.ts"
import type { LeftBehind } from "../kept/leftBehind.ts"
import { createStore } from "../kept/persistence.ts"
import { followPending } from "./pending.ts"
import { submitResults } from "./submitResults.ts"

const store = createStore({
  key: "claim" satisfies LeftBehind,
  version: 1,
  schema: z.object({
    token: z.string(),
    /** Her search results: the provider keeps those for accounts only. */
    results: z._default(z.array(searchResult), []),
  }),
})

/**
 * The token that a guest's photos are kept under, made for the first of them. Whoever has it can
 * claim the photos within a day, so it leaves this device only with her calls.
 */
export function claimToken(): string {
  const known = store.read()
  if (known) return known.token
  const token = environment.createKey()
  store.write({ token, results: [] })
  return token
}

/** Keeps a guest's submitted search results on this device until there is an account. */
export function leaveForClaim(results: readonly SearchResult[]): void {
  const token = claimToken()
  store.write({ token, results: [...(store.read()?.results ?? []), ...results] })
}

/**
 * Moves what was sent and submitted before there was an account to the signed-in person. Does
 * nothing if there is nothing. Rejects with an ApiError, and can then be retried.
 */
export async function claimGuestPhotos(): Promise<void> {
  const kept = store.read()
  if (kept === null) return
  await environment.call(claimPhotos, { body: { claim_token: kept.token } })
  // What is already pending is not kept twice, if this breaks off and is retried.
  for (const part of inParts(kept.results, MOST_AT_ONCE.read)) await submitResults(part)
  store.write(null)
  // Reports its own failures and never rejects.
  void followPending()
}

/** The same at sign-in. Reports a failure and never rejects: the next opening retries. */
export async function claimWhereLeft(): Promise<void> {
  try {
    await claimGuestPhotos()
  } catch (cause) {
    warn("Photos that were sent before the sign-in are still to be claimed.", cause)
  }
}
