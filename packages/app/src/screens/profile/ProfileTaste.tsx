import type { Profile } from "@stylin/api/contract"
import { Button, space } from "@stylin/ui"
import { styled } from "styled-components"
import { typeNamed } from "../../lib/typeNamed.ts"
import { AppLink } from "../../parts/AppLink.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { navigate } from "../../router/history.ts"
import { reopenAnswers } from "../../state/onboarding/reopenAnswers.ts"
import { type OnboardingStep, stepPath } from "../../state/onboarding/steps.ts"
import { sayWithin } from "../../words/sayWord.ts"
import { t } from "../../words/t.ts"
import { KnowsType } from "../colours/KnowsType.tsx"
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
  return (
    <ProfileSection title={t("Your taste and colouring")}>
      <Quiet>
        {t(
          "Your feed follows the looks you liked and the style labels you sorted. You can change both.",
        )}
      </Quiet>
      <Ways>
        <Button variant="secondary" onClick={() => reopen("looks")}>
          {t("Rate the looks again")}
        </Button>
        <Button variant="secondary" onClick={() => reopen("tags")}>
          {t("Sort your labels")}
        </Button>
        <KnowsType variant="secondary" known={typeNamed(known.selfie?.colour_type)}>
          {t("Choose your colour type")}
        </KnowsType>
      </Ways>
      <p>
        {colouringWords(known.selfie)}{" "}
        <AppLink href={known.selfie === null ? "/wardrobe/selfie" : "/wardrobe/colours"}>
          {known.selfie === null ? t("Take a selfie") : t("See your colours")}
        </AppLink>
      </p>
    </ProfileSection>
  )
}

/** What is known of her colouring, as a sentence. */
function colouringWords(selfie: Profile["selfie"]): string {
  if (selfie === null) return t("Your colouring is not known yet.")
  if (selfie.colour_type === undefined) {
    return t("Your selfie says: not enough to tell your colour type.")
  }
  const type = sayWithin(selfie.colour_type.toLowerCase())
  return selfie.is_own_choice
    ? t("You chose: {type}.", { type })
    : t("Your selfie says: {type}.", { type })
}
