import type { WardrobeItem } from "@stylin/api/contract"
import { ConfirmModal } from "@stylin/ui"
import { removeWithUndo } from "../state/wearing/severalWithUndo.ts"
import { t } from "../words/t.ts"

interface Props {
  readonly item: WardrobeItem
  readonly onClose: () => void
}

/** Asks before an item leaves the wardrobe. Mounted while it is open. */
export function DeleteItem({ item, onClose }: Props) {
  const remove = () => {
    onClose()
    removeWithUndo([item])
  }
  return (
    <ConfirmModal
      open
      title={t("Delete item?")}
      confirmLabel={t("Delete")}
      danger
      onConfirm={remove}
      onCancel={onClose}
    >
      <p>{item.item_summary}</p>
    </ConfirmModal>
  )
}
