import { CALIBRATION_LOOKS, type CalibrationLook } from "@stylin/stylist/calibration"
import { Button, CalibrationCard, media, space } from "@stylin/ui"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { pictureNamed } from "../../lib/pictures.ts"
import { OnboardingPage } from "../../parts/OnboardingPage.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { onboarding, rateLook, responseTo } from "../../state/onboarding/answers.ts"
import { goToNext } from "./goToNext.ts"

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[40]} ${space[24]};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

export function SampleLooks() {
  const { areLooksRated, preferences } = useSnapshot(onboarding)
  const total = CALIBRATION_LOOKS.length
  return (
    <OnboardingPage
      step="looks"
      title="Pick styles you'd wear"
      width="wide"
      actions={
        <>
          <Button disabled={!areLooksRated} onClick={() => goToNext("looks")}>
            Next
          </Button>
          <Quiet role="status">
            {preferences.length} of {total} answered
          </Quiet>
        </>
      }
    >
      <Grid>
        {CALIBRATION_LOOKS.map((look, index) => (
          <li key={look.id}>
            <SampleLook look={look} eager={index < 3} value={responseTo(preferences, look.id)} />
          </li>
        ))}
      </Grid>
    </OnboardingPage>
  )
}

interface SampleLookProps {
  readonly look: CalibrationLook
  readonly eager: boolean
  readonly value: boolean | null
}

function SampleLook({ look, eager, value }: SampleLookProps) {
  return (
    <CalibrationCard
      title={look.title}
      description={look.description}
      image={pictureNamed(String(look.id))}
      eager={eager}
      value={value}
      onChange={(change) => rateLook({ look_id: look.id, user_response: change.value })}
    />
  )
}
