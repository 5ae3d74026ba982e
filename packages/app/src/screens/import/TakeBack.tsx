import type { BroughtImport } from "@stylin/api/contract"
import { Checkbox, ConfirmModal } from "@stylin/ui"
import { useState } from "react"
import { closeImport, importing } from "../../state/importing/importing.ts"
import { takeImportBackWithUndo } from "../../state/importing/takeBack.ts"
import { t } from "../../words/t.ts"
import { broughtWords, touchedWords } from "./importWords.ts"

interface Props {
  readonly brought: BroughtImport
  readonly onClose: () => void
}

/** Asks before an import is taken back, and whether what she has used since goes too. Mounted while open. */
export function TakeBack({ brought, onClose }: Props) {
  const [withTouched, setWithTouched] = useState(false)
  const touched = touchedWords(brought)
  return (
    <ConfirmModal
      open
      title={t("Take this import back?")}
      confirmLabel={t("Take it back")}
      onConfirm={() => {
        onClose()
        takeImportBackWithUndo(brought, withTouched)
        // What it says of the last import is true no longer.
        if (importing.status.kind === "taken") closeImport()
      }}
      onCancel={onClose}
    >
      <p>
        {t(
          "You still have {what} from it. All of that is removed, with its photos and everything else that came with it. Your answers, your colours and your place stay as they are now.",
          { what: broughtWords(brought) },
        )}
      </p>
      {touched && (
        <>
          <p>
            {t("You have changed or used {what} since. That stays, unless you say so.", {
              what: touched,
            })}
          </p>
          <Checkbox
            label={t("Remove that too")}
            checked={withTouched}
            onChange={({ currentTarget }) => setWithTouched(currentTarget.checked)}
          />
        </>
      )}
    </ConfirmModal>
  )
}
