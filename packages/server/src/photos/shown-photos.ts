import type { Queries } from "../database/tables.ts"
import type { ObjectStore, StoredObject } from "../objects/object-store.ts"
import type { ComposedPicture } from "../pictures/composed-pictures.ts"
import { type LayGarment, readPersonalLay } from "../pictures/lay-address.ts"
import type { LayPart } from "../pictures/lay-thread.ts"
import type { Lays } from "../pictures/lays.ts"
import type { SharedLook } from "../pictures/share-address.ts"
import { findAccount } from "../stores/accounts.ts"
import { findShownPhotos } from "../stores/item-photos.ts"
import type { ShownPhoto } from "../stores/photos.ts"
import { MEMBER_STRIDE, type TurnTaker } from "../turns/turns.ts"
import { getCutOut } from "./cut-outs.ts"
import { type ClothStores, clothOfPhoto } from "./late-cloth.ts"
import type { PhotoStores } from "./photo-services.ts"
import { layPhotoOf, shopPhotosOf } from "./product-photos.ts"
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
  const kept = { hers, shops: await shopPhotosOf(services, garments) }
  return lays.compose(
    [file, ...idsOf(hers), ...kept.shops.values()].join(" "),
    { name: owner, stride: MEMBER_STRIDE },
    () => Promise.all(garments.map((garment) => layPart(services, garment, kept))),
  )
}

/** A look laid flat without anything she owns, and the contents of the shops' photographs in it. */
export async function shownPublicLay(
  services: PhotoStores & ClothStores & { readonly lays: Lays },
  asker: TurnTaker,
  { file, garments }: { readonly file: string; readonly garments: readonly LayGarment[] },
): Promise<ComposedPicture & { readonly photos: readonly string[] }> {
  const kept = { hers: NONE, shops: await shopPhotosOf(services, garments) }
  const photos = [...kept.shops.values()]
  const picture = await services.lays.composePublic([file, ...photos].join(" "), asker, () =>
    Promise.all(garments.map((garment) => layPart(services, garment, kept))),
  )
  return { ...picture, photos }
}

const NONE: ReadonlyMap<string, ShownPhoto> = new Map()

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
  const kept = { hers, shops: await shopPhotosOf(services, garments) }
  return lays.share({ name: owner, stride: MEMBER_STRIDE }, async () => ({
    ...shared,
    parts: await Promise.all(garments.map((garment) => layPart(services, garment, kept))),
  }))
}

/** The photos that she still owns, by the id that was asked for; undefined if her account is gone. */
export async function photosOf(
  db: Queries,
  owner: string,
  ids: readonly string[],
): Promise<Map<string, ShownPhoto> | undefined> {
  const found = await findShownPhotos(db, ids)
  const own = found.filter(({ accountId }) => accountId === owner)
  const hers = new Map(own.map((photo) => [photo.shownAs, photo]))
  return hers.size === 0 && !(await findAccount(db, owner)) ? undefined : hers
}

/** The ids of the photos themselves, which change when one takes the place of another. */
export function idsOf(photos: ReadonlyMap<string, ShownPhoto>): string[] {
  return [...photos.values()].map(({ id }) => id)
}

/** The bytes of a photo, or of its small version; undefined if they are gone. */
export function bytesOf(
  objects: ObjectStore,
  { objectKey }: ShownPhoto,
  size: "small" | "whole",
): Promise<StoredObject | undefined> {
  return size === "small" ? getSmall(objects, objectKey) : objects.get(objectKey)
}

/** The photos that are there for a picture, by id. */
interface KeptPhotos {
  readonly hers: ReadonlyMap<string, ShownPhoto>
  /** The contents of shops' photographs. */
  readonly shops: ReadonlyMap<string, string>
}

/** A garment in a picture. Only its words are left if its photo is gone or cannot be read. */
async function layPart(
  stores: PhotoStores & ClothStores,
  { words, photo = "", shop = "" }: LayGarment,
  { hers, shops }: KeptPhotos,
): Promise<LayPart> {
  const kept = hers.get(photo)
  const content = shops.get(shop)
  try {
    if (content !== undefined) return { words, photo: await layPhotoOf(stores, content) }
    if (!kept) return { words }
    const [cutOut, { cloth, ...rest }] = await Promise.all([
      getCutOut(stores.objects, kept.objectKey),
      clothOfPhoto(stores, kept),
    ])
    return { words, photo: { id: kept.id, cutOut, cloth }, ...rest }
  } catch (error) {
    return { words, problem: error instanceof Error ? error.message : String(error) }
  }
}
