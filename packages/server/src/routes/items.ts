import { randomUUID } from "node:crypto"
import {
  addSearchItems,
  addToWardrobe,
  claimPhotos,
  dismissPending,
  getPending,
  getProductShots,
  getWardrobe,
  type ProductShot,
  parseSearch,
  Refusal,
  readSearchResult,
  removeFromWardrobe,
  searchItems,
  type WardrobeItem,
} from "@stylin/api/contract"
import { searchCatalogue } from "../catalogue/search.ts"
import type { Queries } from "../database/tables.ts"
import { idempotencyKeyOf, once } from "../idempotency/once.ts"
import { duplicatesOf } from "../photos/duplicates.ts"
import { tryToRemovePhotos } from "../photos/remove.ts"
import { readItem } from "../pictures/garment-words.ts"
import { photoAddress, photoIdOf } from "../pictures/personal-address.ts"
import { pictureSigner } from "../pictures/picture-signer.ts"
import type { Account } from "../plugins/accounts.ts"
import { DONE, type Implement } from "../plugins/operations.ts"
import { fingerprint } from "../security/tokens.ts"
import type { Services } from "../services.ts"
import { dismissPhotos, giveUpReviewed } from "../stores/given-up-photos.ts"
import { inTurn } from "../stores/in-turn.ts"
import { addKindHabits } from "../stores/kind-habits.ts"
import { claimGuestPhotos, clearPending, listPending } from "../stores/pending.ts"
import { findReadings } from "../stores/photo-readings.ts"
import { findPhotos } from "../stores/photos.ts"
import { findProducts } from "../stores/products.ts"
import {
  addWardrobeItems,
  findAdded,
  listWardrobe,
  removeWardrobeItems,
  saveSearchAdditions,
} from "../stores/wardrobe.ts"
import { UNREVIEWED_LIFETIME_MS } from "./photos.ts"

/** Products, her wardrobe, and what waits for her review. */
export function itemRoutes(implement: Implement, services: Services): void {
  const { database, objects, pictureKey } = services
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

  implement(getProductShots, async ({ body, query }) => {
    const known = await findProducts(
      queries,
      body.flatMap((item) => item.item_id ?? []),
    )
    const pictures = new Map(known.map((product) => [product.id, product.imageLink]))
    return body.map((item): ProductShot => {
      const picture = item.image_path ?? pictures.get(item.item_id ?? "")
      if (picture) return { ...item, image_path: picture }
      const origin = query.is_from_search ? "a search result" : "a photo"
      throw new Refusal(422, `body: ${origin} without image_path whose item_id is not known`)
    })
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
    await tryToRemovePhotos({ database, objects }, photos, request.log)
    return DONE
  })

  implement(getPending, async ({ account, now }) => {
    const pending = await listPending(queries, account.id)
    const owned = await duplicatesOf(queries, account.id, pending)
    return owned.map(signerFor(account, now).pending)
  })

  implement(dismissPending, async ({ body, account, request }) => {
    const photos = await dismissPhotos(queries, account.id, body.item_ids)
    await tryToRemovePhotos({ database, objects }, photos, request.log)
    return DONE
  })

  implement(claimPhotos, async ({ body, account, now }) => ({
    claimed: await claimGuestPhotos(queries, {
      claimHash: fingerprint(body.claim_token),
      accountId: account.id,
      now,
      expiresAt: now + UNREVIEWED_LIFETIME_MS,
    }),
  }))
}

/**
 * Adds garments and takes them from what waits for her review. One that she has already, by its key,
 * stays as it is; its pictures may be others by now.
 */
async function addGarments(
  db: Queries,
  accountId: string,
  shots: readonly ProductShot[],
  now: number,
): Promise<WardrobeItem[]> {
  const keys = shots.flatMap(({ add_key }) => add_key ?? [])
  const hers = await findAdded(db, accountId, keys)
  const fresh = shots.filter(({ add_key }) => !hers.has(add_key ?? ""))
  const pictures = await ownPictures(db, accountId, fresh)
  const pictured = fresh.map((shot, index) => known({ ...shot, ...pictures[index] }))
  const added = (await addWardrobeItems(db, accountId, pictured, now)).values()
  await learnKinds(db, accountId, fresh)
  const sources = pictured.flatMap(({ item_id, photoId }) => [item_id, photoId])
  const named = sources.filter((id) => id !== undefined)
  await clearPending(db, accountId, named)
  await giveUpReviewed(db, accountId, named)
  return shots.flatMap(({ add_key }) => hers.get(add_key ?? "") ?? added.next().value ?? [])
}

/** Takes note of what she made of the kinds that were read from her photos. */
async function learnKinds(
  db: Queries,
  accountId: string,
  shots: readonly ProductShot[],
): Promise<void> {
  const readings = await findReadings(
    db,
    shots.flatMap(({ item_id }) => item_id ?? []),
  )
  const decisions = shots.flatMap(({ item_id = "", kind: chosen }) => {
    const guessed = readings.get(item_id)?.guess
    return guessed && chosen ? { guessed, chosen } : []
  })
  await addKindHabits(db, accountId, decisions)
}

/** A shot as it is kept, with what its summary says of it. */
function known<Shot extends ProductShot>(shot: Shot) {
  const { kind, colours, words } = readItem(shot)
  return { ...shot, ...(kind && { kind }), colours: [...colours], words, id: randomUUID() }
}

/** The pictures of shots that are photos of hers, as the store keeps them. */
async function ownPictures(
  db: Queries,
  accountId: string,
  shots: readonly ProductShot[],
): Promise<{ image_path?: string; photoId?: string }[]> {
  const photoIds = shots.map(({ image_path }) => photoIdOf(image_path))
  const known = await findPhotos(
    db,
    photoIds.filter((id) => id !== undefined),
  )
  const hers = new Set(known.flatMap(({ id, accountId: owner }) => (owner === accountId ? id : [])))
  return photoIds.map((photoId, index) => {
    if (photoId === undefined) return {}
    // Also of a photo that is somebody else's: that it is there is not told.
    if (!hers.has(photoId)) throw new Refusal(422, `${index}.image_path: is no photo of yours`)
    return { image_path: photoAddress(photoId), photoId }
  })
}
