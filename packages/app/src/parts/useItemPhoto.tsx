import type { ClothingItem } from "@stylin/api/contract"
import { type ReactNode, useState } from "react"
import { useLate } from "../lib/useLate.ts"

const loadItemPhoto = async () => {
  const { ItemPhoto } = await import("./ItemPhoto.tsx")
  return { default: ItemPhoto }
}

/** The photo of a garment, shown large once it is asked for. */
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
