import { track } from "../../analytics/track.ts"
import { navigate } from "../../router/history.ts"
import { neighbourPath, type OnboardingStep } from "../../state/onboarding/steps.ts"
import { auth } from "../../state/session/auth.ts"

/** Goes to the step after this one; after the last one to the feed. */
export function goToNext(step: OnboardingStep, options: { replace?: boolean } = {}): void {
  track("Onboarding Step Done", { step })
  navigate(neighbourPath(step, 1, auth.isAuth) ?? "/feed", options)
}
