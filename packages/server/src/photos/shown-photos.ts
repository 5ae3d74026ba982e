import type { Queries } from "../database/tables.ts"
import type { ObjectStore, StoredObject } from "../objects/object-store.ts"
import { type CollageGarment, readCollage } from "../pictures/collage-address.ts"
import type { Collage, CollagePart } from "../pictures/collage-thread.ts"
import type { Collages } from "../pictures/collages.ts"
import { findAccount } from "../stores/accounts.ts"
import { findPhotos, type ShownPhoto } from "../stores/photos.ts"
import { MEMBER_STRIDE } from "../turns/turns.ts"
import type { PhotoStores } from "./photo-services.ts"
import { getSmall } from "./small-pictures.ts"

/**
 * A look as a picture with her photos, and what could not be shown.
 * @returns undefined if her account is gone
 */
export async function shownCollage(
  { database, objects, collages }: PhotoStores & { readonly collages: Collages },
  owner: string,
  file: string,
): Promise<Collage | undefined> {
  const garments = readCollage(file)
  const photos = garments.flatMap(({ photo }) => photo ?? [])
  const hers = await photosOf(database.queries, owner, photos)
  if (!hers) return undefined
  return collages.compose(
    [file, ...hers.keys()].join(" "),
    { name: owner, stride: MEMBER_STRIDE },
    () => Promise.all(garments.map((garment) => collagePart(objects, garment, hers))),
  )
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

/** A garment as part of a collage: drawn if she has erased its photo or it cannot be read. */
async function collagePart(
  objects: ObjectStore,
  { words, photo }: CollageGarment,
  hers: ReadonlyMap<string, ShownPhoto>,
): Promise<CollagePart> {
  const kept = photo === undefined ? undefined : hers.get(photo)
  if (!kept) return { words }
  try {
    const object = await objects.get(kept.objectKey)
    return object ? { words, photo: object.bytes } : { words, problem: "its bytes are missing" }
  } catch (error) {
    return { words, problem: error instanceof Error ? error.message : String(error) }
  }
}
