import type { Look } from "@stylin/api/contract"
import { type GarmentWords, KIND_NAMES } from "@stylin/garments/vocabulary"
import { fingerprint } from "../security/tokens.ts"
import { flatAddress } from "./flat-address.ts"
import { readItem } from "./garment-words.ts"

const ID_LENGTH = 22
const SHOP_PHOTO = /[?&]shop=([\w-]{22})(?=[&"]|$)/g

/** Words of a garment, with the shop's photograph of it if there may be one. */
export type ProductWords = GarmentWords & {
  /** The photograph's id. */
  readonly shop?: string
}

/** Names the photograph behind a shop's link. */
export function shopPhotoId(link: string): string {
  return fingerprint(link).slice(0, ID_LENGTH)
}

/**
 * The address of a product's picture, never the shop's own: a drawing that describes itself, or the
 * drawing that stands in for the shop's photograph until that is there.
 */
export function productPicture(link: string, words: GarmentWords): string {
  return isLink(link) ? `${flatAddress(words)}&shop=${shopPhotoId(link)}` : link
}

/** Whether a picture is on another host. */
function isLink(address: string): boolean {
  return /^https?:/.test(address)
}

/** The ids of the shops' photographs that pictures may show; of an address, or of a whole answer as JSON. */
export function shopPhotosIn(text: string): string[] {
  return Array.from(text.matchAll(SHOP_PHOTO), ([, id = ""]) => id)
}

/** What is known of a garment besides its picture. */
interface Said {
  readonly item_summary?: string | undefined
  readonly kind?: string | undefined
  readonly colours?: string[] | undefined
}

/** A garment's picture as this server gives it; drawn from what is said of it if it is on another host. */
export function ownPicture(picture: string, { item_summary = "", colours, ...said }: Said): string {
  if (!isLink(picture)) return picture
  const kind = KIND_NAMES.find((name) => name === said.kind)
  const known = { item_summary, ...(kind && { kind }), ...(colours && { colours }) }
  const { words } = readItem({ ...known, image_path: "" })
  return words ? productPicture(picture, words) : picture
}

/** A look that was kept when pictures were still shown from shops' hosts, as it would be kept now. */
export function withOwnPictures(look: Look): Look {
  return {
    ...look,
    clothes: look.clothes.map((slot) =>
      slot.map((garment) => ({
        ...garment,
        image_url: ownPicture(garment.image_url, { ...garment, item_summary: garment.name }),
      })),
    ),
  }
}
