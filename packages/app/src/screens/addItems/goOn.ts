import { navigate } from "../../router/history.ts"
import { neighbourPath } from "../../state/onboarding/steps.ts"
import { auth } from "../../state/session/auth.ts"

/**
 * Leaves for what comes after adding clothes: the feed, and for a guest the step after the selfie,
 * beside which onboarding offers to add clothes.
 */
export function goOn(options: { replace?: boolean } = {}): void {
  navigate(neighbourPath("selfie", 1, auth.isAuth) ?? "/feed", options)
}
