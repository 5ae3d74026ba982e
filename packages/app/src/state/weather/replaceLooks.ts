import type { DressedFor } from "@stylin/api/contract"
import { chooseOccasions, feed } from "../feed/feed.ts"

/** Replaces the feed's looks if they are for other weather than today's; they stay if that fails. */
export async function replaceLooks(today: DressedFor): Promise<void> {
  const [first] = feed.looks
  const was = first?.dressed_for
  if (!first || (was?.words === today.words && was.told_by === today.told_by)) return
  await chooseOccasions(feed.occasions)
}
