import { useState } from "react"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { AppLink } from "../../parts/AppLink.tsx"
import { AuthPage } from "../../parts/AuthPage.tsx"
import { EmailForm } from "../../parts/EmailForm.tsx"
import { FormError } from "../../parts/FormError.tsx"
import { OpenIdReturn } from "../../parts/OpenIdReturn.tsx"
import { OpenIdWay } from "../../parts/OpenIdWay.tsx"
import { PasskeyWay } from "../../parts/PasskeyWay.tsx"
import { loadOffered } from "../../state/account/offered.ts"
import { hasReturned, openId } from "../../state/account/openId.ts"
import { isKnownEmail } from "../../state/account/signIn.ts"
import { rich } from "../../words/rich.tsx"
import { t } from "../../words/t.ts"
import { SignInPassword } from "./SignInPassword.tsx"

type Step =
  | { readonly kind: "email"; readonly problem?: string }
  | { readonly kind: "password"; readonly email: string }
  | { readonly kind: "unknown"; readonly email: string | null }
  /** Back from another provider, until that has said who she is. */
  | { readonly kind: "returning" }

export default function SignIn() {
  const [step, setStep] = useState(firstStep)
  useWhileShown(loadOffered)
  const check = async ({ email }: { email: string }) => {
    setStep({ kind: (await isKnownEmail(email)) ? "password" : "unknown", email })
  }

  switch (step.kind) {
    case "returning":
      return (
        <OpenIdReturn
          onReturned={(returned) => {
            if (returned.kind === "email-known") {
              setStep({ kind: "password", email: returned.email })
            } else if (returned.kind === "unknown") {
              setStep({ kind: "unknown", email: returned.email })
            }
          }}
          onFailed={(problem) => setStep({ kind: "email", problem })}
        />
      )
    case "email":
      return (
        <AuthPage title={t("Start with your email")}>
          <FormError>{step.problem}</FormError>
          <EmailForm email="" action={t("Next")} takesPasskeys onEmail={check} />
          <PasskeyWay />
          <OpenIdWay purpose="sign-in" />
          <p>
            {rich(t("New here? <link>Sign up</link>"), {
              link: (text) => <AppLink href="/onboarding/1">{text}</AppLink>,
            })}
          </p>
        </AuthPage>
      )
    case "password":
      return <SignInPassword email={step.email} onBack={() => setStep({ kind: "email" })} />
    case "unknown":
      return (
        <AuthPage title={t("Re-enter email or signup")}>
          <p>
            {step.email === null
              ? t("We found no account.")
              : t("We found no account for {email}.", { email: step.email })}
          </p>
          <EmailForm email={step.email ?? ""} action={t("Check again")} onEmail={check} />
          <p>
            <AppLink href="/onboarding/1">{t("Sign up")}</AppLink>
          </p>
        </AuthPage>
      )
  }
}

function firstStep(): Step {
  if (hasReturned()) return { kind: "returning" }
  const { waitingFor } = openId
  return waitingFor === null ? { kind: "email" } : { kind: "password", email: waitingFor }
}
