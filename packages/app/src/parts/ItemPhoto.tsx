import type { ClothingItem } from "@stylin/api/contract"
import { Modal, Picture } from "@stylin/ui"
import { photographerOf } from "../lib/photographer.ts"
import { providerUrl } from "../lib/provider.ts"
import { t } from "../words/t.ts"

interface Props {
  readonly item: ClothingItem
  readonly onClose: () => void
}

/** The photo of a garment, large. Mounted while it is open. */
export function ItemPhoto({ item, onClose }: Props) {
  const isShops = photographerOf(item.image_url) === "shop"
  return (
    <Modal open title={item.name} onClose={onClose}>
      <Picture
        ratio="square"
        src={providerUrl(item.image_url)}
        alt={t(isShops ? "The shop's photo of {piece}" : "Your photo of {piece}", {
          piece: item.name,
        })}
        eager
      />
    </Modal>
  )
}
