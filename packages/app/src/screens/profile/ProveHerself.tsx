import { Button, Modal, PasswordField } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { useSubmit } from "../../lib/useSubmit.ts"
import { Form } from "../../parts/Form.tsx"
import { FormError } from "../../parts/FormError.tsx"
import { waysIn } from "../../state/profile/waysIn.ts"

interface Props {
  readonly title: string
  /** What will happen. */
  readonly text: string
  /** The words of the button. */
  readonly action: string
  /** Receives her password, if she has one. Its rejection is shown. */
  readonly onProved: (password: string | undefined) => Promise<void>
  readonly onClose: () => void
}

/** Asks for her password before a way of signing in changes. Mounted while it is open. */
export function ProveHerself({ title, text, action, onProved, onClose }: Props) {
  const { isBusy, error, errorId, status, form, field, refuse, send } = useSubmit()
  const hasPassword = useSnapshot(waysIn).known?.has_password ?? true
  const close = () => {
    if (!isBusy) onClose()
  }
  return (
    <Modal open title={title} onClose={close}>
      <Form
        ref={form}
        onSend={({ password = "" }) => {
          if (hasPassword && password === "")
            refuse({ password: "Enter your password first please" })
          else void send(() => onProved(password || undefined))
        }}
      >
        <p>{text}</p>
        {hasPassword && (
          <PasswordField
            label="Your password"
            {...field("password", status === 403)}
            autoComplete="current-password"
            required
          />
        )}
        <FormError id={errorId}>{error}</FormError>
        <Button type="submit" busy={isBusy}>
          {action}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={close}>
          Cancel
        </Button>
      </Form>
    </Modal>
  )
}
