import { itemAsSaid, type SaidWords, withSection } from "../../contract/correct-item.ts"
import { Refusal } from "../../contract/refusal.ts"
import { notYet } from "../../contract/worn.ts"
import type { Account, State } from "../state.ts"
import { keyOf } from "../worn-days.ts"
import { DONE, type Implementations } from "./call.ts"

/** The mocked call that corrects what is known of her garments, over the given state. */
export function itemWordCalls(state: State): Implementations<"correctItem"> {
  return {
    correctItem({ body: { item_id, words, said_at }, account }) {
      const now = state.now()
      if (words.bought_on && notYet(words.bought_on, now)) {
        throw new Refusal(422, "words.bought_on: must not be in the future")
      }
      const at = Math.min(said_at === undefined ? now : Date.parse(said_at), now)
      account.wardrobe = account.wardrobe.map((item) =>
        item.item_id === item_id ? itemAsSaid(item, latest(account, item_id, words, at)) : item,
      )
      return DONE
    },
  }
}

/** Those of her words that she has not replaced since. */
function latest({ wordsSaidAt }: Account, itemId: string, words: SaidWords, at: number): SaidWords {
  const fresh = Object.entries(withSection(words)).filter(([field]) => {
    const key = keyOf(itemId, field)
    if (at < (wordsSaidAt.get(key) ?? 0)) return false
    wordsSaidAt.set(key, at)
    return true
  })
  return Object.fromEntries(fresh)
}
