import { chooseConsent } from "../state/session/consent.ts"
import { forgetVisitor } from "../state/session/visitor.ts"
import { startAnalytics } from "./start.ts"

/** Sets whether visits may be counted: starts at once, or forgets how she came here. */
export function chooseAnalytics(isGranted: boolean): void {
  // Takes effect at once; recording it reports its own failures and never rejects.
  void chooseConsent("analytics", isGranted)
  if (isGranted) startAnalytics()
  else forgetVisitor()
}
