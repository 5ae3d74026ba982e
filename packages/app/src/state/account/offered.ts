import { getWaysIn } from "@stylin/api/contract"
import { proxy } from "valtio/vanilla"
import { environment } from "../../environment.ts"
import { isRefusal } from "../../lib/refusal.ts"
import { warn } from "../../lib/report.ts"
import { TIMINGS } from "../../timings.ts"

interface Offered {
  /** What another provider is called that says who she is; null if there is none, or until that is known. */
  openId: string | null
  /** Whether the provider takes passkeys of this page, and the browser has them. */
  hasPasskeys: boolean
}

/** The ways of signing in that there are beside email and password. */
export const offered = proxy<Offered>({ openId: null, hasPasskeys: false })

/** Asks for them, and until the signal ends asks again where there is no answer. Never rejects. */
export async function loadOffered(signal?: AbortSignal): Promise<void> {
  let pause: number = TIMINGS.sendAgainFirst
  while (!(await ask(signal)) && signal && !signal.aborted) {
    // Ends early with the signal.
    await environment.wait(pause, signal).catch(() => undefined)
    pause = Math.min(pause * 2, TIMINGS.sendAgainLongest)
  }
}

/** Whether that was answered, be it by a refusal: then there are none. */
async function ask(signal: AbortSignal | undefined): Promise<boolean> {
  try {
    const { open_id, passkeys } = await environment.call(
      getWaysIn,
      {},
      { ...(signal && { signal }) },
    )
    offered.openId = open_id?.name ?? null
    offered.hasPasskeys =
      passkeys?.origin === location.origin && typeof PublicKeyCredential === "function"
    return true
  } catch (cause) {
    if (signal?.aborted) return false
    Object.assign(offered, { openId: null, hasPasskeys: false })
    warn("It could not be found out how else one can sign in.", cause)
    return isRefusal(cause)
  }
}
