import { Refusal } from "../../contract/refusal.ts"
import { NOTHING_OF_HERS, notYet } from "../../contract/worn.ts"
import { knownLook } from "../changed-look.ts"
import type { Account, PieceWorn, State } from "../state.ts"
import { isTakenBack, noteTakenBack, timeOf } from "../taken-back.ts"
import { keyOf } from "../worn-days.ts"
import { DONE, type Implementations } from "./call.ts"

type WornCalls = "addWorn" | "removeWorn"

/** The mocked calls about what she wore, over the given state. */
export function wornCalls(state: State): Implementations<WornCalls> {
  return {
    addWorn({ body: { day, look_id = "", item_ids, said_at }, account }) {
      if (notYet(day, state.now())) throw new Refusal(422, "day: must not be in the future")
      const named = item_ids ?? wornIn(account, look_id)
      const hers = new Set(account.wardrobe.map(({ item_id }) => item_id))
      const worn = named.filter((id) => hers.has(id))
      if (worn.length === 0) throw new Refusal(409, NOTHING_OF_HERS)
      const at = timeOf(state, said_at)
      for (const item_id of worn) {
        const piece = { day, look_id, item_id }
        if (isTakenBack(account, takenName(piece), at)) continue
        const key = keyOf(day, look_id, item_id)
        const before = account.worn.get(key)?.at ?? 0
        account.worn.set(key, { ...piece, at: Math.max(before, at) })
      }
      return DONE
    },

    removeWorn({ body: { day, look_id = "", item_ids, said_at }, account }) {
      const at = timeOf(state, said_at)
      for (const [key, worn] of account.worn) {
        const isNamed = item_ids === undefined || item_ids.includes(worn.item_id)
        const isThis = worn.day === day && worn.look_id === look_id && isNamed
        if (isThis && worn.at <= at) account.worn.delete(key)
      }
      for (const item_id of item_ids ?? [""]) {
        noteTakenBack(account, takenName({ day, look_id, item_id }), at)
      }
      return DONE
    },
  }
}

/** What is taken back with one word: a look as a whole, or a piece outside a look. */
function takenName({ day, look_id, item_id }: Omit<PieceWorn, "at">): string {
  return look_id === "" ? keyOf("worn", day, item_id) : keyOf("worn", day, look_id, "")
}

function wornIn(account: Account, lookId: string): string[] {
  return knownLook(account, lookId).clothes.flatMap(([first]) => first?.item_id ?? [])
}
