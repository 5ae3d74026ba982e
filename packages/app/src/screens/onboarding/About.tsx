import { Button } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { AboutFields } from "../../parts/AboutFields.tsx"
import { OnboardingPage } from "../../parts/OnboardingPage.tsx"
import { onboarding, setActivities, setBodyType, setSkin } from "../../state/onboarding/answers.ts"
import { t } from "../../words/t.ts"
import { DrawnOn } from "./DrawnOn.tsx"
import { goToNext } from "./goToNext.ts"

export function About() {
  const { bodyType, activities, figure } = useSnapshot(onboarding)
  return (
    <OnboardingPage
      step="about"
      title={t("Tell us about you")}
      actions={
        <Button
          disabled={bodyType === null || activities.length === 0}
          onClick={() => goToNext("about")}
        >
          {t("Next")}
        </Button>
      }
    >
      <AboutFields
        bodyType={bodyType}
        activities={activities}
        onBodyType={setBodyType}
        onActivities={setActivities}
      />
      <DrawnOn skin={figure?.skin_tone} onChange={setSkin} />
    </OnboardingPage>
  )
}
