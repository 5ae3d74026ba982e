import { cropPending, type PhotoCrop } from "@stylin/api/contract"
import { environment } from "../../environment.ts"
import { TIMINGS } from "../../timings.ts"
import { notePending } from "../pending/pending.ts"
import { rereadGarment } from "./review.ts"

/** It is read while she waits, behind other photos that are being read. */
const LIMIT = { timeoutMs: TIMINGS.cropLimit }

/** Has a garment read again within another part of its photo. Rejects with an ApiError. */
export async function cropGarment(itemId: string, crop: PhotoCrop): Promise<void> {
  const item = await environment.call(cropPending, { body: { item_id: itemId, crop } }, LIMIT)
  notePending(item)
  rereadGarment(item)
}

/** Has one more garment of a photo read; it is then under review with the others. Rejects with an ApiError. */
export async function addGarment(photoId: string, crop: PhotoCrop): Promise<void> {
  // What is pending is taken into an open review by itself.
  notePending(await environment.call(cropPending, { body: { photo_id: photoId, crop } }, LIMIT))
}
