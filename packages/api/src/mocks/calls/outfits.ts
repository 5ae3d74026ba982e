import { answered } from "../looks.ts"
import { outfitOf } from "../outfit.ts"
import { isoTime, type State } from "../state.ts"
import { isTakenBack, noteTakenBack, timeOf } from "../taken-back.ts"
import { keyOf } from "../worn-days.ts"
import { DONE, type Implementations } from "./call.ts"

type OutfitCalls = "composeOutfit" | "saveOutfit" | "removeOutfit" | "getOutfits"

/** The mocked calls about outfits that she puts together, over the given state. */
export function outfitCalls(state: State): Implementations<OutfitCalls> {
  return {
    composeOutfit({ body, account }) {
      const told = outfitOf(state, account, body.item_ids)
      const [look = told.look] = answered(account, [told.look])
      return { ...told, look }
    },

    saveOutfit({ body: { id, name, item_ids, said_at }, account }) {
      const { look } = outfitOf(state, account, item_ids)
      const at = timeOf(state, said_at)
      const before = account.outfits.get(id)
      const isLate = before !== undefined && Date.parse(before.saved_at) > at
      if (isLate || isTakenBack(account, keyOf("outfit", id), at)) return DONE
      account.outfits.set(id, { id, name, look, saved_at: isoTime(at) })
      return DONE
    },

    removeOutfit({ body: { id, said_at }, account }) {
      const at = timeOf(state, said_at)
      const saved = account.outfits.get(id)
      if (saved && Date.parse(saved.saved_at) <= at) account.outfits.delete(id)
      noteTakenBack(account, keyOf("outfit", id), at)
      return DONE
    },

    getOutfits({ account }) {
      const saved = [...account.outfits.values()].toSorted(
        (a, b) => Date.parse(b.saved_at) - Date.parse(a.saved_at) || (a.id < b.id ? -1 : 1),
      )
      const looks = answered(
        account,
        saved.map(({ look }) => look),
      )
      return saved.map((outfit, at) => ({ ...outfit, look: looks[at] ?? outfit.look }))
    },
  }
}
