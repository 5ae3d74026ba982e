import {
  addSearchItems,
  addToWardrobe,
  getProductShots,
  getWardrobe,
  parseSearch,
  readSearchResult,
  removeFromWardrobe,
  searchItems,
  setItemState,
} from "@stylin/api/contract"
import { searchCatalogue } from "../catalogue/search.ts"
import { idempotencyKeyOf, once } from "../idempotency/once.ts"
import { tryToRemovePhotos } from "../photos/remove.ts"
import { pictureSigner } from "../pictures/picture-signer.ts"
import type { Account } from "../plugins/accounts.ts"
import { DONE, type Implement } from "../plugins/operations.ts"
import type { Services } from "../services.ts"
import { inTurn } from "../stores/in-turn.ts"
import { keepItemState } from "../stores/item-states.ts"
import { listWardrobe, removeWardrobeItems, saveSearchAdditions } from "../stores/wardrobe.ts"
import { addGarments } from "../wardrobe/add-garments.ts"
import { keepShots, productShots } from "../wardrobe/product-shots.ts"

/** Products, and her wardrobe. */
export function itemRoutes(implement: Implement, services: Services): void {
  const { database, pictureKey } = services
  const { queries } = database
  const signerFor = (owner: Account, now: number) => pictureSigner({ owner, key: pictureKey, now })

  implement(searchItems, ({ query }) => searchCatalogue(database, query.search_query, query.num))

  implement(parseSearch, async ({ body }) => ({
    success: true,
    entries: body.map((result) => ({
      parsed_item: readSearchResult(result),
      search_results: [result],
    })),
  }))

  implement(getProductShots, async ({ body, query, account, now }) => {
    const origin = query.is_from_search ? "a search result" : "a photo"
    const shots = await productShots(queries, body, origin)
    const isKept = account && query.is_from_search
    return isKept ? keepShots(queries, account.id, { shots, items: body, now }) : shots
  })

  implement(addToWardrobe, async ({ body, account, request, now }) => {
    const key = idempotencyKeyOf(request, `addToWardrobe ${account.id}`)
    const call = { request: JSON.stringify(body), accountId: account.id, now }
    const added = await once(database, key, call, (transaction) =>
      inTurn(transaction, account.id, (db) => addGarments(db, account.id, body, now)),
    )
    return added.map(signerFor(account, now).item)
  })

  implement(addSearchItems, async ({ body, account, now }) => {
    await saveSearchAdditions(queries, account.id, body, now)
    return DONE
  })

  implement(getWardrobe, async ({ account, now }) => {
    const items = await listWardrobe(queries, account.id)
    return items.map(signerFor(account, now).item)
  })

  implement(removeFromWardrobe, async ({ body, account, request }) => {
    const photos = await removeWardrobeItems(queries, account.id, body.item_ids)
    await tryToRemovePhotos(services, photos, request.log)
    return DONE
  })

  implement(setItemState, async ({ body, account, now }) => {
    const saidAt = Math.min(now, body.said_at === undefined ? now : Date.parse(body.said_at))
    await keepItemState(queries, account.id, { itemIds: body.item_ids, state: body.state, saidAt })
    return DONE
  })
}
