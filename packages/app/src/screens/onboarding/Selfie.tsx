import { Button } from "@stylin/ui"
import { useRef } from "react"
import { useSnapshot } from "valtio/react"
import { useSubmit } from "../../lib/useSubmit.ts"
import { FormError } from "../../parts/FormError.tsx"
import { OnboardingPage } from "../../parts/OnboardingPage.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { auth } from "../../state/auth.ts"
import { readSelfie } from "../../state/preferences.ts"
import { goToNext } from "./goToNext.ts"

export function Selfie() {
  const { isAuth } = useSnapshot(auth)
  const { isBusy, error, send } = useSubmit()
  const picker = useRef<HTMLInputElement>(null)
  const take = (photo: File) =>
    send(async () => {
      await readSelfie(photo)
      goToNext("selfie")
    })
  return (
    <OnboardingPage
      step="selfie"
      title="Take a selfie for outfit color match"
      actions={
        <>
          <Button busy={isBusy} onClick={() => picker.current?.click()}>
            Take a selfie
          </Button>
          <Button variant="quiet" disabled={isBusy} onClick={() => goToNext("selfie")}>
            {isAuth ? "Back to your feed" : "Skip"}
          </Button>
        </>
      }
    >
      <Quiet>
        Face a window, without make-up or filters if you can. Your colouring decides which shades
        the looks are built on.
      </Quiet>
      <FormError>{error}</FormError>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        capture="user"
        aria-label="Selfie"
        hidden
        onChange={(event) => {
          const photo = event.currentTarget.files?.[0]
          // Emptied, so that the same photo can be chosen again after a failure.
          event.currentTarget.value = ""
          if (photo) void take(photo)
        }}
      />
    </OnboardingPage>
  )
}
