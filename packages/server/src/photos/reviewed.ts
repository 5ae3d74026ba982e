import { type ProductShot, Refusal } from "@stylin/api/contract"
import type { Queries } from "../database/tables.ts"
import { photoAddress, photoIdOf } from "../pictures/personal-address.ts"
import { giveUpReviewed } from "../stores/given-up-photos.ts"
import { addKindHabits } from "../stores/kind-habits.ts"
import { clearPending } from "../stores/pending.ts"
import { findReadings } from "../stores/photo-readings.ts"
import { findPhotos } from "../stores/photos.ts"

/** Which photo is the picture of a garment; without one it has another picture. */
export interface OwnPicture {
  /** As the store keeps it, without what makes it work. */
  readonly image_path?: string
  readonly photoId?: string
}

/**
 * The photos that are the pictures of reviewed garments, in their order.
 * @throws {Refusal} 422 where one is no photo of hers
 */
export async function ownPictures(
  db: Queries,
  accountId: string,
  shots: readonly ProductShot[],
): Promise<OwnPicture[]> {
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

/**
 * Takes garments from what waits for her review, in the transaction that puts them into her wardrobe:
 * notes what she made of their kinds, and gives up the photos and pictures that she has not chosen.
 * @param photoIds of the pictures that she has chosen
 */
export async function takeReviewed(
  db: Queries,
  accountId: string,
  { shots, photoIds }: { shots: readonly ProductShot[]; photoIds: readonly string[] },
): Promise<void> {
  const itemIds = shots.flatMap(({ item_id }) => item_id ?? [])
  const readings = await findReadings(db, itemIds)
  const decisions = shots.flatMap(({ item_id = "", kind: chosen }) => {
    const guessed = readings.get(item_id)?.guess
    return guessed && chosen ? { guessed, chosen } : []
  })
  await addKindHabits(db, accountId, decisions)
  const named = [...itemIds, ...photoIds]
  await clearPending(db, accountId, named)
  await giveUpReviewed(db, accountId, named)
}
