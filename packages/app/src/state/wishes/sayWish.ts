import {
  type ClothingItem,
  keepWish as keepCall,
  MOST_WISHES,
  removeWish,
  type Wish,
} from "@stylin/api/contract"
import { ref } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { t } from "../../words/t.ts"
import { createSender } from "../outbox/sender.ts"
import { showSnackbar } from "../shell/snackbar.ts"
import { asSaid, type WishSaid, waitingWishes } from "./waitingWishes.ts"
import { wishes } from "./wishes.ts"

/** Keeps a product with what it costs now, or takes it off if it is kept; offers to take that back. */
export function toggleWish(item: ClothingItem): void {
  const kept = wishes.list.find((wish) => wish.item.item_id === item.item_id)
  if (kept) takeOff(kept)
  else keep(item)
}

function keep(item: ClothingItem): void {
  if (wishes.list.length >= MOST_WISHES) {
    showSnackbar({
      text: t("Your wishlist is full. Take something off it first."),
      color: "orange",
    })
    return
  }
  sayKept({ item, kept_at: "", kept_price: item.price, sold_out: false })
  track("Wish Kept", { section: item.section })
  showSnackbar({
    text: t("Kept on your wishlist, beside your favourites."),
    undo: () => sayGone(item),
  })
}

/** Takes a product off her wishlist, and offers to bring it back. */
export function takeOff(wish: Wish): void {
  const { item } = wish
  sayGone(item)
  track("Wish Taken Off", { section: item.section })
  showSnackbar({
    text: t("{name} is off your wishlist.", { name: item.name }),
    color: "red",
    undo: () => sayKept(wish),
  })
}

/** Says that a wish is on her list as of now. */
export function sayKept(wish: Wish): void {
  const said_at = now()
  say({ item_id: wish.item.item_id, said_at, wish: { ...wish, kept_at: said_at } })
}

/** Says that a product is not on her list any more, possibly because she bought it. */
export function sayGone(item: ClothingItem, bought?: WishSaid["bought"]): void {
  say({ item_id: item.item_id, said_at: now(), wish: null, ...(bought && { bought }) })
}

function now(): string {
  return new Date(environment.now()).toISOString()
}

function say(said: WishSaid): void {
  const others = waitingWishes.said.filter(({ item_id }) => item_id !== said.item_id)
  waitingWishes.said = ref([...others, said])
  wishes.list = ref(asSaid(wishes.list, [said]))
  void sendWishes()
}

/** Sends what waits, one after the other. */
export const sendWishes = createSender({
  outbox: waitingWishes,
  tell: async ({ item_id, said_at, wish, bought }, signal) => {
    if (wish) {
      const { kept_price: price } = wish
      return environment.call(keepCall, { body: { item_id, price, said_at } }, { signal })
    }
    if (bought) {
      // Few wishes are bought: the code that adds to her wardrobe is fetched with the first.
      const { addBought } = await import("./addBought.ts")
      await addBought(bought, signal)
    }
    return environment.call(removeWish, { body: { item_id, said_at } }, { signal })
  },
  refused: "A wish was refused.",
})
