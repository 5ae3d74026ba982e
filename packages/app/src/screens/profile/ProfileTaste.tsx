import type { Profile } from "@stylin/api/contract"
import { Button, space } from "@stylin/ui"
import { styled } from "styled-components"
import { AppLink } from "../../parts/AppLink.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { navigate } from "../../router/history.ts"
import { reopenAnswers } from "../../state/onboarding/reopenAnswers.ts"
import { type OnboardingStep, stepPath } from "../../state/onboarding/steps.ts"
import { ProfileSection } from "./ProfileSection.tsx"

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[12]};
`

function reopen(step: OnboardingStep): void {
  reopenAnswers()
  navigate(stepPath(step))
}

interface Props {
  readonly known: { readonly selfie: Profile["selfie"] }
}

/** Leads back to the sample looks and labels of onboarding. */
export function ProfileTaste({ known }: Props) {
  const colourType = known.selfie?.colour_type
  return (
    <ProfileSection title="Your taste and colouring">
      <Quiet>
        Your feed follows the looks you liked and the style labels you sorted. Change either.
      </Quiet>
      <Ways>
        <Button variant="secondary" onClick={() => reopen("looks")}>
          Rate the looks again
        </Button>
        <Button variant="secondary" onClick={() => reopen("tags")}>
          Sort your labels
        </Button>
      </Ways>
      <p>
        {known.selfie === null
          ? "Your colouring is not known yet."
          : `${known.selfie.is_own_choice ? "You chose" : "Your selfie says"}: ${colourType?.toLowerCase() ?? "not enough to tell your colour type"}.`}{" "}
        <AppLink href={known.selfie === null ? "/wardrobe/selfie" : "/wardrobe/colours"}>
          {known.selfie === null ? "Take a selfie" : "See your colours"}
        </AppLink>
      </p>
    </ProfileSection>
  )
}
