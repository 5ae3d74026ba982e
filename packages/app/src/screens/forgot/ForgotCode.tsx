import { RESET_CODE_LENGTH } from "@stylin/api/contract"
import { Button, CodeField } from "@stylin/ui"
import { useSubmit } from "../../lib/useSubmit.ts"
import { AuthPage } from "../../parts/AuthPage.tsx"
import { Form } from "../../parts/Form.tsx"
import { FormError } from "../../parts/FormError.tsx"
import { checkCode, requestCode } from "../../state/account/passwordReset.ts"
import { showSnackbar } from "../../state/shell/snackbar.ts"

const { min, max } = RESET_CODE_LENGTH

interface Props {
  readonly email: string
  readonly onCode: (entered: { code: string }) => void
  readonly onBack: () => void
}

export function ForgotCode({ email, onCode, onBack }: Props) {
  const { isBusy, error, errorId, status, form, field, refuse, send } = useSubmit()
  return (
    <AuthPage title="Enter the code">
      <p>If {email} has an account, a code is on its way to it. It is good for 15 minutes.</p>
      <Form
        ref={form}
        onSend={(texts) => {
          const { code = "" } = texts
          if (code.length < min || code.length > max) {
            refuse({ code: `The code has ${min} to ${max} characters.` })
            return
          }
          void send(async () => {
            await checkCode(email, code)
            onCode({ code })
          })
        }}
      >
        <CodeField
          label="Verification code"
          {...field("code", status === 400 || status === 422)}
          minLength={min}
          maxLength={max}
          required
          autoFocus
        />
        <FormError id={errorId}>{error}</FormError>
        <Button type="submit" busy={isBusy}>
          Next
        </Button>
        <Button
          variant="quiet"
          disabled={isBusy}
          onClick={() =>
            void send(async () => {
              await requestCode(email)
              showSnackbar({ text: "A new code is on its way" })
            })
          }
        >
          Send a new code
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Use another email
        </Button>
      </Form>
    </AuthPage>
  )
}
