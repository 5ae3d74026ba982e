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
const WAITS = "Photos can't be read just now. Nothing is lost: this one will be tried again."
/** A photo that has crashed its reader this often is given up. */
const DEADLY_TRIES = 3
/** Bytes that are missing this often, over some twenty minutes, do not come back. */
const MISSING_TRIES = 8

/**
 * Has a waiting photo read; if it cannot be, saves why and removes its bytes. Skips a photo that
 * was dismissed, erased or read meanwhile.
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
    // Any other failure is not the photo's fault.
    throw error instanceof ReadingFailed ? new Fault(DEADLY_TRIES, error) : error
  }
}

/** Tells her that a waiting photo is not lost, and why it has not been read yet. */
export async function notePhotoWaits({ database }: PhotoStores, photoId: string): Promise<void> {
  await saveDelay(database.queries, photoId, WAITS)
}

/** Saves why a waiting photo will not be read, and removes its bytes. */
export async function giveUpPhoto(
  stores: PhotoStores,
  photoId: string,
  problem = GAVE_UP,
): Promise<void> {
  await saveProblem(stores.database.queries, photoId, problem)
  await removeUnread(stores, photoId)
}

/** Removes the bytes of a photo that was given up. If it fails half-way, the next try finishes. */
async function removeUnread({ database, objects }: PhotoStores, photoId: string): Promise<void> {
  const objectKey = await findUnread(database.queries, photoId)
  if (objectKey === undefined) return
  await objects.delete(objectKey)
  await forgetBytes(database.queries, photoId)
}
