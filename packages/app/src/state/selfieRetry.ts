import { environment } from "../environment.ts"
import { warn } from "../lib/report.ts"
import { TIMINGS } from "../timings.ts"
import { auth } from "./auth.ts"
import { hasPending } from "./pendingSignup.ts"
import { saveSelfie, selfie } from "./selfie.ts"

let retrying: Promise<void> | undefined

/**
 * Saves what is kept of a guest's selfie: looks every 60 s whether there is an account by now.
 * A signup under way saves it itself. Reports its own failures and never rejects.
 */
export function keepSavingSelfie(): Promise<void> {
  retrying ??= keepTrying().finally(() => {
    retrying = undefined
  })
  return retrying
}

async function keepTrying(): Promise<void> {
  while (selfie.selfieResponse !== null) {
    if (auth.isAuth && !hasPending()) {
      try {
        await saveSelfie()
        continue
      } catch (cause) {
        warn("A selfie is still to be saved.", cause)
      }
    }
    await environment.wait(TIMINGS.selfieSaveRetry)
  }
}
