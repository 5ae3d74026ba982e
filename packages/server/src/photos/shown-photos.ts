import type { Queries } from "../database/tables.ts"
import type { ObjectStore, StoredObject } from "../objects/object-store.ts"
import type { ComposedPicture } from "../pictures/composed-pictures.ts"
import { type LayGarment, readPersonalLay } from "../pictures/lay-address.ts"
import type { LayPart } from "../pictures/lay-thread.ts"
import type { Lays } from "../pictures/lays.ts"
import type { SharedLook } from "../pictures/share-address.ts"
import { findAccount } from "../stores/accounts.ts"
import { findPhotos, type ShownPhoto } from "../stores/photos.ts"
import { MEMBER_STRIDE } from "../turns/turns.ts"
import { getCutOut } from "./cut-outs.ts"
import { type ClothStores, clothOfPhoto } from "./late-cloth.ts"
import type { PhotoStores } from "./photo-services.ts"
import { getSmall } from "./small-pictures.ts"

/**
 * A look laid flat with her photos, and what could not be shown.
 * @returns undefined if her account is gone
 */
export async function shownLay(
  services: PhotoStores & ClothStores & { readonly lays: Lays },
  owner: string,
  file: string,
): Promise<ComposedPicture | undefined> {
  const { database, lays } = services
  const garments = readPersonalLay(file)
  const photos = garments.flatMap(({ photo }) => photo ?? [])
  const hers = await photosOf(database.queries, owner, photos)
  if (!hers) return undefined
  return lays.compose(
    [file, ...hers.keys()].join(" "),
    { name: owner, stride: MEMBER_STRIDE },
    () => Promise.all(garments.map((garment) => layPart(services, garment, hers))),
  )
}

/**
 * A look of hers to give away, as JPEG.
 * @returns undefined if her account is gone
 */
export async function sharedPicture(
  services: PhotoStores & ClothStores & { readonly lays: Lays },
  owner: string,
  { garments, ...shared }: SharedLook,
): Promise<Uint8Array | undefined> {
  const { database, lays } = services
  const hers = await photosOf(
    database.queries,
    owner,
    garments.flatMap(({ photo }) => photo ?? []),
  )
  if (!hers) return undefined
  return lays.share({ name: owner, stride: MEMBER_STRIDE }, async () => ({
    ...shared,
    parts: await Promise.all(garments.map((garment) => layPart(services, garment, hers))),
  }))
}

/** The photos that she still owns, by id; undefined if her account is gone. */
export async function photosOf(
  db: Queries,
  owner: string,
  ids: readonly string[],
): Promise<Map<string, ShownPhoto> | undefined> {
  const found = await findPhotos(db, ids)
  const hers = found.filter(({ accountId }) => accountId === owner)
  if (hers.length === 0 && !(await findAccount(db, owner))) return undefined
  return new Map(hers.map((photo) => [photo.id, photo]))
}

/** The bytes of a photo, or of its small version; undefined if they are gone. */
export function bytesOf(
  objects: ObjectStore,
  { objectKey }: ShownPhoto,
  size: "small" | "whole",
): Promise<StoredObject | undefined> {
  return size === "small" ? getSmall(objects, objectKey) : objects.get(objectKey)
}

/**
 * A garment in a picture. Only its words are left if she has erased the photo or it cannot be read.
 */
async function layPart(
  stores: ClothStores,
  { words, photo }: LayGarment,
  hers: ReadonlyMap<string, ShownPhoto>,
): Promise<LayPart> {
  const kept = photo === undefined ? undefined : hers.get(photo)
  if (!kept) return { words }
  try {
    const [cutOut, { cloth, ...rest }] = await Promise.all([
      getCutOut(stores.objects, kept.objectKey),
      clothOfPhoto(stores, kept),
    ])
    return { words, photo: { id: kept.id, cutOut, cloth }, ...rest }
  } catch (error) {
    return { words, problem: error instanceof Error ? error.message : String(error) }
  }
}
