import { Button, colour, layer, media, radius, shadow, space, TextLink, textSize } from "@stylin/ui"
import { createGlobalStyle, styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { chooseAnalytics } from "../analytics/choose.ts"
import { isTrackingPossible } from "../analytics/permission.ts"
import { useAppLocation } from "../router/history.ts"
import { consent } from "../state/session/consent.ts"
import { rich } from "../words/rich.tsx"
import { t } from "../words/t.ts"

const ROOM = "11rem"

/** Lets the page scroll clear of the banner; what takes focus appears above it. */
const Clearance = createGlobalStyle`
  html { scroll-padding-bottom: ${ROOM}; }
  body { padding-bottom: ${ROOM}; }
`

/** The splash does not move for the question; what takes focus appears below it. */
const ClearanceBelow = createGlobalStyle`
  html { scroll-padding-top: ${ROOM}; }
`

const Root = styled.section`
  position: fixed;
  z-index: ${layer.navbar};
  inset: auto ${space[12]} calc(env(safe-area-inset-bottom) + ${space[12]});
  display: grid;
  gap: ${space[8]};
  max-width: 26rem;
  /* With large text its words scroll, and the page stays in sight. */
  max-height: 45dvh;
  overflow-y: auto;
  padding: ${space[16]} ${space[20]} ${space[12]};
  border: 1px solid ${colour.line};
  border-radius: ${radius.large};
  background: ${colour.raised};
  box-shadow: ${shadow.float};
  font-size: ${textSize[14]};

  /* Above the navigation bar, where there is one at the foot. */
  body:has([data-navbar="true"]) & {
    bottom: calc(env(safe-area-inset-bottom) + 5rem);
  }

  [data-part="answers"] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]};
  }

  button {
    font-size: ${textSize[14]};
  }

  /* The one button of the splash is at its foot on a phone. */
  &[data-place="head"] {
    inset-block: calc(env(safe-area-inset-top) + ${space[12]}) auto;
  }

  ${media.desktop} {
    inset-inline: ${space[24]} auto;

    &,
    &[data-place="head"],
    body:has([data-navbar="true"]) & {
      inset-block: auto ${space[24]};
    }
  }
`

/** Asks whether visits may be counted, without blocking anything. Disappears once answered. */
export default function AnalyticsConsent() {
  const { analytics } = useSnapshot(consent)
  return analytics === "unasked" && isTrackingPossible() ? <AnalyticsQuestion /> : null
}

/** The question itself: at the foot of the page, or at the head of the splash. */
export function AnalyticsQuestion() {
  const [path] = useAppLocation()
  const isSplash = path === "/"
  return (
    <Root aria-label={t("Counting visits")} data-place={isSplash ? "head" : "foot"}>
      {isSplash ? <ClearanceBelow /> : <Clearance />}
      <p>
        {rich(
          t(
            "May we count what is used here, to make it better? Nothing you write, own or look like is part of it. <link>How it works</link>",
          ),
          { link: (text) => <TextLink href="/privacy-policy.html">{text}</TextLink> },
        )}
      </p>
      <div data-part="answers">
        <Button variant="secondary" onClick={() => chooseAnalytics(true)}>
          {t("Allow")}
        </Button>
        <Button variant="secondary" onClick={() => chooseAnalytics(false)}>
          {t("No thanks")}
        </Button>
      </div>
    </Root>
  )
}
