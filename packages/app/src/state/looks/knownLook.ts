import { ApiError } from "@stylin/api/client"
import { type Look, restoreLook } from "@stylin/api/contract"
import { environment } from "../../environment.ts"
import { untilForgotten } from "../kept/lifetime.ts"

/**
 * Makes a call about a look. If the provider has dropped the look, seen weeks ago or in another
 * tab, sends it the look first and repeats the call.
 */
export async function aboutLook<Result>(look: Look, call: () => Promise<Result>): Promise<Result> {
  const session = untilForgotten()
  try {
    return await call()
  } catch (cause) {
    const isGone = cause instanceof ApiError && cause.status === 404
    // After her, it would be repeated as the next person.
    if (!isGone || look.seal === undefined || session.aborted) throw cause
    await environment.call(restoreLook, { body: { look } })
    return call()
  }
}
