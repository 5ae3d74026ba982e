import { cropPending, type PhotoCrop } from "@stylin/api/contract"
import { environment } from "../../environment.ts"
import { TIMINGS } from "../../timings.ts"
import { notePending } from "../pending/pending.ts"
import { rereadGarment } from "./review.ts"

/** She waits while it is read, behind other photos. */
const LIMIT = { timeoutMs: TIMINGS.cropLimit }

/** Has a garment read again within another crop of its photo. Rejects with an ApiError. */
export async function cropGarment(itemId: string, crop: PhotoCrop): Promise<void> {
  const item = await environment.call(cropPending, { body: { item_id: itemId, crop } }, LIMIT)
  notePending(item)
  rereadGarment(item)
}

/** Has one more garment of a photo read and adds it to the review. Rejects with an ApiError. */
export async function addGarment(photoId: string, crop: PhotoCrop): Promise<void> {
  // An open review adds what becomes pending by itself.
  notePending(await environment.call(cropPending, { body: { photo_id: photoId, crop } }, LIMIT))
}
