import { useSnapshot } from "valtio/react"
import { eraseAccount } from "../../state/profile/profile.ts"
import { waysIn } from "../../state/profile/waysIn.ts"
import { t } from "../../words/t.ts"
import { PasswordDialog } from "./PasswordDialog.tsx"

/** Asks for the password, if there is one, before everything is erased. Mounted while it is open. */
export function EraseAccount({ onClose }: { onClose: () => void }) {
  const hasPassword = useSnapshot(waysIn).known?.has_password ?? true
  return (
    <PasswordDialog
      title={t("Erase your account?")}
      text={t(
        "Your answers, wardrobe, favourites and photos are erased for good. Download your data first if you may want it.",
      )}
      action={t("Erase everything")}
      danger
      hasPassword={hasPassword}
      // Once erased she is signed out, and the screen disappears.
      onSend={({ password = "" }) => eraseAccount(password)}
      onClose={onClose}
    />
  )
}
