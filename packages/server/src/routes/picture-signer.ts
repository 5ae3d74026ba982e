import {
  type KeptShopPhotos,
  type PictureSigner,
  pictureSigner,
} from "../pictures/picture-signer.ts"
import { shopPhotosIn } from "../pictures/product-picture.ts"
import type { Account } from "../plugins/accounts.ts"
import type { Services } from "../services.ts"
import { keptContents } from "../stores/shop-photos.ts"

interface Reader {
  readonly account: Account
  readonly now: number
}

/**
 * Signs the pictures of an answer, and stamps them with the shops' photographs that are there by now.
 * @param shown all that it will be asked to sign
 */
export async function signerFor(
  { database, pictureKey }: Pick<Services, "database" | "pictureKey">,
  { account, now }: Reader,
  shown: unknown,
): Promise<PictureSigner> {
  const kept: KeptShopPhotos = await keptContents(
    database.queries,
    shopPhotosIn(JSON.stringify(shown)),
  )
  return pictureSigner({ owner: account, key: pictureKey, now }, kept)
}
