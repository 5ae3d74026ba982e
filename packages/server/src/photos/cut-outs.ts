import type { ObjectStore } from "../objects/object-store.ts"

const TYPE = "image/webp"

/** The key of a picture's cut-out follows from the picture's, so that both are removed together. */
export function cutOutKey(key: string): string {
  return `${key}.cut`
}

/** Keeps a garment on clear ground beside its picture. */
export function putCutOut(objects: ObjectStore, key: string, cutOut: Uint8Array): Promise<void> {
  return objects.put(cutOutKey(key), cutOut, TYPE)
}

/** The garment of a picture on clear ground; undefined where it could not be cut out well. */
export async function getCutOut(
  objects: Pick<ObjectStore, "get">,
  key: string,
): Promise<Uint8Array | undefined> {
  return (await objects.get(cutOutKey(key)))?.bytes
}
