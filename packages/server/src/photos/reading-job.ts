import { Fault } from "../jobs/job-kinds.ts"
import {
  findUnread,
  findWaitingPhoto,
  forgetBytes,
  saveDelay,
  saveProblem,
  type WaitingPhoto,
} from "../stores/photo-readings.ts"
import { ReadingFailed, VisionError } from "../vision/vision-error.ts"
import type { PhotoStores } from "./photo-services.ts"

const GAVE_UP = "This photo could not be read. Please try it again."
const WAITS = "Photos can't be read just now. Nothing is lost: this one is tried again by itself."
/** A photo that ended its reader so often will end it the next time too. */
const DEADLY_TRIES = 3
/** Bytes that are not there so often, within some twenty minutes, do not come back. */
const MISSING_TRIES = 8

/**
 * Has a waiting photo read; where that cannot be, notes why and removes its bytes. One that was
 * dismissed, erased or read meanwhile is passed over.
 */
export async function readWaiting(
  stores: PhotoStores,
  photoId: string,
  read: (photo: WaitingPhoto, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const photo = await findWaitingPhoto(stores.database.queries, photoId)
  if (!photo) return removeUnread(stores, photoId)
  const object = await stores.objects.get(photo.objectKey)
  if (!object) throw new Fault(MISSING_TRIES, `the bytes of photo ${photoId} are missing`)
  try {
    await read(photo, object.bytes)
  } catch (error) {
    if (error instanceof VisionError) return giveUpPhoto(stores, photoId, error.message)
    // Whatever else fails is no fault of the photo's.
    throw error instanceof ReadingFailed ? new Fault(DEADLY_TRIES, error) : error
  }
}

/** Tells her that a waiting photo is not lost, and why nothing has been read of it yet. */
export async function notePhotoWaits({ database }: PhotoStores, photoId: string): Promise<void> {
  await saveDelay(database.queries, photoId, WAITS)
}

/** Notes why a waiting photo is not going to be read, and removes its bytes. */
export async function giveUpPhoto(
  stores: PhotoStores,
  photoId: string,
  problem = GAVE_UP,
): Promise<void> {
  await saveProblem(stores.database.queries, photoId, problem)
  await removeUnread(stores, photoId)
}

/** Removes the bytes of a photo that was given up. What fails half-way is done by the next try. */
async function removeUnread({ database, objects }: PhotoStores, photoId: string): Promise<void> {
  const objectKey = await findUnread(database.queries, photoId)
  if (objectKey === undefined) return
  await objects.delete(objectKey)
  await forgetBytes(database.queries, photoId)
}
