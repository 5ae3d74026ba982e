import { Button, Checkbox, PasswordField, TextField, TextLink } from "@stylin/ui"
import { useState } from "react"
import { useSnapshot } from "valtio/react"
import { isEmail, NO_EMAIL } from "../../lib/email.ts"
import { passwordHint, problemOf } from "../../lib/newPassword.ts"
import { type FieldErrors, useSubmit } from "../../lib/useSubmit.ts"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { AppLink } from "../../parts/AppLink.tsx"
import { Form } from "../../parts/Form.tsx"
import { FormError } from "../../parts/FormError.tsx"
import { OnboardingPage } from "../../parts/OnboardingPage.tsx"
import { OpenIdReturn } from "../../parts/OpenIdReturn.tsx"
import { OpenIdWay } from "../../parts/OpenIdWay.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { leaveBehind } from "../../router/history.ts"
import { loadOffered } from "../../state/account/offered.ts"
import { hasReturned, type Returned } from "../../state/account/openId.ts"
import { signUp } from "../../state/account/signup.ts"
import { ui, whilePageLoads } from "../../state/shell/ui.ts"
import { rich } from "../../words/rich.tsx"
import { t } from "../../words/t.ts"

export function Account() {
  const [isReturning, setIsReturning] = useState(hasReturned)
  const [problem, setProblem] = useState<string>()
  if (!isReturning) return <AccountForm problem={problem} />
  return (
    <OpenIdReturn
      onReturned={goOn}
      onFailed={(message) => {
        setProblem(message)
        setIsReturning(false)
      }}
    />
  )
}

/** Where she goes from her visit to another provider. */
function goOn({ kind }: Returned): void {
  if (kind === "signed-up") leaveBehind("/feed/loading")
  else if (kind === "signed-in") leaveBehind("/feed")
  else leaveBehind("/auth/signin")
}

/** @param problem what went wrong at the other provider */
function AccountForm({ problem }: { readonly problem: string | undefined }) {
  useWhileShown(loadOffered)
  const { isPageLoading } = useSnapshot(ui)
  const { error, errorId, status, form, field, refuse, send } = useSubmit()
  const isTaken =
    error !== null &&
    (error.includes("already registered") || error === t("This email is already registered."))
  const password = field("password", status === 422)
  const failure = <FormError id={errorId}>{isTaken ? <Taken detail={error} /> : error}</FormError>
  return (
    <OnboardingPage step="account" title={t("Create an Account")}>
      <FormError>{problem}</FormError>
      <Form
        ref={form}
        onSend={({ email = "", password: chosen = "", optOut }) => {
          const errors = problemsOf(email, chosen)
          if (errors) return refuse(errors)
          void send(async () => {
            const marketingOptIn = optOut === undefined
            await whilePageLoads(() => signUp({ email, password: chosen, marketingOptIn }))
            leaveBehind("/feed/loading")
          })
        }}
      >
        <TextField
          label={t("Email")}
          {...field("email", isTaken)}
          type="email"
          autoComplete="email"
          required
        />
        {/* A refusal shows at the field that it is about. */}
        {isTaken && failure}
        <PasswordField
          label={t("Password")}
          {...password}
          hint={passwordHint(password.error)}
          autoComplete="new-password"
          required
        />
        {!isTaken && failure}
        <Checkbox
          name="optOut"
          label={t("Don't email me styling ideas and offers")}
          defaultChecked
        />
        <Button type="submit" disabled={isPageLoading}>
          {t("Create account")}
        </Button>
        <Quiet>
          {rich(
            t(
              "By creating an account you agree to the <terms>terms of use</terms> and the <privacy>privacy policy</privacy>.",
            ),
            {
              terms: (text) => <TextLink href="/terms-of-use.html">{text}</TextLink>,
              privacy: (text) => <TextLink href="/privacy-policy.html">{text}</TextLink>,
            },
          )}
        </Quiet>
        <OpenIdWay purpose="sign-up" />
      </Form>
    </OnboardingPage>
  )
}

/** What is wrong with her entries; null if they can be sent. */
function problemsOf(email: string, password: string): FieldErrors | null {
  const errors = { email: emailProblem(email), password: problemOf(password) }
  return errors.email === undefined && errors.password === undefined ? null : errors
}

function emailProblem(email: string): string | undefined {
  if (email.trim() === "") return t("Not all fields are filled")
  return isEmail(email) ? undefined : t(NO_EMAIL)
}

/** The provider's message about a known address, and the ways on. */
function Taken({ detail }: { detail: string | null }) {
  return (
    <>
      {detail}{" "}
      {rich(t("Please use a different email or <link>Sign-in</link>."), {
        link: (text) => <AppLink href="/auth/signin">{text}</AppLink>,
      })}
    </>
  )
}
