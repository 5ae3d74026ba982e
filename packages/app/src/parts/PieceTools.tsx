import type { ClothingItem } from "@stylin/api/contract"
import { createPortal } from "react-dom"
import { ItemPhoto } from "./ItemPhoto.tsx"
import { KeepWish } from "./KeepWish.tsx"

interface Props {
  readonly item: ClothingItem
  /** Whether its photo is shown large. */
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What she can do with a piece of a look: see its photo large, and keep it if she could buy it. */
export default function PieceTools({ item, isOpen, onClose }: Props) {
  return (
    <>
      {!item.isYours && <KeepWish item={item} />}
      {isOpen && createPortal(<ItemPhoto item={item} onClose={onClose} />, document.body)}
    </>
  )
}
