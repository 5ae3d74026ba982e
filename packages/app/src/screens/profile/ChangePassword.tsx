import { PASSWORD_MIN_LENGTH } from "@stylin/api/contract"
import { Button, Modal, PasswordField } from "@stylin/ui"
import { problemOf } from "../../lib/newPassword.ts"
import { useSubmit } from "../../lib/useSubmit.ts"
import { Form } from "../../parts/Form.tsx"
import { FormError } from "../../parts/FormError.tsx"
import { changePassword } from "../../state/profile/sessions.ts"
import { showSnackbar } from "../../state/shell/snackbar.ts"

interface Props {
  readonly hasPassword: boolean
  readonly onClose: () => void
}

/** Asks for the current password, if there is one, and a new one. Mounted while it is open. */
export function ChangePassword({ hasPassword, onClose }: Props) {
  const title = hasPassword ? "Change your password" : "Choose a password"
  const { isBusy, error, errorId, status, form, field, refuse, send } = useSubmit()
  const close = () => {
    if (!isBusy) onClose()
  }
  return (
    <Modal open title={title} onClose={close}>
      <Form
        ref={form}
        onSend={({ password = "", chosen = "" }) => {
          if (hasPassword && password === "")
            return refuse({ password: "Enter your current password first please" })
          const problem = problemOf(chosen)
          if (problem !== undefined) return refuse({ chosen: problem })
          void send(async () => {
            await changePassword({ password, chosen })
            onClose()
            showSnackbar({
              text: "Your password is changed. Only this device is still signed in.",
            })
          })
        }}
      >
        {hasPassword && (
          <PasswordField
            label="Current password"
            {...field("password", status === 403)}
            autoComplete="current-password"
            required
          />
        )}
        <PasswordField
          label="New password"
          {...field("chosen", status === 422)}
          hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
          autoComplete="new-password"
          minLength={PASSWORD_MIN_LENGTH}
          required
        />
        <FormError id={errorId}>{error}</FormError>
        <Button type="submit" busy={isBusy}>
          {hasPassword ? "Change password" : "Choose this password"}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={close}>
          Cancel
        </Button>
      </Form>
    </Modal>
  )
}
