import { isLeft } from "../state/kept/leftBehind.ts"

/** Finishes what an earlier visit has left, each in its own code. */
export async function resumeLeft(): Promise<void> {
  if (isLeft("confirmation")) {
    const { resumeReview } = await import("../state/review/review.ts")
    void resumeReview()
  }
  if (isLeft("signup")) {
    const { hasUnsaved, retryUnsaved } = await import("../state/account/unsavedSignup.ts")
    if (hasUnsaved()) await retryUnsaved()
  }
  if (isLeft("claim")) {
    const { claimWhereLeft } = await import("../state/pending/claim.ts")
    await claimWhereLeft()
  }
  if (isLeft("states")) {
    const { sendStates } = await import("../state/wearing/states.ts")
    void sendStates()
  }
  if (isLeft("removals")) {
    const { sendRemovals } = await import("../state/wearing/removals.ts")
    void sendRemovals()
  }
  if (isLeft("words")) {
    const { sendWords } = await import("../state/correcting/correct.ts")
    void sendWords()
  }
  if (isLeft("worn")) {
    const { sendWorn } = await import("../state/wearing/worn.ts")
    void sendWorn()
  }
  if (isLeft("hearts")) {
    const { sendHearts } = await import("../state/looks/sendHearts.ts")
    void sendHearts()
  }
  if (isLeft("answers")) {
    const { sendAnswers } = await import("../state/profile/sendAnswers.ts")
    void sendAnswers()
  }
  if (isLeft("weather")) {
    const { sendWeather } = await import("../state/weather/sayWeather.ts")
    void sendWeather()
  }
  if (isLeft("plans")) {
    const { sendPlans } = await import("../state/planning/sayPlan.ts")
    void sendPlans()
  }
  if (isLeft("week")) {
    const { planWaitingWeek } = await import("../state/planning/planWeek.ts")
    planWaitingWeek()
  }
  if (isLeft("outfits")) {
    const { sendOutfits } = await import("../state/outfits/keeping.ts")
    void sendOutfits()
  }
  if (isLeft("trips")) {
    const { sendTrips } = await import("../state/trips/sayTrip.ts")
    void sendTrips()
  }
  if (isLeft("wishes")) {
    const { sendWishes } = await import("../state/wishes/sayWish.ts")
    void sendWishes()
  }
  if (isLeft("selfie")) {
    // Keeps trying until it is saved, so nothing waits for it.
    const { keepSavingSelfie } = await import("../state/selfie/selfieRetry.ts")
    void keepSavingSelfie()
  }
  if (isLeft("photos")) {
    const { sendQueue } = await import("../state/adding/queueSending.ts")
    void sendQueue()
  }
}
