import { randomUUID } from "node:crypto"
import type { PhotoCloth } from "@stylin/drawing"
import { putCloth } from "../photos/kept-cloth.ts"
import { photoAddress } from "../pictures/personal-address.ts"
import type { Services } from "../services.ts"
import { insertPhoto, keepPhotos } from "../stores/photos.ts"

/** Stores a picture, ready to be used for a wardrobe item. Resolves to its address. */
export async function keepShot(
  { database, objects, clock }: Pick<Services, "database" | "objects" | "clock">,
  accountId: string,
  {
    bytes,
    contentType,
    cloth,
  }: { bytes: Uint8Array; contentType: string; cloth?: PhotoCloth | "unread" },
): Promise<string> {
  const id = randomUUID()
  const objectKey = `photos/${id}`
  const now = clock()
  await insertPhoto(database.queries, {
    id,
    accountId,
    objectKey,
    contentType,
    bytes: bytes.length,
    now,
    expiresAt: now + 60_000,
  })
  await objects.put(objectKey, bytes, contentType)
  if (cloth !== "unread") await putCloth(objects, objectKey, cloth ?? null)
  await keepPhotos(database.queries, [id], undefined)
  return photoAddress(id)
}
