import type { DressedWords, PhotoCloth } from "@stylin/drawing"
import type { StoredObject } from "../objects/object-store.ts"
import type { Drawings } from "../pictures/drawings.ts"
import { photosStamp } from "../pictures/edition.ts"
import type { LookPicture } from "../pictures/look-address.ts"
import { keptContents } from "../stores/shop-photos.ts"
import type { TurnTaker } from "../turns/turns.ts"
import { getCutOut } from "./cut-outs.ts"
import { getCloth } from "./kept-cloth.ts"
import type { PhotoStores } from "./photo-services.ts"
import { getSmall } from "./small-pictures.ts"

/** The key of a shop's photograph, by its content; what was read from it is kept beside it. */
export function shopPhotoKey(content: string): string {
  return `shop-photos/${content}`
}

/** The contents of the shops' photographs that garments name and that are there, by id. */
export function shopPhotosOf(
  { database }: Pick<PhotoStores, "database">,
  garments: readonly { readonly shop?: string }[],
): Promise<Map<string, string>> {
  return keptContents(
    database.queries,
    garments.flatMap(({ shop }) => shop ?? []),
  )
}

/** What a flat lay needs of a shop's photograph. */
export async function layPhotoOf({ objects }: Pick<PhotoStores, "objects">, content: string) {
  const key = shopPhotoKey(content)
  const [cutOut, cloth] = await Promise.all([getCutOut(objects, key), getCloth(objects, key)])
  return { id: content, cutOut, cloth: cloth ?? undefined }
}

/** The cloth that a shop's photograph shows; undefined if it shows none. */
export async function clothOfProduct(
  { objects }: Pick<PhotoStores, "objects">,
  content: string,
): Promise<PhotoCloth | undefined> {
  return (await getCloth(objects, shopPhotoKey(content))) ?? undefined
}

/** A shop's photograph of a product. */
interface ShownProduct extends StoredObject {
  readonly content: string
}

/**
 * The shop's photograph that an address names, if it is there.
 * @param id as it came in the address
 */
export async function shownProduct(
  { database, objects }: PhotoStores,
  id: unknown,
  size: "small" | "whole",
): Promise<ShownProduct | undefined> {
  if (typeof id !== "string") return undefined
  const content = (await keptContents(database.queries, [id])).get(id)
  if (content === undefined) return undefined
  const key = shopPhotoKey(content)
  const object = await (size === "small" ? getSmall(objects, key) : objects.get(key))
  return object && { ...object, content }
}

interface LookAsked {
  readonly name: string
  readonly look: LookPicture
  /** Of a bitmap, in px. */
  readonly width?: number | undefined
}

/**
 * Draws a look without anything she owns, in the cloth of the shops' photographs that are there.
 * @returns the drawing, and the contents of those photographs
 * @throws {Refusal} 429 if too many of the asker's drawings are waiting
 */
export async function shownLook(
  services: PhotoStores & { readonly drawings: Drawings },
  { name, look, width }: LookAsked,
  asker: TurnTaker,
): Promise<{ readonly bytes: Uint8Array; readonly photos: readonly string[] }> {
  const kept = await shopPhotosOf(services, look.garments)
  const photos = [...kept.values()]
  const garments = await Promise.all(
    look.garments.map(async ({ shop = "", ...words }): Promise<DressedWords> => {
      const content = kept.get(shop)
      return content === undefined
        ? words
        : { ...words, photo: await clothOfProduct(services, content) }
    }),
  )
  const drawing = photos.length === 0 ? name : `${name} ${photosStamp(photos)}`
  const task = { look: { ...look, garments }, width }
  return { bytes: await services.drawings.draw(drawing, task, asker), photos }
}
