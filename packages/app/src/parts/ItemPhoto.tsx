import type { ClothingItem } from "@stylin/api/contract"
import { Modal, Picture } from "@stylin/ui"
import { photographerOf } from "../lib/photographer.ts"
import { providerUrl } from "../lib/provider.ts"

interface Props {
  readonly item: ClothingItem
  readonly onClose: () => void
}

/** The photo of a garment, large. Mounted while it is open. */
export function ItemPhoto({ item, onClose }: Props) {
  const whose = photographerOf(item.image_url) === "shop" ? "The shop's" : "Your"
  return (
    <Modal open title={item.name} onClose={onClose}>
      <Picture
        ratio="square"
        src={providerUrl(item.image_url)}
        alt={`${whose} photo of ${item.name}`}
        eager
      />
    </Modal>
  )
}
