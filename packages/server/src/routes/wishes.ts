import {
  getWishes,
  judgeWishes,
  keepWish,
  MOST_WISHES,
  Refusal,
  removeWish,
} from "@stylin/api/contract"
import { DONE, type Implement } from "../plugins/operations.ts"
import { wearableProduct } from "../recommendations/garments.ts"
import { toClothingItem } from "../recommendations/to-look.ts"
import { createWishJudge, wishesNow } from "../recommendations/wishes.ts"
import type { Services } from "../services.ts"
import { findProducts } from "../stores/products.ts"
import { dropWish, keepWish as keep, listWishes } from "../stores/wishes.ts"
import { signerFor } from "./picture-signer.ts"
import { saidAt } from "./said-at.ts"

/** Her wishlist. */
export function wishRoutes(implement: Implement, services: Services): void {
  const { queries } = services.database
  const judge = createWishJudge(services)

  implement(getWishes, async ({ account, now }) => {
    const wishes = await wishesNow(queries, account.id)
    const { garment } = await signerFor(services, { account, now }, wishes)
    return wishes.map((wish) => ({ ...wish, item: garment(wish.item) }))
  })

  implement(keepWish, async ({ body, account, now }) => {
    const [product] = await findProducts(queries, [body.item_id])
    if (!product) throw new Refusal(404, "No shop sells this any more.")
    const others = await listWishes(queries, account.id)
    const isKnown = others.some(({ item }) => item.item_id === product.id)
    if (!isKnown && others.length >= MOST_WISHES) {
      throw new Refusal(409, "Your wishlist is full. Please take something off it first.")
    }
    const item = toClothingItem(wearableProduct(product))
    const { price = item.price } = body
    const { currency } = product
    await keep(queries, account.id, { item, price, currency, saidAt: saidAt(body.said_at, now) })
    return DONE
  })

  implement(removeWish, async ({ body, account, now }) => {
    await dropWish(queries, account.id, body.item_id, saidAt(body.said_at, now))
    return DONE
  })

  implement(judgeWishes, ({ body, account, now }) =>
    judge({ accountId: account.id, now }, body.item_ids),
  )
}
