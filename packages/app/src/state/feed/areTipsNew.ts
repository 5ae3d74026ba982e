import { ApiError } from "@stylin/api/client"
import { getProfile } from "@stylin/api/contract"
import { environment } from "../../environment.ts"
import { tips, trustTips } from "./tips.ts"

/**
 * Whether she has never seen the tips, on this device or another. If her account cannot be asked they
 * are left for another visit. Never rejects.
 */
export async function areTipsNew(signal: AbortSignal): Promise<boolean> {
  try {
    await trustTips(await environment.call(getProfile, {}, { signal }))
    return !tips.areEnded
  } catch (cause) {
    // An account whose profile is still to be saved was made a moment ago.
    return cause instanceof ApiError && cause.status === 404
  }
}
