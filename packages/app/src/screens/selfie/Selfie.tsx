import { Button, EmptyState, PageHeader, space } from "@stylin/ui"
import { useEffect, useLayoutEffect } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { LoneLink } from "../../parts/LoneLink.tsx"
import { Page, Quiet, Stack } from "../../parts/Page.tsx"
import { DOUBT, SelfieCapture } from "../../parts/SelfieCapture.tsx"
import { goBack, navigate } from "../../router/history.ts"
import { beginSelfie, selfieSending } from "../../state/selfie/selfieSending.ts"
import { t } from "../../words/t.ts"
import { KnowsType } from "../colours/KnowsType.tsx"
import { OffersAfterSelfie } from "../colours/OffersAfterSelfie.tsx"

/** Lower than on a page of its own, because what her selfie suggests follows. */
const Done = styled(EmptyState)`
  padding-block: ${space[40]} ${space[32]};
`

const Ways = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[8]};

  [data-part="links"] {
    display: flex;
    gap: ${space[24]};
  }
`

export default function Selfie() {
  const { status } = useSnapshot(selfieSending)
  // Before the first paint, so that an earlier visit's outcome is not shown again.
  useLayoutEffect(beginSelfie, [])
  const isDone = status.kind === "done"
  useEffect(() => {
    if (!isDone) return
    // The camera has gone, and focus with it.
    const heading = document.querySelector<HTMLElement>("main h1")
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [isDone])
  if (isDone) {
    return (
      <Page>
        <Done
          headingLevel={1}
          title={t(
            "You're all set! The AI will analyze your color type and make more tailored suggestions. Keep exploring.",
          )}
          text={status.isCertain ? undefined : t(DOUBT)}
          action={
            <Ways>
              <Button variant={status.isCertain ? "quiet" : "primary"} onClick={beginSelfie}>
                {t("Take another selfie")}
              </Button>
              <span data-part="links">
                <LoneLink href="/wardrobe/colours">{t("See your colours")}</LoneLink>
                <LoneLink href="/wardrobe">{t("Finish")}</LoneLink>
              </span>
            </Ways>
          }
        />
        <OffersAfterSelfie isNew={false} />
      </Page>
    )
  }
  return (
    <Page data-width="narrow">
      <PageHeader
        title={t("Take a selfie")}
        back={{ label: t("Back"), onClick: () => goBack("/wardrobe") }}
      />
      <Stack>
        {status.kind === "idle" && (
          <Quiet>
            {t(
              "Your colouring decides which shades your looks are built on. Daylight shows it best, without make-up or filters if you can.",
            )}
          </Quiet>
        )}
        <SelfieCapture />
        {status.kind !== "processing" && (
          <div>
            <KnowsType onChosen={() => navigate("/wardrobe/colours")}>
              {t("I know my colour type")}
            </KnowsType>
          </div>
        )}
      </Stack>
    </Page>
  )
}
