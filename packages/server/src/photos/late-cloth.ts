import type { PhotoCloth } from "@stylin/drawing"
import type { Jobs } from "../jobs/jobs.ts"
import type { ObjectStore } from "../objects/object-store.ts"
import { countClothRead } from "../stores/accounts.ts"
import { findPhotos, type ShownPhoto } from "../stores/photos.ts"
import { GUEST_STRIDE, type TurnTaker } from "../turns/turns.ts"
import { VisionError } from "../vision/vision-error.ts"
import { clothKey, getCloth, putCloth } from "./kept-cloth.ts"
import type { PhotoReaders } from "./photo-services.ts"

/** What showing cloth needs. */
export interface ClothStores {
  readonly objects: ObjectStore
  readonly jobs: Pick<Jobs, "addOnce">
}

/** Why a picture shows a drawing's own cloth for now; such a picture is not kept. */
const WAITS = "the cloth of a photo is still to be read"

/**
 * The cloth of one of her photos. Of a photo that was read before cloth was kept, it is asked for and
 * read in the background; pictures never wait for it.
 */
export async function clothOfPhoto(
  { objects, jobs }: ClothStores,
  photo: ShownPhoto,
): Promise<{ readonly cloth: PhotoCloth | undefined; readonly problem?: string }> {
  const cloth = await getCloth(objects, photo.objectKey)
  if (cloth !== undefined) return { cloth: cloth ?? undefined }
  const taker = late(photo.accountId)
  await jobs.addOnce({
    id: `cloth-${photo.id}`,
    kind: "read-cloth",
    payload: { photoId: photo.id },
    taker,
  })
  return { cloth: undefined, problem: WAITS }
}

/** Reads the cloth of a photo from its picture, unless it is known or the photo is gone. */
export async function readLateCloth(services: PhotoReaders, photoId: string): Promise<void> {
  const { database, objects } = services
  const [photo] = await findPhotos(database.queries, [photoId])
  if (!photo || (await getCloth(objects, photo.objectKey)) !== undefined) return
  const picture = await objects.get(photo.objectKey)
  if (!picture) return
  await keepLate(services, photo, await clothIn(services, picture.bytes, photo.accountId))
}

/** Has a photo drawn from its words for good: reading its cloth has failed too often. */
export async function giveUpCloth(services: PhotoReaders, photoId: string): Promise<void> {
  const [photo] = await findPhotos(services.database.queries, [photoId])
  if (photo) await keepLate(services, photo, null)
}

async function keepLate(
  { database, objects }: PhotoReaders,
  { id, accountId, objectKey }: ShownPhoto,
  cloth: PhotoCloth | null,
): Promise<void> {
  await putCloth(objects, objectKey, cloth)
  // She may have erased the photo meanwhile.
  const [still] = await findPhotos(database.queries, [id])
  if (still) await countClothRead(database.queries, accountId)
  else await objects.delete(clothKey(objectKey))
}

async function clothIn({ vision }: PhotoReaders, bytes: Uint8Array, accountId: string) {
  try {
    return (await vision.readGarment(bytes, late(accountId))).cloth ?? null
  } catch (error) {
    if (error instanceof VisionError) return null
    throw error
  }
}

/** After everybody's new photos. */
const late = (accountId: string): TurnTaker => ({
  name: `cloth ${accountId}`,
  stride: 4 * GUEST_STRIDE,
})
