import { RESET_CODE_LENGTH } from "@stylin/api/contract"
import { Button, CodeField } from "@stylin/ui"
import { useSubmit } from "../../lib/useSubmit.ts"
import { AuthPage } from "../../parts/AuthPage.tsx"
import { Form } from "../../parts/Form.tsx"
import { FormError } from "../../parts/FormError.tsx"
import { checkCode, requestCode } from "../../state/account/passwordReset.ts"
import { showSnackbar } from "../../state/shell/snackbar.ts"
import { t } from "../../words/t.ts"

const { min, max } = RESET_CODE_LENGTH

interface Props {
  readonly email: string
  readonly onCode: (entered: { code: string }) => void
  readonly onBack: () => void
}

export function ForgotCode({ email, onCode, onBack }: Props) {
  const { isBusy, error, errorId, status, form, field, refuse, send } = useSubmit()
  return (
    <AuthPage title={t("Enter the code")}>
      <p>
        {t("If there is an account for {email}, a code is on its way. It works for 15 minutes.", {
          email,
        })}
      </p>
      <Form
        ref={form}
        onSend={(texts) => {
          const { code = "" } = texts
          if (code.length < min || code.length > max) {
            refuse({ code: t("The code is {min} to {max} characters long.", { min, max }) })
            return
          }
          void send(async () => {
            await checkCode(email, code)
            onCode({ code })
          })
        }}
      >
        <CodeField
          label={t("Verification code")}
          {...field("code", status === 400 || status === 422)}
          minLength={min}
          maxLength={max}
          required
          autoFocus
        />
        <FormError id={errorId}>{error}</FormError>
        <Button type="submit" busy={isBusy}>
          {t("Next")}
        </Button>
        <Button
          variant="quiet"
          disabled={isBusy}
          onClick={() =>
            void send(async () => {
              await requestCode(email)
              showSnackbar({ text: t("A new code is on its way") })
            })
          }
        >
          {t("Send a new code")}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t("Use another email")}
        </Button>
      </Form>
    </AuthPage>
  )
}
