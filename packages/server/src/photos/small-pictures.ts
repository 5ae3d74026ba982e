import sharp from "sharp"
import type { ObjectStore, StoredObject } from "../objects/object-store.ts"

/** The longer side of a small picture, in px: a thumbnail on a screen with two pixels to one. */
const SIDE = 480
const EFFORT = 2
const TYPE = "image/webp"

/** Where the small version of a picture lies: beside it, so that whoever removes one knows of both. */
function smallKey(key: string): string {
  return `${key}.small`
}

/** Keeps a picture with a small version of it, so that nothing need be decoded to show either. */
export async function putPicture(
  objects: ObjectStore,
  key: string,
  { bytes, contentType }: StoredObject,
): Promise<void> {
  const fit = { fit: "inside", withoutEnlargement: true } as const
  const small = await sharp(bytes).resize(SIDE, SIDE, fit).webp({ effort: EFFORT }).toBuffer()
  await objects.put(key, bytes, contentType)
  await objects.put(smallKey(key), small, TYPE)
}

/** The small version of a picture; the picture itself where none was made of it. */
export async function getSmall(
  objects: Pick<ObjectStore, "get">,
  key: string,
): Promise<StoredObject | undefined> {
  return (await objects.get(smallKey(key))) ?? objects.get(key)
}

/** Removes a picture and what was made of it. */
export async function deletePicture(
  objects: Pick<ObjectStore, "delete">,
  key: string,
): Promise<void> {
  await objects.delete(key)
  await objects.delete(smallKey(key))
}
