import { Readable } from "node:stream"
import type { ObjectStore } from "../objects/object-store.ts"
import { getClothPicture } from "../photos/kept-cloth.ts"
import type { KeptPhoto } from "../stores/personal-data.ts"
import { photoFacts } from "./photo-facts.ts"

type WrittenPhoto = Omit<KeptPhoto, "pictureOf" | "showed">

/** How the JSON of an export without photos ends. */
const NO_PHOTOS = '"photos":[]}}'
/** Bytes per piece; a multiple of three, so that the pieces' base64 joins to that of the whole. */
const PIECE = 48 * 1024

/**
 * An export as text, piece by piece, with one photo in memory at a time: a person's photos together
 * may not fit in this process.
 * @param envelope the answer as JSON, with an empty list of photos at its end
 */
export function jsonStream(
  envelope: string,
  photos: readonly WrittenPhoto[],
  objects: Pick<ObjectStore, "get">,
): Readable {
  if (!envelope.endsWith(NO_PHOTOS)) throw new Error("An export must end with its photos.")
  return Readable.from(pieces(envelope.slice(0, -NO_PHOTOS.length), photos, objects), {
    objectMode: false,
  })
}

async function* pieces(
  head: string,
  photos: readonly WrittenPhoto[],
  objects: Pick<ObjectStore, "get">,
): AsyncGenerator<string> {
  yield `${head}"photos":[`
  for (const [index, { objectKey, ...photo }] of photos.entries()) {
    const facts = JSON.stringify(photoFacts(photo)).slice(0, -1)
    yield `${index > 0 ? "," : ""}${facts},"base64":"`
    const bytes = Buffer.from((await objects.get(objectKey))?.bytes ?? [])
    for (let start = 0; start < bytes.length; start += PIECE) {
      yield bytes.subarray(start, start + PIECE).toString("base64")
    }
    const cloth = await getClothPicture(objects, objectKey)
    yield cloth === undefined ? '"}' : `","cloth":${JSON.stringify(cloth)}}`
  }
  yield "]}}"
}
