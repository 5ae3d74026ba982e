import { environment } from "../../environment.ts"
import { isRefusal } from "../../lib/refusal.ts"
import { reportError, warn } from "../../lib/report.ts"
import { TIMINGS } from "../../timings.ts"
import { isLeft } from "../kept/leftBehind.ts"
import { auth } from "../session/auth.ts"
import { saveSelfie, selfie } from "./selfie.ts"

let retrying: Promise<void> | undefined

/**
 * Saves a guest's selfie result: checks every 60 s whether there is an account yet. A running
 * signup saves it itself. Reports its own failures and never rejects.
 */
export function keepSavingSelfie(): Promise<void> {
  retrying ??= keepTrying().finally(() => {
    retrying = undefined
  })
  return retrying
}

async function keepTrying(): Promise<void> {
  while (selfie.selfieResponse !== null) {
    if (auth.isAuth && !isLeft("signup")) {
      try {
        await saveSelfie()
        continue
      } catch (cause) {
        if (isRefusal(cause)) {
          // The same call would be refused again; the next start, perhaps of a newer app, tries it.
          reportError("A selfie was refused.", cause)
          return
        }
        warn("A selfie is still to be saved.", cause)
      }
    }
    await environment.wait(TIMINGS.selfieSaveRetry)
  }
}
