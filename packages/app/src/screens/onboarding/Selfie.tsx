import { Button } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { track } from "../../analytics/track.ts"
import { LoneLink } from "../../parts/LoneLink.tsx"
import { OnboardingPage } from "../../parts/OnboardingPage.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { SelfieCapture } from "../../parts/SelfieCapture.tsx"
import { auth } from "../../state/auth.ts"
import { selfie } from "../../state/selfie.ts"
import { selfieSending } from "../../state/selfieSending.ts"
import { goToNext } from "./goToNext.ts"

export function Selfie() {
  const { isAuth } = useSnapshot(auth)
  const { status } = useSnapshot(selfieSending)
  const { selfieResponse } = useSnapshot(selfie)
  const isRead = status.kind === "done" || (status.kind === "idle" && selfieResponse !== null)
  return (
    <OnboardingPage
      step="selfie"
      title="Take a selfie for outfit color match"
      actions={
        isRead ? (
          <Button onClick={() => goToNext("selfie")}>{isAuth ? "Go to your feed" : "Next"}</Button>
        ) : (
          <>
            {isAuth ? (
              <Button variant="quiet" onClick={() => goToNext("selfie")}>
                Back to your feed
              </Button>
            ) : (
              <Button variant="secondary" onClick={skip}>
                Skip
              </Button>
            )}
            <LoneLink href="/wardrobe/item">Add your clothes first</LoneLink>
          </>
        )
      }
    >
      {isRead ? (
        <p role="status">Your selfie has been read. Your looks will be built on your colouring.</p>
      ) : (
        <>
          <Quiet>
            Face a window, without make-up or filters if you can. Your colouring decides which
            shades the looks are built on.
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
