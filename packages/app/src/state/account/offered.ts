import { getWaysIn } from "@stylin/api/contract"
import { proxy } from "valtio/vanilla"
import { environment } from "../../environment.ts"
import { warn } from "../../lib/report.ts"

interface Offered {
  /** What another provider is called that says who she is; null if there is none, or until that is known. */
  openId: string | null
  /** Whether the provider takes passkeys of this page, and the browser has them. */
  hasPasskeys: boolean
}

/** The ways of signing in that there are beside email and password. */
export const offered = proxy<Offered>({ openId: null, hasPasskeys: false })

/** Asks for them. Never rejects: without an answer there are none. */
export async function loadOffered(signal?: AbortSignal): Promise<void> {
  try {
    const { open_id, passkeys } = await environment.call(
      getWaysIn,
      {},
      { ...(signal && { signal }) },
    )
    offered.openId = open_id?.name ?? null
    offered.hasPasskeys =
      passkeys?.origin === location.origin && typeof PublicKeyCredential === "function"
  } catch (cause) {
    if (signal?.aborted) return
    Object.assign(offered, { openId: null, hasPasskeys: false })
    warn("It could not be found out how else one can sign in.", cause)
  }
}
