import {
  addSearchItems,
  addToWardrobe,
  correctItem,
  getProductShots,
  getWardrobe,
  notYet,
  parseSearch,
  Refusal,
  readSearchResult,
  removeFromWardrobe,
  replacePhoto,
  restorePhoto,
  searchItems,
  setItemState,
} from "@stylin/api/contract"
import { searchCatalogue } from "../catalogue/search.ts"
import { idempotencyKeyOf, once } from "../idempotency/once.ts"
import { tryToRemovePhotos } from "../photos/remove.ts"
import { DONE, type Implement } from "../plugins/operations.ts"
import { turnTaker } from "../plugins/turn-taker.ts"
import { readUploads } from "../plugins/uploads.ts"
import type { Services } from "../services.ts"
import { inTurn } from "../stores/in-turn.ts"
import { keepItemState } from "../stores/item-states.ts"
import { listWardrobe, removeWardrobeItems, saveSearchAdditions } from "../stores/wardrobe.ts"
import { addGarments } from "../wardrobe/add-garments.ts"
import { photographItem, takePhotoBack } from "../wardrobe/another-photo.ts"
import { correctItem as applyCorrection } from "../wardrobe/correct-item.ts"
import { keepShots, productShots } from "../wardrobe/product-shots.ts"
import { signerFor } from "./picture-signer.ts"
import { saidAt } from "./said-at.ts"

/** Products, and her wardrobe. */
export function itemRoutes(implement: Implement, services: Services): void {
  const { database, pictureKey } = services
  const { queries } = database

  implement(searchItems, ({ query }) =>
    database.mayLag((db) =>
      searchCatalogue({ ...database, queries: db }, query.search_query, query.num),
    ),
  )

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
    return added.map((await signerFor(services, { account, now }, added)).item)
  })

  implement(addSearchItems, async ({ body, account, now }) => {
    await saveSearchAdditions(queries, account.id, body, now)
    return DONE
  })

  implement(getWardrobe, async ({ account, now }) => {
    const items = await listWardrobe(queries, account.id)
    return items.map((await signerFor(services, { account, now }, items)).item)
  })

  implement(removeFromWardrobe, async ({ body, account, request }) => {
    const photos = await removeWardrobeItems(queries, account.id, body.item_ids)
    await tryToRemovePhotos(services, photos, request.log)
    return DONE
  })

  implement(setItemState, async ({ body, account, now }) => {
    const { item_ids: itemIds, state, said_at } = body
    await keepItemState(queries, account.id, { itemIds, state, saidAt: saidAt(said_at, now) })
    return DONE
  })

  implement(correctItem, async ({ body, account, now }) => {
    const { item_id: itemId, words, said_at } = body
    if (words.bought_on && notYet(words.bought_on, now)) {
      throw new Refusal(422, "words.bought_on: must not be in the future")
    }
    await applyCorrection(queries, account.id, { itemId, words, saidAt: saidAt(said_at, now) })
    return DONE
  })

  implement(replacePhoto, async ({ query, account, request, now }) => {
    const asked = { accountId: account.id, itemId: query.item_id, now }
    const sender = turnTaker(request, account.id, pictureKey)
    const files = readUploads(request, replacePhoto.files)
    const item = await photographItem(services, asked, { files, sender })
    return (await signerFor(services, { account, now }, item)).item(item)
  })

  implement(restorePhoto, async ({ body, account, request, now }) => {
    const asked = { accountId: account.id, itemId: body.item_id, now }
    const shown = { picture: body.image_path, log: request.log }
    const item = await takePhotoBack(services, asked, shown)
    return (await signerFor(services, { account, now }, item)).item(item)
  })
}
