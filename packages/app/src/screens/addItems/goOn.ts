import { navigate } from "../../router/history.ts"
import { neighbourPath } from "../../state/onboarding/steps.ts"
import { auth } from "../../state/session/auth.ts"

/**
 * Goes to what follows adding clothes: the feed, or for a guest the step after the selfie, where
 * onboarding offers to add clothes.
 */
export function goOn(options: { replace?: boolean } = {}): void {
  navigate(neighbourPath("selfie", 1, auth.isAuth) ?? "/feed", options)
}
