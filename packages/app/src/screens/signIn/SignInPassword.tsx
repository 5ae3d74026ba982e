import { Button, PasswordField } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { useSubmit } from "../../lib/useSubmit.ts"
import { AppLink } from "../../parts/AppLink.tsx"
import { AuthPage } from "../../parts/AuthPage.tsx"
import { Form } from "../../parts/Form.tsx"
import { FormError } from "../../parts/FormError.tsx"
import { offered } from "../../state/account/offered.ts"
import { openId, signInAndLink } from "../../state/account/openId.ts"
import { signIn } from "../../state/account/signIn.ts"
import { t } from "../../words/t.ts"

interface Props {
  readonly email: string
  readonly onBack: () => void
}

/** Asks for the password. The guard takes her to the feed once she is signed in. */
export function SignInPassword({ email, onBack }: Props) {
  const { isBusy, error, errorId, status, form, field, refuse, send } = useSubmit()
  const { openId: name } = useSnapshot(offered)
  const { waitingFor } = useSnapshot(openId)
  const isLinking = waitingFor === email
  return (
    <AuthPage title={t("Welcome back")}>
      <Form
        ref={form}
        onSend={(texts) => {
          const { password = "" } = texts
          if (password === "") refuse({ password: t("Not all fields are filled") })
          else void send(() => (isLinking ? signInAndLink : signIn)({ email, password }))
        }}
      >
        <p>{email}</p>
        {isLinking && (
          <p>
            {t("You already have an account here.")}{" "}
            {t("Enter its password just this once. From then on, {name} signs you in.", {
              name: name ?? t("your other account"),
            })}
          </p>
        )}
        {/* Lets password managers pair the password with its account. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          label={t("Password")}
          {...field("password", status === 401 || status === 422)}
          minLength={3}
          required
          autoFocus
        />
        <FormError id={errorId}>{error}</FormError>
        <Button type="submit" busy={isBusy}>
          {t("Sign in")}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t("Use another email")}
        </Button>
      </Form>
      <p>
        <AppLink href="/auth/forgot" state={{ email }}>
          {t("Forgot password?")}
        </AppLink>
      </p>
    </AuthPage>
  )
}
