import { ApiError } from "@stylin/api/client"
import { type Look, restoreLook } from "@stylin/api/contract"
import { environment } from "../../environment.ts"

/**
 * Makes a call about a look. Where the provider has let go of the look, which she may have seen weeks
 * ago or in another tab, it is told of it first, and the call is made again.
 */
export async function aboutLook<Result>(look: Look, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (cause) {
    const isGone = cause instanceof ApiError && cause.status === 404
    if (!isGone || look.seal === undefined) throw cause
    await environment.call(restoreLook, { body: { look } })
    return call()
  }
}
