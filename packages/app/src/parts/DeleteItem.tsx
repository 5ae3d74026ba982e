import type { WardrobeItem } from "@stylin/api/contract"
import { ConfirmModal } from "@stylin/ui"
import { track } from "../analytics/track.ts"
import { useSubmit } from "../lib/useSubmit.ts"
import { showSnackbar } from "../state/shell/snackbar.ts"
import { removeItem } from "../state/wardrobe/wardrobe.ts"
import { t } from "../words/t.ts"
import { FormError } from "./FormError.tsx"

interface Props {
  readonly item: WardrobeItem
  readonly onClose: () => void
}

/** Asks before an item leaves the wardrobe. Mounted while it is open. */
export function DeleteItem({ item, onClose }: Props) {
  const { isBusy, error, send } = useSubmit()
  const remove = async () => {
    await removeItem(item.item_id)
    track("Item Deleted", { section: item.section })
    onClose()
    showSnackbar({ text: t("Item deleted successfully"), color: "red" })
  }
  return (
    <ConfirmModal
      open
      title={t("Delete item?")}
      confirmLabel={t("Delete")}
      danger
      busy={isBusy}
      onConfirm={() => void send(remove)}
      onCancel={onClose}
    >
      <p>{item.item_summary}</p>
      <FormError>{error}</FormError>
    </ConfirmModal>
  )
}
