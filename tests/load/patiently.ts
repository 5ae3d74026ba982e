import { setTimeout as wait } from "node:timers/promises"
import { ApiError } from "@stylin/api/client"

/** Repeats a call that is turned away, as when other work on the machine holds the server up. */
export async function patiently<Result>(call: (again: number) => Promise<Result>): Promise<Result> {
  for (let again = 0; ; again += 1) {
    try {
      return await call(again)
    } catch (error) {
      if (!(error instanceof ApiError) || error.retryAfterMs === undefined) throw error
      await wait(error.retryAfterMs)
    }
  }
}
