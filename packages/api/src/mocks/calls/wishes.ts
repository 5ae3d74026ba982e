import { type Kind, kindFacts, type Slot } from "@stylin/garments/vocabulary"
import type { ClothingItem } from "../../contract/recommendations.ts"
import { Refusal } from "../../contract/refusal.ts"
import { MOST_WISHES, type Wish, type WishJudged } from "../../contract/wishes.ts"
import { findProduct } from "../catalogue.ts"
import { kindOf } from "../garments.ts"
import { rackOf, wearableNow } from "../looks.ts"
import { type Account, isoTime, type State } from "../state.ts"
import { DONE, type Implementations } from "./call.ts"

type WishCalls = "getWishes" | "keepWish" | "removeWish" | "judgeWishes"

const BASE: readonly Slot[] = ["top", "bottom", "shoes"]

/** The mocked calls about her wishlist, over the given state. */
export function wishCalls(state: State): Implementations<WishCalls> {
  const timeOf = (saidAt: string | undefined) =>
    Math.min(state.now(), saidAt === undefined ? state.now() : Date.parse(saidAt))
  const isLate = (account: Account, itemId: string, at: number) =>
    at < (account.wishes.get(itemId)?.at ?? 0)

  function forSale(account: Account, itemId: string): ClothingItem | undefined {
    return rackOf(state, account).find(({ item }) => !item.isYours && item.item_id === itemId)?.item
  }

  return {
    getWishes: ({ account }) =>
      wishesOf(account).map((kept): Wish => {
        const item = forSale(account, kept.item.item_id)
        return { ...kept, ...(item && { item }), sold_out: !item }
      }),

    keepWish({ body: { item_id, said_at, price }, account }) {
      const item = forSale(account, item_id)
      if (!item) throw new Refusal(404, "No shop sells this any more.")
      const others = wishesOf(account).filter((wish) => wish.item.item_id !== item_id)
      if (others.length >= MOST_WISHES) {
        throw new Refusal(409, "Your wishlist is full. Please take something off it first.")
      }
      const at = timeOf(said_at)
      if (isLate(account, item_id, at)) return DONE
      const wish = { item, kept_at: isoTime(at), kept_price: price ?? item.price }
      account.wishes.set(item_id, { wish, at })
      return DONE
    },

    removeWish({ body: { item_id, said_at }, account }) {
      const at = timeOf(said_at)
      if (!isLate(account, item_id, at)) account.wishes.set(item_id, { wish: null, at })
      return DONE
    },

    judgeWishes: ({ body, account }) => body.item_ids.flatMap((id) => judged(account, id) ?? []),
  }
}

/** What she keeps on her wishlist, as it was then, the latest first. */
export function wishesOf(account: Account): Omit<Wish, "sold_out">[] {
  return [...account.wishes.values()]
    .toSorted((a, b) => b.at - a.at)
    .flatMap(({ wish }) => wish ?? [])
}

/** Any of her own goes with it. */
function judged(account: Account, item_id: string): WishJudged | undefined {
  const product = findProduct(item_id)
  if (!product) return undefined
  const own = wearableNow(account)
  const slotOf = (kind: Kind) => kindFacts(kind).slot
  const looks = BASE.filter((slot) => slot !== product.slot)
    .map((slot) => own.filter((item) => slotOf(kindOf(item)) === slot).length)
    .reduce((all, count) => all * count, 1)
  const like = account.wardrobe.find(
    (item) => kindOf(item) === product.kind && item.colours?.[0] === product.colour,
  )
  return { item_id, looks, ...(like && { like: like.item_id }) }
}
