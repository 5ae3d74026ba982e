import { ApiError } from "@stylin/api/client"
import { getProfile } from "@stylin/api/contract"
import { environment } from "../../environment.ts"
import { warn } from "../../lib/report.ts"
import { trustTips } from "../feed/tips.ts"
import { recordConsents, trustConsents } from "../session/consent.ts"

/** Checks whether the stored session is still valid; the client ends it if not. */
export async function revalidateSession(): Promise<void> {
  try {
    const known = await environment.call(getProfile)
    trustConsents(known.consents)
    void trustTips(known)
    await recordConsents()
  } catch (cause) {
    // A 401 has already ended the session; 404 is an account whose profile is still to be saved.
    if (cause instanceof ApiError && (cause.status === 401 || cause.status === 404)) return
    warn("The session could not be checked.", cause)
  }
}
