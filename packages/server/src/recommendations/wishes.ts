import { createHash } from "node:crypto"
import type { Wish, WishJudged } from "@stylin/api/contract"
import type { Queries } from "../database/tables.ts"
import { catalogueState } from "../stores/catalogue-changes.ts"
import { findProducts } from "../stores/products.ts"
import { type KeptWish, listWishes } from "../stores/wishes.ts"
import type { Asker } from "./answers.ts"
import type { WishesOrder } from "./composing.ts"
import type { Stylist } from "./feed.ts"
import { activitiesFor } from "./feed-order.ts"
import { wearableProduct } from "./garments.ts"
import { knownOfHer } from "./known-of-her.ts"
import { toClothingItem } from "./to-look.ts"

/** Her wishlist as the shops have it now. */
export async function wishesNow(db: Queries, accountId: string): Promise<Wish[]> {
  const kept = await listWishes(db, accountId)
  const products = await findProducts(
    db,
    kept.map(({ item }) => item.item_id),
  )
  const byId = new Map(products.map((product) => [product.id, product]))
  return kept.map((wish: KeptWish): Wish => {
    const product = byId.get(wish.item.item_id)
    if (!product) return { ...wish, sold_out: true }
    const item = toClothingItem(wearableProduct(product))
    return { ...wish, item, sold_out: !product.available }
  })
}

/** Judgements kept, of all accounts together: each is some 200 bytes. */
const MOST_KEPT = 20_000

/**
 * Judges what she may buy by her wardrobe. A judgement is kept in memory until her wardrobe, her answers or
 * the catalogue change; what else her taste is read from moves it only with these.
 */
export function createWishJudge(services: Stylist) {
  const kept = new Map<string, WishJudged>()

  function remember(key: string, judged: WishJudged): void {
    kept.set(key, judged)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  }

  return async ({ accountId, now }: Asker, itemIds: readonly string[]): Promise<WishJudged[]> => {
    const her = await knownOfHer(services, accountId, now)
    // A wish is for more than today: neither the weather nor the month speaks against it.
    const { month, latitude, longitude, weather, ...profile } = her.known.profile
    const known = { ...her.known, profile }
    const occasions = activitiesFor("my_occasions", her.profile.activities)
    const { revision } = await catalogueState(services.database.queries)
    const stamp = stampOf({ accountId, revision, occasions, known })
    const ids = [...new Set(itemIds)]
    const unknown = ids.filter((id) => !kept.has(stamp + id))
    if (unknown.length > 0) {
      const { judged } = await services.composer.ask("wishes", {
        ...known,
        occasions,
        ids: unknown,
      })
      for (const { id, ...said } of judged) remember(stamp + id, { item_id: id, ...said })
    }
    return ids.flatMap((id) => kept.get(stamp + id) ?? [])
  }
}

interface JudgedBy {
  readonly accountId: string
  /** Of the catalogue. */
  readonly revision: number
  readonly occasions: WishesOrder["occasions"]
  readonly known: Pick<WishesOrder, "profile" | "wardrobe" | "away">
}

/** A text that changes with what a judgement depends on. */
function stampOf({ accountId, revision, occasions, known }: JudgedBy): string {
  const { profile, wardrobe, away } = known
  const facts = JSON.stringify([accountId, revision, occasions, profile, wardrobe, away])
  return createHash("sha256").update(facts).digest("base64url")
}
