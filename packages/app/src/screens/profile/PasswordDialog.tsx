import { Button, Modal, PasswordField } from "@stylin/ui"
import type { ReactNode } from "react"
import { type FieldErrors, useSubmit } from "../../lib/useSubmit.ts"
import { Form } from "../../parts/Form.tsx"
import { FormError } from "../../parts/FormError.tsx"
import { t } from "../../words/t.ts"

type Texts = Readonly<Record<string, string | undefined>>

interface Props {
  readonly title: string
  /** What will happen. */
  readonly text?: string
  /** The words of the button. */
  readonly action: string
  /** Whether it cannot be taken back. */
  readonly danger?: boolean
  /** Without a password none is asked for. */
  readonly hasPassword: boolean
  /** Which one it is called. */
  readonly password?: "password" | "current password"
  /** More to fill in, after the password. */
  readonly fields?: (form: Pick<ReturnType<typeof useSubmit>, "field" | "status">) => ReactNode
  /** What is wrong with those fields, if anything. */
  readonly check?: (texts: Texts) => FieldErrors | undefined
  /** Does it, with what she filled in. Its rejection is shown; a 403 is about the password. */
  readonly onSend: (texts: Texts) => Promise<void>
  readonly onClose: () => void
}

/** Asks for her password before something of her account changes. Mounted while it is open. */
export function PasswordDialog(props: Props) {
  const { title, text, action, danger = false, hasPassword, password = "password" } = props
  const { fields, check, onSend, onClose } = props
  const { isBusy, error, errorId, status, form, field, refuse, send } = useSubmit()
  const close = () => {
    if (!isBusy) onClose()
  }
  const submit = (texts: Texts) => {
    if (hasPassword && !texts.password) {
      return refuse({
        password:
          password === "password"
            ? t("Enter your password first please")
            : t("Enter your current password first please"),
      })
    }
    const errors = check?.(texts)
    if (errors) return refuse(errors)
    void send(() => onSend(texts))
  }
  return (
    <Modal open role={danger ? "alertdialog" : undefined} title={title} onClose={close}>
      <Form ref={form} onSend={submit}>
        {text !== undefined && <p>{text}</p>}
        {hasPassword && (
          <PasswordField
            label={password === "password" ? t("Your password") : t("Current password")}
            {...field("password", status === 403)}
            autoComplete="current-password"
            required
          />
        )}
        {fields?.({ field, status })}
        <FormError id={errorId}>{error}</FormError>
        <Button type="submit" variant={danger ? "danger" : "primary"} busy={isBusy}>
          {action}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={close}>
          {t("Cancel")}
        </Button>
      </Form>
    </Modal>
  )
}
