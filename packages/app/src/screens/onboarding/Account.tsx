import { PASSWORD_MIN_LENGTH } from "@stylin/api/contract"
import { Button, Checkbox, PasswordField, TextField, TextLink } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { isEmail } from "../../lib/email.ts"
import { useSubmit } from "../../lib/useSubmit.ts"
import { AppLink } from "../../parts/AppLink.tsx"
import { Form } from "../../parts/Form.tsx"
import { FormError } from "../../parts/FormError.tsx"
import { OnboardingPage } from "../../parts/OnboardingPage.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { leaveBehind } from "../../router/history.ts"
import { signUp } from "../../state/signup.ts"
import { ui, whilePageLoads } from "../../state/ui.ts"

export function Account() {
  const { isPageLoading } = useSnapshot(ui)
  const { error, refuse, send } = useSubmit()
  return (
    <OnboardingPage step="account" title="Create an Account">
      <Form
        onSend={({ email = "", password = "", optOut }) => {
          if (email.trim() === "" || password === "") refuse("Not all fields are filled")
          else if (!isEmail(email)) refuse("Please enter a valid email address.")
          else if (password.length < PASSWORD_MIN_LENGTH) {
            refuse(`The password needs at least ${PASSWORD_MIN_LENGTH} characters.`)
          } else {
            void send(async () => {
              const marketingOptIn = optOut === undefined
              await whilePageLoads(() => signUp({ email, password, marketingOptIn }))
              leaveBehind("/feed/loading")
            })
          }
        }}
      >
        <TextField label="Email" name="email" type="email" autoComplete="email" required />
        <PasswordField
          label="Password"
          name="password"
          hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
          autoComplete="new-password"
          required
        />
        <Checkbox name="optOut" label="Don't email me styling ideas and offers" defaultChecked />
        <FormError>
          {error}
          {error?.includes("already registered") && (
            <>
              {" "}
              Please use a different email or <AppLink href="/auth/signin">Sign-in</AppLink>.
            </>
          )}
        </FormError>
        <Button type="submit" disabled={isPageLoading}>
          Create account
        </Button>
        <Quiet>
          By creating an account you agree to the{" "}
          <TextLink href="/terms-of-use.html">terms of use</TextLink> and the{" "}
          <TextLink href="/privacy-policy.html">privacy policy</TextLink>.
        </Quiet>
      </Form>
    </OnboardingPage>
  )
}
