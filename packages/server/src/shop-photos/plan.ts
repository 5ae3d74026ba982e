import { randomUUID } from "node:crypto"
import { shopPhotoId } from "../pictures/product-picture.ts"
import { batches } from "../stores/batches.ts"
import { enqueue } from "../stores/jobs.ts"
import { addShopPhotos, dueShopPhotos, listedLinks, shopPhotosOf } from "../stores/shop-photos.ts"
import { removeShopPhoto } from "./keep.ts"
import type { ShopPhotoPlanners } from "./photo-services.ts"

/** Queues what makes the photographs match the catalogue. Links that are known are not fetched again. */
export async function planShopPhotos(services: ShopPhotoPlanners): Promise<void> {
  const { database, jobs, shopPhotos, clock } = services
  const { queries } = database
  if (shopPhotos.isOn) {
    for await (const links of listedLinks(queries)) {
      const allowed = links.filter(shopPhotos.isAllowed)
      const photos = allowed.map((link) => ({ id: shopPhotoId(link), link }))
      await addShopPhotos(queries, photos, clock())
    }
    await fetchDue(services)
  }
  // Comes after what is fetched now: a new link often leads to the picture of an old one.
  const id = `shop-removal-${randomUUID()}`
  await enqueue(queries, { id, kind: "drop-shop-photos", payload: {}, runAt: clock() })
  jobs.wake()
}

/** Removes what no listed product has any more, and what is of a host that is not allowed. */
export async function dropShopPhotos(services: ShopPhotoPlanners): Promise<void> {
  const { database, shopPhotos } = services
  for await (const page of shopPhotosOf(database.queries)) {
    for (const { id, link, isListed } of page)
      if (!isListed || !shopPhotos.isAllowed(link)) await removeShopPhoto(services, id)
  }
}

/** Queues the photographs whose time has come. */
export async function fetchDue({
  database,
  jobs,
  shopPhotos,
  clock,
}: ShopPhotoPlanners): Promise<void> {
  if (!shopPhotos.isOn) return
  const now = clock()
  for (const ids of batches(await dueShopPhotos(database.queries, now))) {
    await database.transaction(async (db) => {
      for (const photoId of ids) {
        const job = { id: `shop-photo-${photoId}`, kind: "fetch-shop-photo" } as const
        await enqueue(db, { ...job, payload: { photoId }, runAt: now })
      }
    })
  }
  jobs.wake()
}
