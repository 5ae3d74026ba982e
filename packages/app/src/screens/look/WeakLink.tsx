import type { Look } from "@stylin/api/contract"
import { Button, Modal, Skeleton } from "@stylin/ui"
import { useEffect } from "react"
import { useSnapshot } from "valtio/react"
import { askWeakLink, forgetWeakLink, weakLink } from "../../state/looks/weakLink.ts"
import { WORDED_LANG } from "../../words/language.ts"
import { t } from "../../words/t.ts"
import { SwapPair, SwapPairRoot } from "./SwapPair.tsx"
import type { Swap } from "./useSwaps.ts"

interface Props {
  readonly look: Look
  readonly onClose: () => void
  readonly onSwap: (swap: Swap) => void
}

/** Shows which piece weakens a look and what would be better. Mounted while it is open. */
export function WeakLink({ look, onClose, onSwap }: Props) {
  const { status } = useSnapshot(weakLink)
  useEffect(() => {
    void askWeakLink(look)
    return forgetWeakLink
  }, [look])
  const swap = status.kind === "answered" ? status.answer.swap : undefined
  return (
    <Modal
      open
      title={t("Swap the weak link")}
      onClose={onClose}
      actions={
        <>
          {swap && <Button onClick={() => onSwap(swap)}>{t("Swap it")}</Button>}
          {status.kind === "failed" && (
            <Button onClick={() => void askWeakLink(look)}>{t("Try again")}</Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t(swap ? "Keep the look" : "Close")}
          </Button>
        </>
      }
    >
      {status.kind === "answered" && (
        <p role="status" lang={WORDED_LANG}>
          {status.answer.text}
        </p>
      )}
      {status.kind === "failed" && <p role="alert">{status.message}</p>}
      {swap && <SwapPair look={look} swap={swap} />}
      {(status.kind === "loading" || status.kind === "idle") && <Weighing />}
    </Modal>
  )
}

const PICTURE = { aspectRatio: "4 / 5" }

function Weighing() {
  return (
    <>
      <p role="status">{t("Weighing each piece…")}</p>
      <SwapPairRoot aria-hidden="true">
        <Skeleton shape="box" style={PICTURE} />
        <Skeleton shape="box" style={PICTURE} />
      </SwapPairRoot>
    </>
  )
}
