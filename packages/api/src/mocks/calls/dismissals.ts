import { Refusal } from "../../contract/refusal.ts"
import type { Account, SignMade, State } from "../state.ts"
import { noteTakenBack } from "../taken-back.ts"
import { keyOf } from "../worn-days.ts"
import { DONE, type Implementations } from "./call.ts"

type DismissalCalls = "dismissLook" | "undoDismissal" | "recordSigns"

/** The mocked calls by which she says, or shows, what is not for her and what is. */
export function dismissalCalls(state: State): Implementations<DismissalCalls> {
  return {
    dismissLook({ body: { look_id, reason, item_id }, account }) {
      const before = account.dismissals.get(look_id)
      const isLoved = account.favourites.some((look) => look.look_id === look_id)
      if (!(before || isLoved || account.looks.has(look_id))) {
        throw new Refusal(404, "This look is no longer known.")
      }
      account.dismissals.set(look_id, {
        reason: reason ?? before?.reason ?? null,
        itemId: reason ? (item_id ?? null) : (before?.itemId ?? null),
        at: before?.at ?? state.now(),
      })
      account.favourites = account.favourites.filter((look) => look.look_id !== look_id)
      noteTakenBack(account, keyOf("favourite", look_id), state.now())
      return DONE
    },

    undoDismissal({ query, account }) {
      account.dismissals.delete(query.look_id)
      return DONE
    },

    recordSigns({ body, account }) {
      for (const { look_id = "", ...sign } of body.signs) {
        makeSign(state, account, { ...sign, look_id })
      }
      return DONE
    },
  }
}

/** Keeps what she did with a garment, once. */
export function makeSign(state: State, account: Account, made: Omit<SignMade, "at">): void {
  const { sign, item_id, look_id } = made
  account.signs.set(JSON.stringify([sign, item_id, look_id]), { ...made, at: state.now() })
}
