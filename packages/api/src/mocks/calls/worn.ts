import { Refusal } from "../../contract/refusal.ts"
import { NOTHING_OF_HERS, notYet } from "../../contract/worn.ts"
import { knownLook } from "../changed-look.ts"
import type { Account, State } from "../state.ts"
import { keyOf } from "../worn-days.ts"
import { DONE, type Implementations } from "./call.ts"

type WornCalls = "addWorn" | "removeWorn"

/** The mocked calls about what she wore, over the given state. */
export function wornCalls(state: State): Implementations<WornCalls> {
  return {
    addWorn({ body: { day, look_id = "", item_ids }, account }) {
      if (notYet(day, state.now())) throw new Refusal(422, "day: must not be in the future")
      const named = item_ids ?? wornIn(account, look_id)
      const hers = new Set(account.wardrobe.map(({ item_id }) => item_id))
      const worn = named.filter((id) => hers.has(id))
      if (worn.length === 0) throw new Refusal(409, NOTHING_OF_HERS)
      for (const item_id of worn) {
        const key = keyOf(day, look_id, item_id)
        if (account.worn.has(key)) continue
        account.worn.set(key, { day, look_id, item_id, at: state.now() })
      }
      return DONE
    },

    removeWorn({ body: { day, look_id = "", item_ids }, account }) {
      for (const [key, worn] of account.worn) {
        const isNamed = item_ids === undefined || item_ids.includes(worn.item_id)
        if (worn.day === day && worn.look_id === look_id && isNamed) account.worn.delete(key)
      }
      return DONE
    },
  }
}

function wornIn(account: Account, lookId: string): string[] {
  return knownLook(account, lookId).clothes.flatMap(([first]) => first?.item_id ?? [])
}
