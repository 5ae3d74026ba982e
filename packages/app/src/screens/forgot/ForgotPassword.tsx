import { PASSWORD_MIN_LENGTH } from "@stylin/api/contract"
import { Button, PasswordField } from "@stylin/ui"
import { useSubmit } from "../../lib/useSubmit.ts"
import { AuthPage } from "../../parts/AuthPage.tsx"
import { Form } from "../../parts/Form.tsx"
import { FormError } from "../../parts/FormError.tsx"
import { setNewPassword } from "../../state/passwordReset.ts"

interface Props {
  readonly email: string
  readonly code: string
  readonly onDone: () => void
  /** The way on where the code has run out meanwhile. */
  readonly onRestart: () => void
}

export function ForgotPassword({ email, code, onDone, onRestart }: Props) {
  const { isBusy, error, refuse, send } = useSubmit()
  return (
    <AuthPage title="Choose a new password">
      <Form
        onSend={(texts) => {
          const { password = "" } = texts
          if (password === "") refuse("Not all fields are filled")
          else if (password.length < PASSWORD_MIN_LENGTH) {
            refuse(`The password needs at least ${PASSWORD_MIN_LENGTH} characters.`)
          } else {
            void send(async () => {
              await setNewPassword({ email, code, password })
              onDone()
            })
          }
        }}
      >
        <PasswordField
          label="New password"
          name="password"
          hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
          autoComplete="new-password"
          minLength={PASSWORD_MIN_LENGTH}
          required
          autoFocus
        />
        <FormError>{error}</FormError>
        <Button type="submit" busy={isBusy}>
          Save
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onRestart}>
          Ask for a new code
        </Button>
      </Form>
    </AuthPage>
  )
}
