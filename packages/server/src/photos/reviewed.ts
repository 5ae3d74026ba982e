import { type ProductShot, Refusal } from "@stylin/api/contract"
import type { Queries } from "../database/tables.ts"
import { photoAddress, photoIdOf } from "../pictures/personal-address.ts"
import { giveUpReviewed } from "../stores/given-up-photos.ts"
import { addKindHabits } from "../stores/kind-habits.ts"
import { clearPending } from "../stores/pending.ts"
import { findReadings } from "../stores/photo-readings.ts"
import { findPhotos } from "../stores/photos.ts"

/** The photo that is a garment's picture; empty if its picture is not a photo. */
export interface OwnPicture {
  /** Unsigned, as the store keeps it. */
  readonly image_path?: string
  readonly photoId?: string
}

/**
 * The photos that are the pictures of reviewed garments, in their order.
 * @throws {Refusal} 422 if one is not her photo
 */
export async function ownPictures(
  db: Queries,
  accountId: string,
  shots: readonly ProductShot[],
): Promise<OwnPicture[]> {
  const photoIds = shots.map(({ image_path }) => photoIdOf(image_path))
  const hers = await herPhotos(
    db,
    accountId,
    photoIds.filter((id) => id !== undefined),
  )
  return photoIds.map((photoId, index) => {
    if (photoId === undefined) return {}
    // The same for somebody else's photo as for none, so as not to reveal that it exists.
    if (!hers.has(photoId)) throw new Refusal(422, `${index}.image_path: is not your photo`)
    return { image_path: photoAddress(photoId), photoId }
  })
}

/** Those of the photos that are hers and can be shown. */
export async function herPhotos(
  db: Queries,
  accountId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const known = await findPhotos(db, ids)
  return new Set(known.flatMap(({ id, accountId: owner }) => (owner === accountId ? id : [])))
}

/**
 * Removes reviewed garments from the pending list, in the transaction that adds them to her
 * wardrobe: records her decisions about kinds, and gives up the photos and pictures she did not
 * choose.
 * @param photoIds of the pictures that she chose
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
