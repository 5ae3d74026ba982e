import type { ClothingItem } from "@stylin/api/contract"
import { Modal, Picture } from "@stylin/ui"
import { providerUrl } from "../lib/provider.ts"

interface Props {
  readonly item: ClothingItem
  readonly onClose: () => void
}

/** Her photo of a garment, large. Mounted while it is open. */
export function ItemPhoto({ item, onClose }: Props) {
  return (
    <Modal open title={item.name} onClose={onClose}>
      <Picture
        ratio="square"
        src={providerUrl(item.image_url)}
        alt={`Your photo of ${item.name}`}
        eager
      />
    </Modal>
  )
}
