import { Button, TextField } from "@stylin/ui"
import { isEmail, NO_EMAIL } from "../lib/email.ts"
import { useSubmit } from "../lib/useSubmit.ts"
import { t } from "../words/t.ts"
import { Form } from "./Form.tsx"
import { FormError } from "./FormError.tsx"

interface Props {
  readonly email: string
  readonly action: string
  /** Whether the browser may offer her passkeys at the field. */
  readonly takesPasskeys?: boolean
  /** Receives a valid address. Its rejection is shown. */
  readonly onEmail: (entered: { email: string }) => Promise<void>
}

export function EmailForm({ email, action, takesPasskeys = false, onEmail }: Props) {
  const { isBusy, error, errorId, status, form, field, refuse, send } = useSubmit()
  return (
    <Form
      ref={form}
      onSend={(texts) => {
        const { email: entered = "" } = texts
        if (entered.trim() === "") refuse({ email: t("Enter email first please") })
        else if (!isEmail(entered)) refuse({ email: t(NO_EMAIL) })
        else void send(() => onEmail({ email: entered }))
      }}
    >
      <TextField
        label={t("Email")}
        {...field("email", status === 422)}
        type="email"
        autoComplete={takesPasskeys ? "username webauthn" : "email"}
        inputMode="email"
        defaultValue={email}
        required
      />
      <FormError id={errorId}>{error}</FormError>
      <Button type="submit" busy={isBusy}>
        {action}
      </Button>
    </Form>
  )
}
