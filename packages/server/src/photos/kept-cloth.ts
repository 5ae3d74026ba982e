import type { PhotoCloth } from "@stylin/drawing"
import type { ObjectStore } from "../objects/object-store.ts"

/** The key of a garment's cloth follows from its picture's, so that both are removed together. */
export function clothKey(pictureKey: string): string {
  return `${pictureKey}.cloth`
}

/** Stores the cloth of a garment beside one of its pictures; null if a drawing has nothing of it to wear. */
export async function putCloth(
  objects: Pick<ObjectStore, "put">,
  pictureKey: string,
  cloth: PhotoCloth | null,
): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(cloth))
  await objects.put(clothKey(pictureKey), bytes, "application/json")
}

/** The picture of a garment's cloth, as a data URL; undefined where it has none. */
export async function getClothPicture(
  objects: Pick<ObjectStore, "get">,
  pictureKey: string,
): Promise<string | undefined> {
  const cloth = await getCloth(objects, pictureKey)
  return cloth?.tile?.href ?? cloth?.motif?.href
}

/** The cloth of the garment that a picture shows; undefined if it has not been read. */
export async function getCloth(
  objects: Pick<ObjectStore, "get">,
  pictureKey: string,
): Promise<PhotoCloth | null | undefined> {
  const object = await objects.get(clothKey(pictureKey))
  // `putCloth` wrote it.
  return object && JSON.parse(Buffer.from(object.bytes).toString())
}
