import { claimPhotos, MOST_AT_ONCE, type SearchResult, searchResult } from "@stylin/api/contract"
import * as z from "zod/mini"
import { environment } from "../../environment.ts"
import { inParts } from "../../lib/inParts.ts"
import { warn } from "../../lib/report.ts"
import { LEFT_BEHIND } from "../kept/leftBehind.ts"
import { createStore } from "../kept/persistence.ts"
import { followPending } from "./pending.ts"
import { submitResults } from "./submitResults.ts"

const store = createStore({
  key: LEFT_BEHIND.claim,
  version: 1,
  schema: z.object({
    token: z.string(),
    /** What she found by search: the provider keeps it for accounts only. */
    results: z._default(z.array(searchResult), []),
  }),
})

/**
 * The token under which a guest's photos are kept, made for the first of them. Whoever has it can
 * make the photos her own within a day, so it never leaves this device but with her calls.
 */
export function claimToken(): string {
  const known = store.read()
  if (known) return known.token
  const token = environment.createKey()
  store.write({ token, results: [] })
  return token
}

/** Keeps search results that a guest has submitted on this device, until there is an account. */
export function leaveForClaim(results: readonly SearchResult[]): void {
  const token = claimToken()
  store.write({ token, results: [...(store.read()?.results ?? []), ...results] })
}

/**
 * Makes what was sent and submitted before there was an account the signed-in person's own. Does
 * nothing where there is none. Rejects with an ApiError, and can then be tried again.
 */
export async function claimGuestPhotos(): Promise<void> {
  const kept = store.read()
  if (kept === null) return
  await environment.call(claimPhotos, { body: { claim_token: kept.token } })
  // What is pending already is not kept twice, should this break off and be tried again.
  for (const part of inParts(kept.results, MOST_AT_ONCE.read)) await submitResults(part)
  store.write(null)
  // Reports its own failures and never rejects.
  void followPending()
}

/** The same for who signs in. Reports a failure and never rejects: the next opening tries again. */
export async function claimWhereLeft(): Promise<void> {
  try {
    await claimGuestPhotos()
  } catch (cause) {
    warn("Photos that were sent before the sign-in are still to be claimed.", cause)
  }
}
