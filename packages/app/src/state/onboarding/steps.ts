import type { Answers } from "./answers.ts"

/** The order of onboarding. Defined only here. */
export const ONBOARDING_STEPS = [
  "about",
  "looks",
  "processing",
  "tags",
  "selfie",
  "account",
] as const
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number]

const GUEST_ONLY: readonly OnboardingStep[] = ["account"]

/** A person's steps; one who is signed in already has an account. */
export function stepsFor(isAuth: boolean): readonly OnboardingStep[] {
  return isAuth ? ONBOARDING_STEPS.filter((step) => !GUEST_ONLY.includes(step)) : ONBOARDING_STEPS
}

/** Whether each step is done; steps that ask for nothing always are. */
const IS_ANSWERED: Record<OnboardingStep, (answers: Answers) => boolean> = {
  about: ({ bodyType, activities }) => bodyType !== null && activities.length > 0,
  looks: ({ areLooksRated }) => areLooksRated,
  processing: ({ tags }) => tags !== null,
  tags: () => true,
  selfie: () => true,
  account: () => true,
}

/** Whether a step has its answer. */
export function isAnswered(step: OnboardingStep, answers: Answers): boolean {
  return IS_ANSWERED[step](answers)
}

export function stepPath(step: OnboardingStep): string {
  return `/onboarding/${ONBOARDING_STEPS.indexOf(step) + 1}`
}

/** Path of the step after or before this one, or null if there is none. */
export function neighbourPath(step: OnboardingStep, by: 1 | -1, isAuth: boolean): string | null {
  // Going back skips the processing screen, which would only lead forward again.
  const steps = stepsFor(isAuth).filter((other) => by === 1 || other !== "processing")
  const neighbour = steps[steps.indexOf(step) + by]
  return neighbour ? stepPath(neighbour) : null
}

/**
 * What the address's step number leads to: the step, or a redirect. An invalid number leads to the
 * first step, one whose requirements are unmet to the first unanswered step, and one that is not
 * for this person past the end.
 */
export function resolveStep(
  number: string | undefined,
  answers: Answers,
  isAuth: boolean,
): { step: OnboardingStep } | { redirect: string } {
  const step = /^[1-9]\d*$/.test(number ?? "") ? ONBOARDING_STEPS[Number(number) - 1] : undefined
  if (!step) return { redirect: stepPath("about") }
  const steps = stepsFor(isAuth)
  if (!steps.includes(step)) return { redirect: "/feed" }
  const unanswered = steps
    .slice(0, steps.indexOf(step))
    .find((earlier) => !isAnswered(earlier, answers))
  return unanswered ? { redirect: stepPath(unanswered) } : { step }
}
