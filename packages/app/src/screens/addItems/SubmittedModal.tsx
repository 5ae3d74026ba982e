import { Button, Modal } from "@stylin/ui"
import { t } from "../../words/t.ts"
import { goOn } from "./goOn.ts"

/** Says that what she added is submitted, and leads on: to the feed, or to a guest's next step. */
export function SubmittedModal({ open, note }: { open: boolean; note?: string | undefined }) {
  const leave = () => goOn({ replace: true })
  return (
    <Modal
      open={open}
      onClose={leave}
      title={t("The pictures have been successfully submitted!")}
      actions={<Button onClick={leave}>{t("Continue")}</Button>}
    >
      <p>
        {t(
          "We will let you know when you can review the results. In the meantime you can continue browsing the feed.",
        )}
      </p>
      {note === undefined ? null : <p>{note}</p>}
    </Modal>
  )
}
