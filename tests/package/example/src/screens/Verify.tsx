// The code out of a message: a field for it, a way to another code, and a consent.
import { Button, Checkbox, CodeField, StepperHeader } from "@stylin/ui"

interface VerifyProps {
  error: string | undefined
  onBack: () => void
  onAgain: () => void
}

export const Verify = ({ error, onBack, onAgain }: VerifyProps) => (
  <>
    <StepperHeader
      step={2}
      max={3}
      title="Your account"
      back={{ label: "Back to your email", onClick: onBack }}
    />
    <form>
      <CodeField
        label="Code"
        name="code"
        minLength={6}
        maxLength={6}
        hint="Six characters, from the message we sent you."
        error={error}
      />
      <Checkbox
        name="news"
        label="Write to me when something I love is back in my size."
        hint="You can take it back in your profile."
      />
      <Button type="submit">Verify</Button>
      <Button type="button" variant="quiet" onClick={onAgain}>
        Send another code
      </Button>
    </form>
  </>
)
