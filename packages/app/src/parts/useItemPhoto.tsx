import type { ClothingItem } from "@stylin/api/contract"
import { type ReactNode, useState } from "react"
import { useLate } from "../lib/useLate.ts"

const loadItemPhoto = async () => {
  const { ItemPhoto } = await import("./ItemPhoto.tsx")
  return { default: ItemPhoto }
}

/** The address of her photo of a garment; undefined if it is shown as a drawing. */
const PHOTO = /\/pictures\/photos\//

/** Whether the picture of a look's garment is her own photo of it. */
export function isPhotographed({ isYours, image_url }: ClothingItem): boolean {
  return isYours && PHOTO.test(image_url)
}

/** Her photo of a garment, shown large once it is asked for. */
export function useItemPhoto(item: ClothingItem): {
  readonly open: () => void
  readonly dialog: ReactNode
} {
  const [isOpen, setIsOpen] = useState(false)
  const ItemPhoto = useLate(loadItemPhoto, isOpen)
  return {
    open: () => setIsOpen(true),
    dialog: isOpen && ItemPhoto && <ItemPhoto item={item} onClose={() => setIsOpen(false)} />,
  }
}
