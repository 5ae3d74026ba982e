import { Button, Modal, PasswordField } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { useSubmit } from "../../lib/useSubmit.ts"
import { Form } from "../../parts/Form.tsx"
import { FormError } from "../../parts/FormError.tsx"
import { eraseAccount } from "../../state/profile/profile.ts"
import { waysIn } from "../../state/profile/waysIn.ts"

/** Asks for the password, if there is one, before everything is erased. Mounted while it is open. */
export function EraseAccount({ onClose }: { onClose: () => void }) {
  const { isBusy, error, errorId, status, form, field, refuse, send } = useSubmit()
  const hasPassword = useSnapshot(waysIn).known?.has_password ?? true
  const close = () => {
    if (!isBusy) onClose()
  }
  return (
    <Modal open role="alertdialog" title="Erase your account?" onClose={close}>
      <Form
        ref={form}
        onSend={({ password = "" }) => {
          if (hasPassword && password === "")
            refuse({ password: "Enter your password first please" })
          // Once erased she is signed out, and the screen disappears.
          else void send(() => eraseAccount(password))
        }}
      >
        <p>
          Your answers, wardrobe, favourites and photos are erased for good. Download your data
          first if you may want it.
        </p>
        {hasPassword && (
          <PasswordField label="Your password" {...field("password", status === 403)} required />
        )}
        <FormError id={errorId}>{error}</FormError>
        <Button type="submit" variant="danger" busy={isBusy}>
          Erase everything
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={close}>
          Cancel
        </Button>
      </Form>
    </Modal>
  )
}
