import { LOOK_NOT_WORN_NOW, notWornNow } from "../../contract/item-states.ts"
import { buysNothing, findSwap, findUnlock, overBudget, SAID } from "../answers.ts"
import { PRODUCTS } from "../catalogue.ts"
import { knownLook, wearsAway } from "../changed-look.ts"
import { answered, makeLooks, rackOf } from "../looks.ts"
import type { State } from "../state.ts"
import type { Implementations } from "./call.ts"
import { makeSign } from "./dismissals.ts"

type AnswerCalls = "styleItem" | "swapWeakLink" | "unlockLooks"

/** The mocked calls that answer a question beside the feed, over the given state. */
export function answerCalls(state: State): Implementations<AnswerCalls> {
  return {
    styleItem({ body, account }) {
      const { item_id, occasions, count, budget = Number.POSITIVE_INFINITY } = body
      const { state: away } = account.wardrobe.find((owned) => owned.item_id === item_id) ?? {}
      if (away) return { looks: [], unmet: [{ code: "item-away", text: notWornNow(away) }] }
      const hero = rackOf(state, account).find(({ item }) => item.item_id === item_id)?.item
      if (hero?.isYours && !body.unasked)
        makeSign(state, account, { sign: "styled", item_id, look_id: "" })
      const isDear = hero?.price !== undefined && hero.price > budget
      const looks = makeLooks(state, account, {
        occasions,
        count,
        alternatives: body.top_n,
        ...(!isDear && { around: item_id }),
      })
      if (!hero) {
        return {
          looks: answered(account, looks),
          unmet: [{ code: "unknown-item", text: SAID.unknown }],
        }
      }
      if (!isDear) return { looks: answered(account, looks), unmet: [] }
      const nearest = { budget: hero.price ?? 0 }
      const text = overBudget(hero.name.toLowerCase())
      const unmet = [{ code: "item-over-budget" as const, text, nearest }]
      return { looks: answered(account, looks), unmet }
    },

    swapWeakLink({ body, account }) {
      const look = knownLook(account, body.look_id)
      const worn = look.clothes.flatMap(([first]) => first?.item_id ?? [])
      if (wearsAway(account, worn)) return { outcome: "piece-gone", text: LOOK_NOT_WORN_NOW }
      const found = findSwap(state, account, look)
      if (!found) return { outcome: "already-best", text: SAID.alreadyBest }
      const [swapped = found.look] = answered(account, [found.look])
      const swap = { weak_link: found.weak.item.item_id, item: found.swap.item, look: swapped }
      return { outcome: "swap", text: found.text, swap }
    },

    unlockLooks({ body, account }) {
      if (account.wardrobe.length === 0) {
        return { outcome: "empty-wardrobe", text: SAID.emptyWardrobe }
      }
      const { occasions, aim, budget = Number.POSITIVE_INFINITY } = body
      const cheapest = Math.min(...PRODUCTS.map(({ price }) => price))
      if (budget < cheapest) {
        const nearest = { budget: cheapest }
        return { outcome: "nothing-affordable", text: buysNothing(cheapest), nearest }
      }
      const found = findUnlock(state, account, { occasions, budget, aim })
      if (!found) return { outcome: "nothing-unlocks", text: SAID.unlocksNothing }
      const { piece, looks } = found
      const many = looks.length === 1 ? "one new look" : `${looks.length} new looks`
      const makes = /[^s]s$/.test(piece.item.name) ? "make" : "makes"
      const text = `${piece.item.name} ${makes} ${many} with what you own.`
      const best = answered(account, looks.slice(0, body.count))
      return {
        outcome: "found",
        text,
        unlock: { item: piece.item, new_looks: looks.length, looks: best },
      }
    },
  }
}
