import {
  defaultTagPreferences,
  PREFERENCE_TAGS,
  TAG_BUCKETS,
  type TagBucket,
  type TagPreferences,
} from "@stylin/garments/vocabulary"
import type { LookResponse } from "../contract/users.ts"

const STARTING_SCORE: Record<TagBucket, number> = { love: 1, dontMind: 0, avoid: -1 }
/** How many tags a sample look has; its id decides which. */
const TAGS_PER_LOOK = 3

/** Sorts the tags by her answers: a yes moves the tags of a look up, a no moves them down. */
export function sortTags(responses: readonly LookResponse[]): TagPreferences {
  const scores = new Map(
    TAG_BUCKETS.flatMap((bucket) =>
      defaultTagPreferences()[bucket].map((tag) => [tag, STARTING_SCORE[bucket]] as const),
    ),
  )
  for (const { look_id, user_response } of responses) {
    for (let step = 0; step < TAGS_PER_LOOK; step += 1) {
      const tag = PREFERENCE_TAGS[(look_id + step * 7) % PREFERENCE_TAGS.length]
      if (tag) scores.set(tag, (scores.get(tag) ?? 0) + (user_response ? 1 : -1))
    }
  }
  const tagsWhere = (fits: (score: number) => boolean) =>
    PREFERENCE_TAGS.filter((tag) => fits(scores.get(tag) ?? 0))
  return {
    love: tagsWhere((score) => score > 0),
    dontMind: tagsWhere((score) => score === 0),
    avoid: tagsWhere((score) => score < 0),
  }
}
