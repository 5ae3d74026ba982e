import { media, PageHeader, StepperHeader, space } from "@stylin/ui"
import type { ReactNode } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { navigate } from "../router/history.ts"
import { neighbourPath, type OnboardingStep, stepsFor } from "../state/onboarding/steps.ts"
import { auth } from "../state/session/auth.ts"
import { t } from "../words/t.ts"
import { Page, stack } from "./Page.tsx"

const Body = styled.div`
  ${stack}
  gap: ${space[32]};
`

const Foot = styled.div`
  display: grid;
  gap: ${space[12]};
  margin-block-start: ${space[40]};

  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${space[24]};

    button {
      min-width: 12rem;
    }
  }
`

interface Props {
  readonly step: OnboardingStep
  readonly title: string
  readonly width?: "narrow" | "wide"
  readonly children: ReactNode
  /** The buttons that lead on. */
  readonly actions?: ReactNode
}

/** The frame of an onboarding step: progress, the way back, the way on. */
export function OnboardingPage({ step, title, width = "narrow", children, actions }: Props) {
  const { isAuth } = useSnapshot(auth)
  const steps = stepsFor(isAuth)
  const number = steps.indexOf(step) + 1
  const previous = neighbourPath(step, -1, isAuth)
  return (
    <>
      <StepperHeader
        step={number}
        max={steps.length}
        back={
          previous ? { label: t("Previous step"), onClick: () => navigate(previous) } : undefined
        }
      />
      <Page data-width={width}>
        <PageHeader title={title} />
        <Body>{children}</Body>
        <Foot>{actions}</Foot>
      </Page>
    </>
  )
}
