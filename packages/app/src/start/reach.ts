import { subscribe } from "valtio/vanilla"
import { environment } from "../environment.ts"
import { warn } from "../lib/report.ts"
import { untilVisible } from "../lib/visible.ts"
import { auth } from "../state/session/auth.ts"
import { network } from "../state/shell/network.ts"
import { TIMINGS } from "../timings.ts"

/**
 * While the provider cannot be reached, checks her session from time to time, so that the notice
 * disappears as soon as possible: a screen of cached content makes no calls itself. Returns how to
 * stop.
 */
export function followReach(): () => void {
  const stopped = new AbortController()
  let isAsking = false
  const look = () => {
    if (network.isReached || isAsking) return
    isAsking = true
    keepAsking(stopped.signal)
      .catch((cause: unknown) => {
        if (!stopped.signal.aborted) warn("Whether there is a network is no longer asked.", cause)
      })
      .finally(() => {
        isAsking = false
      })
  }
  look()
  const stop = subscribe(network, look)
  return () => {
    stop()
    stopped.abort()
  }
}

async function keepAsking(signal: AbortSignal): Promise<void> {
  // Fetched only here: the first screen should not wait for the code that validates answers.
  const { revalidateSession } = await import("../state/account/signedIn.ts")
  while (!network.isReached) {
    await environment.wait(TIMINGS.reachAgain, signal)
    await untilVisible(signal)
    // A guest has no session to check; her next call tells.
    if (auth.isAuth) await revalidateSession()
  }
}
