import { environment } from "../environment.ts"
import { warn } from "../lib/report.ts"
import { consent } from "../state/session/consent.ts"
import { TIMINGS } from "../timings.ts"
import { isTrackingRefused } from "./permission.ts"

/**
 * Reports a signup to the operator's advertiser, if one is set up and she lets visits be counted.
 * Waits for it at most 800 ms, and never fails.
 */
export async function reportConversion(): Promise<void> {
  const { loadConversion } = environment
  if (!loadConversion || consent.analytics !== "granted" || isTrackingRefused()) return
  const report = loadConversion()
    .then((hook) => hook())
    .catch((cause: unknown) => warn("The signup could not be reported.", cause))
  await Promise.race([report, environment.wait(TIMINGS.conversionLimit)])
}
