import { putCutOut } from "../photos/cut-outs.ts"
import { putCloth } from "../photos/kept-cloth.ts"
import { shopPhotoKey } from "../photos/product-photos.ts"
import { deletePicture, putPicture } from "../photos/small-pictures.ts"
import {
  deleteShopPhoto,
  isContentKept,
  refetchContent,
  saveShopPhoto,
} from "../stores/shop-photos.ts"
import type { ProductReading } from "../vision/read-product.ts"
import type { ShopPhotoPlanners } from "./photo-services.ts"

type Keepers = Pick<ShopPhotoPlanners, "database" | "objects" | "clock">

/**
 * Keeps what was read from a photograph under its content. The same content of several links is
 * kept once.
 * @param read reads it, unless it is kept already
 */
export async function keepShopPhoto(
  keepers: Keepers,
  { id, content }: { readonly id: string; readonly content: string },
  read: () => Promise<ProductReading>,
): Promise<void> {
  const { database, objects } = keepers
  const key = shopPhotoKey(content)
  const isKept = await isContentKept(database.queries, content)
  if (!isKept || !(await objects.get(key))) {
    const { shot, cut, cloth } = await read()
    if (cut) await putCutOut(objects, key, cut)
    await putCloth(objects, key, cloth ?? null)
    // Last, because it says that the others are there.
    await putPicture(objects, key, { bytes: shot, contentType: "image/webp" })
  }
  if (!(await saveShopPhoto(database.queries, id, content))) return removeContent(keepers, content)
  // Another process may have removed the same content meanwhile.
  if (!(await objects.get(key))) await refetchContent(database.queries, content, keepers.clock())
}

/** Removes a photograph, and its content if no other has the same. */
export async function removeShopPhoto(keepers: Keepers, id: string): Promise<void> {
  const content = await deleteShopPhoto(keepers.database.queries, id)
  if (content !== undefined) await removeContent(keepers, content)
}

async function removeContent(
  { database, objects, clock }: Keepers,
  content: string,
): Promise<void> {
  if (await isContentKept(database.queries, content)) return
  await deletePicture(objects, shopPhotoKey(content))
  // Another link may have got the same content meanwhile.
  await refetchContent(database.queries, content, clock())
}
