import {
  defaultTagPreferences,
  PREFERENCE_TAGS,
  TAG_BUCKETS,
  type TagBucket,
  type TagPreferences,
} from "@stylin/garments/vocabulary"
import { CALIBRATION_LOOKS } from "./calibration.ts"

export interface LookAnswer {
  readonly look_id: number
  /** True for "Would wear!", false for "Unlikely". */
  readonly user_response: boolean
}

/** A tag's prior: one imagined answer, as its default bucket suggests. */
const PRIOR: Record<TagBucket, number> = { love: 1, dontMind: 0.5, avoid: 0 }

/**
 * Sorts the 18 tags by her answers to the sample looks. A tag's leaning is the share of likes among
 * the looks that have it, with its default as one more answer: from two thirds on she loves it, up
 * to one third she avoids it. Within a bucket the clearest comes first. Answers to unknown looks
 * are ignored; of two to the same look the later counts. Without answers these are exactly the
 * defaults.
 */
export function tagsFromResponses(responses: readonly LookAnswer[]): TagPreferences {
  const answers = new Map(responses.map((answer) => [answer.look_id, answer.user_response]))
  const defaults = defaultTagPreferences()
  const sorted: Record<TagBucket, { tag: (typeof PREFERENCE_TAGS)[number]; clarity: number }[]> = {
    love: [],
    dontMind: [],
    avoid: [],
  }
  for (const tag of PREFERENCE_TAGS) {
    const start = TAG_BUCKETS.find((bucket) => defaults[bucket].includes(tag)) ?? "dontMind"
    const said = CALIBRATION_LOOKS.filter((look) => look.tags.includes(tag))
      .map((look) => answers.get(look.id))
      .filter((answer) => answer !== undefined)
    const likes = PRIOR[start] + said.filter(Boolean).length
    const leaning = likes / (said.length + 1)
    const bucket = leaning >= 2 / 3 ? "love" : leaning <= 1 / 3 ? "avoid" : "dontMind"
    sorted[bucket].push({ tag, clarity: bucket === "avoid" ? -leaning : leaning })
  }
  const inOrder = (bucket: TagBucket) =>
    sorted[bucket].toSorted((a, b) => b.clarity - a.clarity).map(({ tag }) => tag)
  return { love: inOrder("love"), dontMind: inOrder("dontMind"), avoid: inOrder("avoid") }
}
