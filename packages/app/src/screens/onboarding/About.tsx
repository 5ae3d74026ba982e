import { BodyTypePicker, Button, ChoiceChips } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { ACTIVITY_OPTIONS, BODY_TYPE_CHOICES } from "../../lib/choices.ts"
import { OnboardingPage } from "../../parts/OnboardingPage.tsx"
import { onboarding, setActivities, setBodyType } from "../../state/onboarding.ts"
import { goToNext } from "./goToNext.ts"

export function About() {
  const { bodyType, activities } = useSnapshot(onboarding)
  return (
    <OnboardingPage
      step="about"
      title="Tell us about you"
      actions={
        <Button
          disabled={bodyType === null || activities.length === 0}
          onClick={() => goToNext("about")}
        >
          Next
        </Button>
      }
    >
      <BodyTypePicker
        legend="Your body type"
        choices={BODY_TYPE_CHOICES}
        value={bodyType}
        onChange={({ value }) => setBodyType(value)}
      />
      <ChoiceChips
        legend="What do you dress for?"
        options={ACTIVITY_OPTIONS}
        value={activities}
        multiple
        onChange={({ value }) => setActivities(value)}
      />
    </OnboardingPage>
  )
}
