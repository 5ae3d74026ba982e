import type { Look } from "@stylin/api/contract"
import { ref, subscribe } from "valtio/vanilla"
import { environment } from "../../environment.ts"
import { warn } from "../../lib/report.ts"
import { feed } from "../feed/feed.ts"
import { profile } from "../profile/profile.ts"
import { answersToLooks, onboarding } from "./answers.ts"
import { copyTags } from "./tags.ts"

/** The cached looks as they were before she moved tags; null if tags are not followed. */
let before: readonly Look[] | null = null

/**
 * Reorders the cached looks whenever a tag moves, always from their first order, so that moving a
 * tag back restores it. Does nothing if none are cached.
 * @returns how to stop, which restores the first order unless `keepRanking` was called
 */
export function followTags(): () => void {
  if (feed.looks.length === 0) return () => {}
  before = feed.looks
  let tags = JSON.stringify(onboarding.tags)
  const stop = subscribe(onboarding, () => {
    const now = JSON.stringify(onboarding.tags)
    if (now === tags) return
    tags = now
    rank().catch((cause: unknown) => warn("The looks could not be reordered.", cause))
  })
  return () => {
    stop()
    if (before) feed.looks = ref(before)
    before = null
  }
}

/** Keeps the new order when tags are no longer followed. Returns whether any were. */
export function keepRanking(): boolean {
  const isRanked = before !== null
  before = null
  return isRanked
}

async function rank(): Promise<void> {
  const { rankLooks } = await import("../feed/rankLooks.ts")
  if (before) feed.looks = ref(rankLooks(before, profileNow()))
}

function profileNow() {
  const { bodyType, activities, tags } = onboarding
  const selfie = profile.known?.selfie
  return {
    bodyType: bodyType ?? undefined,
    activities: [...activities],
    tags: tags ? copyTags(tags) : undefined,
    ratings: answersToLooks(),
    colourType: selfie?.colour_type,
    colourConfidence: selfie?.confidence,
    month: new Date(environment.now()).getUTCMonth() + 1,
  }
}
