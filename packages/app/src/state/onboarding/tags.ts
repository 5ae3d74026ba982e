import type { PreferenceTag, TagBucket, TagPreferences } from "@stylin/garments/vocabulary"

/** A copy of the buckets that shares nothing with the original. */
export function copyTags(tags: TagPreferences): TagPreferences {
  return { love: [...tags.love], dontMind: [...tags.dontMind], avoid: [...tags.avoid] }
}

/** The buckets with one tag moved to a place, which is counted without the tag itself. */
export function withTagMoved(
  tags: TagPreferences,
  { tag, to, index }: { tag: PreferenceTag; to: TagBucket; index: number },
): TagPreferences {
  const without = {
    love: tags.love.filter((other) => other !== tag),
    dontMind: tags.dontMind.filter((other) => other !== tag),
    avoid: tags.avoid.filter((other) => other !== tag),
  }
  return { ...without, [to]: without[to].toSpliced(index, 0, tag) }
}
