import { Button } from "@stylin/ui"
import { useEffect, useEffectEvent, useState } from "react"
import { useSnapshot } from "valtio/react"
import { page } from "../lib/page.ts"
import { goBack } from "../router/history.ts"
import { network } from "../state/shell/network.ts"
import { t } from "../words/t.ts"
import { DeadEnd } from "./DeadEnd.tsx"

interface Props {
  readonly onRetry: () => void
}

/** Shown in place of a screen whose code could not be fetched. */
export function ScreenMissing({ onRetry }: Props) {
  const { isOnline } = useSnapshot(network)
  const [wasOffline] = useState(!network.isOnline)
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (wasOffline && isOnline) retry()
  }, [wasOffline, isOnline])
  return isOnline ? (
    <DeadEnd
      title={t("This page could not be fetched")}
      text={t("The connection broke, or there is a newer version of the app.")}
    >
      <Button variant="secondary" onClick={() => goBack("/")}>
        {t("Back")}
      </Button>
      {/* The whole page, as the files that the old one asks for may be gone. */}
      <Button onClick={() => page.reload()}>{t("Try again")}</Button>
    </DeadEnd>
  ) : (
    <DeadEnd
      title={t("You are offline")}
      text={t(
        "You have not opened this page on this device before. It appears by itself as soon as you are online.",
      )}
    >
      <Button variant="secondary" onClick={() => goBack("/")}>
        {t("Back")}
      </Button>
      <Button onClick={onRetry}>{t("Try again")}</Button>
    </DeadEnd>
  )
}
