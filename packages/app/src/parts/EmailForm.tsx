import { Button, TextField } from "@stylin/ui"
import { isEmail } from "../lib/email.ts"
import { useSubmit } from "../lib/useSubmit.ts"
import { Form } from "./Form.tsx"
import { FormError } from "./FormError.tsx"

interface Props {
  readonly email: string
  readonly action: string
  /** Receives a valid address. What it rejects with is shown. */
  readonly onEmail: (entered: { email: string }) => Promise<void>
}

/** Asks for an e-mail address. */
export function EmailForm({ email, action, onEmail }: Props) {
  const { isBusy, error, refuse, send } = useSubmit()
  return (
    <Form
      onSend={(texts) => {
        const { email: entered = "" } = texts
        if (entered.trim() === "") refuse("Enter email first please")
        else if (!isEmail(entered)) refuse("Please enter a valid email address.")
        else void send(() => onEmail({ email: entered }))
      }}
    >
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        defaultValue={email}
        required
      />
      <FormError>{error}</FormError>
      <Button type="submit" busy={isBusy}>
        {action}
      </Button>
    </Form>
  )
}
