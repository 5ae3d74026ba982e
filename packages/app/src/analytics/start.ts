import { environment } from "../environment.ts"
import { attributionIn } from "../state/session/attribution.ts"
import { recordTouch } from "../state/session/visitor.ts"
import { landingQuery } from "./landing.ts"
import { isTracking, track } from "./track.ts"

/** Starts counting a visit: keeps where it came from and reports that the app was opened. */
export function startAnalytics(): void {
  if (!isTracking()) return
  recordTouch({
    at: new Date(environment.now()).toISOString(),
    from: attributionIn(landingQuery()),
  })
  track("App Opened")
}
