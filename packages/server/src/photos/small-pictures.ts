import sharp from "sharp"
import type { ObjectStore, StoredObject } from "../objects/object-store.ts"
import { cutOutKey } from "./cut-outs.ts"
import { clothKey } from "./kept-cloth.ts"

/** The longer side of a small picture, in px: a thumbnail on a 2x screen. */
const SIDE = 480
const EFFORT = 2
const TYPE = "image/webp"

/** The key of the small version follows from the picture's, so that both are removed together. */
function smallKey(key: string): string {
  return `${key}.small`
}

/** The keys of all that is kept for a picture, itself first. */
export function pictureKeys(key: string): string[] {
  return [key, smallKey(key), cutOutKey(key), clothKey(key)]
}

/** Stores a picture with a small version of it, so that showing either needs no decoding. */
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

/** The small version of a picture, or the picture itself if it has none. */
export async function getSmall(
  objects: Pick<ObjectStore, "get">,
  key: string,
): Promise<StoredObject | undefined> {
  return (await objects.get(smallKey(key))) ?? objects.get(key)
}

/** Removes a picture with all that is kept beside it. */
export async function deletePicture(
  objects: Pick<ObjectStore, "delete">,
  key: string,
): Promise<void> {
  for (const one of pictureKeys(key)) await objects.delete(one)
}
