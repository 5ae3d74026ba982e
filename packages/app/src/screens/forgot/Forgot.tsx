import { Button } from "@stylin/ui"
import { useState } from "react"
import { takeCarried } from "../../lib/carried.ts"
import { AppLink } from "../../parts/AppLink.tsx"
import { AuthPage } from "../../parts/AuthPage.tsx"
import { EmailForm } from "../../parts/EmailForm.tsx"
import { navigate, passedState } from "../../router/history.ts"
import { requestCode } from "../../state/account/passwordReset.ts"
import { t } from "../../words/t.ts"
import { ForgotCode } from "./ForgotCode.tsx"
import { ForgotPassword } from "./ForgotPassword.tsx"

type Step =
  | { readonly kind: "email"; readonly email: string }
  | { readonly kind: "code"; readonly email: string }
  | { readonly kind: "password"; readonly email: string; readonly code: string }
  | { readonly kind: "done" }

export default function Forgot() {
  const [step, setStep] = useState<Step>(firstStep)

  switch (step.kind) {
    case "email":
      return (
        <AuthPage title={t("Reset your password")}>
          <p>{t("We will send a verification code to your email address.")}</p>
          <EmailForm
            email={step.email}
            action={t("Send code")}
            onEmail={async ({ email }) => {
              await requestCode(email)
              setStep({ kind: "code", email })
            }}
          />
          <p>
            <AppLink href="/auth/signin">{t("Back to sign in")}</AppLink>
          </p>
        </AuthPage>
      )
    case "code":
      return (
        <ForgotCode
          email={step.email}
          onCode={({ code }) => setStep({ kind: "password", email: step.email, code })}
          onBack={() => setStep({ kind: "email", email: step.email })}
        />
      )
    case "password":
      return (
        <ForgotPassword
          email={step.email}
          code={step.code}
          onDone={() => setStep({ kind: "done" })}
          onRestart={() => setStep({ kind: "email", email: step.email })}
        />
      )
    case "done":
      return (
        <AuthPage title={t("New Password Created")}>
          <p>{t("You can sign in with it now.")}</p>
          <Button onClick={() => navigate("/auth/signin")}>{t("Sign in")}</Button>
        </AuthPage>
      )
  }
}

/** A link for a new password has email and code with it. */
function firstStep(): Step {
  const carried = takeCarried()
  const [email, code] = [carried.get("email"), carried.get("code")]
  if (email && code) return { kind: "password", email, code }
  return { kind: "email", email: emailPassedAlong() }
}

function emailPassedAlong(): string {
  const passed = passedState()
  const hasEmail = typeof passed === "object" && passed !== null && "email" in passed
  return hasEmail && typeof passed.email === "string" ? passed.email : ""
}
