import { itemAsSaid, saidWords, type WardrobeItem } from "@stylin/api/contract"
import * as z from "zod/mini"
import { createOutbox } from "../outbox/outbox.ts"
import { amendments } from "./amendments.ts"

/** What she said of items, and when. */
export const waitingWords = createOutbox(
  "words",
  z.object({ item_id: z.string(), words: saidWords, said_at: z.string() }),
)

amendments.add(withWaitingWords)

/** Items with the words that she said of them and the provider does not know yet. */
function withWaitingWords(items: readonly WardrobeItem[]): WardrobeItem[] {
  const byId = Map.groupBy(waitingWords.said, ({ item_id }) => item_id)
  return items.map((item) =>
    (byId.get(item.item_id) ?? []).reduce((known, { words }) => itemAsSaid(known, words), item),
  )
}
