import { Button } from "@stylin/ui"
import { lazy, Suspense, useRef, useState } from "react"
import { useSnapshot } from "valtio/react"
import { track } from "../../analytics/track.ts"
import { typeNamed } from "../../lib/typeNamed.ts"
import { useLate } from "../../lib/useLate.ts"
import { useLostFocus } from "../../lib/useLostFocus.ts"
import { LoneLink } from "../../parts/LoneLink.tsx"
import { OnboardingPage } from "../../parts/OnboardingPage.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { DOUBT, SelfieCapture } from "../../parts/SelfieCapture.tsx"
import { selfie } from "../../state/selfie/selfie.ts"
import { beginSelfie, selfieSending } from "../../state/selfie/selfieSending.ts"
import { auth } from "../../state/session/auth.ts"
import { t } from "../../words/t.ts"
import { KnowsType } from "../colours/KnowsType.tsx"
import { goToNext } from "./goToNext.ts"

/** Fetched only for those who took one. */
const OffersAfterSelfie = lazy(async () => {
  const { OffersAfterSelfie: component } = await import("../colours/OffersAfterSelfie.tsx")
  return { default: component }
})

const loadChosen = () => import("../colours/ChosenType.tsx")

export function Selfie() {
  const { isAuth } = useSnapshot(auth)
  const { status } = useSnapshot(selfieSending)
  const { selfieResponse } = useSnapshot(selfie)
  const [wantsAnother, setWantsAnother] = useState(false)
  const isKept = selfieResponse !== null
  const isRead = status.kind === "done" || (status.kind === "idle" && isKept && !wantsAnother)
  const isDoubtful =
    status.kind === "done" ? !status.isCertain : selfieResponse?.analysis?.is_certain === false
  const chosen =
    selfieResponse?.is_own_choice && !selfieResponse.analysis
      ? typeNamed(selfieResponse.colour_type)
      : undefined
  const ChosenType = useLate(loadChosen, chosen !== undefined)
  const said = useRef<HTMLParagraphElement>(null)
  // Where there is an analysis, its heading takes the focus.
  useLostFocus(said, status.kind === "done" && !isAuth && !selfieResponse?.analysis)
  const takeAnother = () => {
    setWantsAnother(true)
    beginSelfie()
  }
  return (
    <OnboardingPage
      step="selfie"
      title={t("Take a selfie for outfit color match")}
      actions={
        isRead || isKept ? (
          <Button onClick={() => goToNext("selfie")}>
            {t(isAuth ? "Go to your feed" : "Next")}
          </Button>
        ) : (
          <>
            {isAuth ? (
              <Button variant="quiet" onClick={() => goToNext("selfie")}>
                {t("Back to your feed")}
              </Button>
            ) : (
              <Button variant="secondary" onClick={skip}>
                {t("Skip")}
              </Button>
            )}
            {status.kind !== "processing" && <KnowsType>{t("I know my colour type")}</KnowsType>}
            <LoneLink href="/wardrobe/item">{t("Add your clothes first")}</LoneLink>
          </>
        )
      }
    >
      {isRead && chosen ? (
        <>
          {ChosenType && <ChosenType type={chosen} />}
          <div>
            <KnowsType variant="secondary" known={chosen}>
              {t("Choose another type")}
            </KnowsType>
            <Button variant="quiet" onClick={takeAnother}>
              {t("Take a selfie")}
            </Button>
          </div>
        </>
      ) : isRead ? (
        <>
          <p role="status" ref={said} tabIndex={-1}>
            {t("Your selfie has been read. Your looks will be built on your colouring.")}
          </p>
          <Suspense fallback={null}>
            <OffersAfterSelfie isNew={status.kind === "done"} />
          </Suspense>
          {isDoubtful && <Quiet>{t(DOUBT)}</Quiet>}
          <Button variant={isDoubtful ? "secondary" : "quiet"} onClick={takeAnother}>
            {t("Take another selfie")}
          </Button>
        </>
      ) : (
        <>
          <Quiet>
            {t(
              "Face a window, without make-up or filters if you can. Your colouring decides which shades the looks are built on.",
            )}
          </Quiet>
          <SelfieCapture />
        </>
      )}
    </OnboardingPage>
  )
}

function skip(): void {
  track("Selfie Skipped")
  goToNext("selfie")
}
