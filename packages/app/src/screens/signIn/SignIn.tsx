import { useState } from "react"
import { AppLink } from "../../parts/AppLink.tsx"
import { AuthPage } from "../../parts/AuthPage.tsx"
import { EmailForm } from "../../parts/EmailForm.tsx"
import { isKnownEmail } from "../../state/account/signIn.ts"
import { SignInPassword } from "./SignInPassword.tsx"

type Step =
  | { readonly kind: "email" }
  | { readonly kind: "password"; readonly email: string }
  | { readonly kind: "unknown"; readonly email: string }

export default function SignIn() {
  const [step, setStep] = useState<Step>({ kind: "email" })
  const check = async ({ email }: { email: string }) => {
    setStep({ kind: (await isKnownEmail(email)) ? "password" : "unknown", email })
  }

  switch (step.kind) {
    case "email":
      return (
        <AuthPage title="Start with your email">
          <EmailForm email="" action="Next" onEmail={check} />
          <p>
            New here? <AppLink href="/onboarding/1">Sign up</AppLink>
          </p>
        </AuthPage>
      )
    case "password":
      return <SignInPassword email={step.email} onBack={() => setStep({ kind: "email" })} />
    case "unknown":
      return (
        <AuthPage title="Re-enter email or signup">
          <p>We found no account for {step.email}.</p>
          <EmailForm email={step.email} action="Check again" onEmail={check} />
          <p>
            <AppLink href="/onboarding/1">Sign up</AppLink>
          </p>
        </AuthPage>
      )
  }
}
