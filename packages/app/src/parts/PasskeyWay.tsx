import { Button } from "@stylin/ui"
import { useEffect, useEffectEvent, useState } from "react"
import { useSnapshot } from "valtio/react"
import { useSubmit } from "../lib/useSubmit.ts"
import { offered } from "../state/account/offered.ts"
import { signInAtField, signInByPasskey } from "../state/account/passkeySignIn.ts"
import { TIMINGS } from "../timings.ts"
import { t } from "../words/t.ts"
import { FormError } from "./FormError.tsx"

/** Signs her in with a passkey, where there can be one: by a button, or as she goes to the field of the email. */
export function PasskeyWay() {
  return useSnapshot(offered).hasPasskeys ? <Passkey /> : null
}

function Passkey() {
  const { isBusy, error, send } = useSubmit()
  const [round, setRound] = useState(0)
  const offerAgain = () => setRound((last) => last + 1)
  const offer = useEffectEvent((signal: AbortSignal) => {
    signInAtField(signal).catch((cause: unknown) => {
      void send(() => Promise.reject(cause))
      offerAgain()
    })
  })
  const renew = useEffectEvent(offerAgain)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round begins it again
  useEffect(() => {
    // A browser has one of both: the button's dialog, or an offer at the field.
    if (isBusy) return
    const leaving = new AbortController()
    offer(leaving.signal)
    const timer = setTimeout(renew, TIMINGS.passkeyOffer)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [round, isBusy])
  return (
    <>
      <FormError>{error}</FormError>
      <Button
        variant="secondary"
        busy={isBusy}
        busyLabel={t("Asking for your passkey")}
        onClick={() => void send(signInByPasskey)}
      >
        {t("Sign in with a passkey")}
      </Button>
    </>
  )
}
