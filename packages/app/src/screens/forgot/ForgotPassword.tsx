import { PASSWORD_MIN_LENGTH } from "@stylin/api/contract"
import { Button, PasswordField } from "@stylin/ui"
import { passwordHint, problemOf } from "../../lib/newPassword.ts"
import { useSubmit } from "../../lib/useSubmit.ts"
import { AuthPage } from "../../parts/AuthPage.tsx"
import { Form } from "../../parts/Form.tsx"
import { FormError } from "../../parts/FormError.tsx"
import { setNewPassword } from "../../state/account/passwordReset.ts"
import { t } from "../../words/t.ts"

interface Props {
  readonly email: string
  readonly code: string
  readonly onDone: () => void
  /** Called if the code has expired meanwhile. */
  readonly onRestart: () => void
}

export function ForgotPassword({ email, code, onDone, onRestart }: Props) {
  const { isBusy, error, errorId, status, form, field, refuse, send } = useSubmit()
  const password = field("password", status === 422)
  return (
    <AuthPage title={t("Choose a new password")}>
      <Form
        ref={form}
        onSend={(texts) => {
          const { password: chosen = "" } = texts
          const problem = problemOf(chosen)
          if (problem !== undefined) return refuse({ password: problem })
          void send(async () => {
            await setNewPassword({ email, code, password: chosen })
            onDone()
          })
        }}
      >
        <PasswordField
          label={t("New password")}
          {...password}
          hint={passwordHint(password.error)}
          autoComplete="new-password"
          minLength={PASSWORD_MIN_LENGTH}
          required
          autoFocus
        />
        <FormError id={errorId}>{error}</FormError>
        <Button type="submit" busy={isBusy}>
          {t("Save")}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onRestart}>
          {t("Ask for a new code")}
        </Button>
      </Form>
    </AuthPage>
  )
}
