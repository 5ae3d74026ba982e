import { PASSWORD_MIN_LENGTH } from "@stylin/api/contract"
import { PasswordField } from "@stylin/ui"
import { passwordHint, problemOf } from "../../lib/newPassword.ts"
import { changePassword } from "../../state/profile/sessions.ts"
import { showSnackbar } from "../../state/shell/snackbar.ts"
import { t } from "../../words/t.ts"
import { PasswordDialog } from "./PasswordDialog.tsx"

interface Props {
  readonly hasPassword: boolean
  readonly onClose: () => void
}

/** Asks for the current password, if there is one, and a new one. Mounted while it is open. */
export function ChangePassword({ hasPassword, onClose }: Props) {
  return (
    <PasswordDialog
      title={hasPassword ? t("Change your password") : t("Choose a password")}
      action={hasPassword ? t("Change password") : t("Choose this password")}
      hasPassword={hasPassword}
      password="current password"
      fields={({ field, status }) => {
        const chosen = field("chosen", status === 422)
        return (
          <PasswordField
            label={t("New password")}
            {...chosen}
            hint={passwordHint(chosen.error)}
            autoComplete="new-password"
            minLength={PASSWORD_MIN_LENGTH}
            required
          />
        )
      }}
      check={({ chosen = "" }) => {
        const problem = problemOf(chosen)
        return problem === undefined ? undefined : { chosen: problem }
      }}
      onSend={async ({ password = "", chosen = "" }) => {
        await changePassword({ password, chosen })
        onClose()
        showSnackbar({ text: t("Your password is changed. Only this device is still signed in.") })
      }}
      onClose={onClose}
    />
  )
}
