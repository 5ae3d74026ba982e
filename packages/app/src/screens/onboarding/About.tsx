import { Button } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { AboutFields } from "../../parts/AboutFields.tsx"
import { OnboardingPage } from "../../parts/OnboardingPage.tsx"
import { onboarding, setActivities, setBodyType } from "../../state/onboarding/answers.ts"
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
      <AboutFields
        bodyType={bodyType}
        activities={activities}
        onBodyType={setBodyType}
        onActivities={setActivities}
      />
    </OnboardingPage>
  )
}
