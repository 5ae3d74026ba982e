import { getProfile } from "@stylin/api/contract"
import { environment } from "../../environment.ts"
import { tips, trustTips } from "./tips.ts"

/**
 * Whether she has not seen the tips, as far as is known: where her account cannot be asked, twice is better than
 * never. Never rejects.
 */
export async function areTipsNew(signal: AbortSignal): Promise<boolean> {
  try {
    await trustTips(await environment.call(getProfile, {}, { signal }))
    return !tips.areEnded
  } catch {
    return !signal.aborted
  }
}
