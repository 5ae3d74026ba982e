// A form to sign in: an email address, a password, what is wrong, and a way to a new password.
import { Button, PageHeader, PasswordField, TextField, TextLink } from "@stylin/ui"
import { useState } from "react"

export function SignIn({ send }: { send: (form: FormData) => Promise<boolean> }) {
  const [state, setState] = useState<"idle" | "sending" | "refused">("idle")
  return (
    <main>
      <PageHeader title="Sign in" />
      <form
        action={async (form) => {
          setState("sending")
          setState((await send(form)) ? "idle" : "refused")
        }}
      >
        <TextField label="Email" name="email" type="email" autoComplete="email" required />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          hint="At least 8 characters"
          error={state === "refused" ? "Email and password do not belong together." : undefined}
        />
        <Button type="submit" busy={state === "sending"} busyLabel="Signing in">
          Sign in
        </Button>
        <TextLink href="/forgotten" quiet>
          Ask for a new password
        </TextLink>
      </form>
    </main>
  )
}
