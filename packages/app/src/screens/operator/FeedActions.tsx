import type { HeldFeed } from "@stylin/api/contract"
import { Button, ConfirmModal } from "@stylin/ui"
import { useRef, useState } from "react"
import { useSubmit } from "../../lib/useSubmit.ts"
import { FormError } from "../../parts/FormError.tsx"
import { importNow, removeSource } from "../../state/operator/feeds.ts"
import { t } from "../../words/t.ts"

type Part = "address" | "file"

interface Props {
  readonly held: HeldFeed
  /** Which form is open. */
  readonly open: Part | null
  readonly onOpen: (part: Part, button: HTMLElement) => void
  /** Called when the feed is listed no more. */
  readonly onGone: () => void
}

/** What can be done about a feed's imports. */
export function FeedActions({ held, open, onOpen, onGone }: Props) {
  const { feed, products, last_import, source, is_under_way, problem } = held
  const { isBusy, error, send } = useSubmit()
  const [isAsking, setIsAsking] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  const canFetch = source !== null && !is_under_way
  const importIt = (allowShrink: boolean) => void send(() => importNow(feed, allowShrink))

  function stop() {
    const isListed = products > 0 || last_import !== null || is_under_way
    setIsAsking(false)
    void send(async () => {
      await removeSource(feed)
      if (isListed) change.current?.focus()
      else onGone()
    })
  }

  return (
    <>
      <div data-part="actions">
        {canFetch && (
          <Button
            variant="quiet"
            busy={isBusy}
            busyLabel={t("One moment")}
            aria-label={t("Import now: {feed}", { feed })}
            onClick={() => importIt(false)}
          >
            {t("Import now")}
          </Button>
        )}
        {canFetch && problem?.is_shrunk && !problem.is_file && (
          <Button
            variant="quiet"
            disabled={isBusy}
            aria-label={t("Import it anyway: {feed}", { feed })}
            onClick={() => importIt(true)}
          >
            {t("Import it anyway")}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-expanded={open === "file"}
          aria-label={t("Send a file: {feed}", { feed })}
          onClick={({ currentTarget }) => onOpen("file", currentTarget)}
        >
          {t("Send a file")}
        </Button>
        <Button
          ref={change}
          variant="quiet"
          aria-expanded={open === "address"}
          aria-label={
            source ? t("Change: {feed}", { feed }) : t("Import by address: {feed}", { feed })
          }
          onClick={({ currentTarget }) => onOpen("address", currentTarget)}
        >
          {source ? t("Change") : t("Import by address")}
        </Button>
        {source && (
          <Button
            variant="quiet"
            aria-label={t("Stop: {feed}", { feed })}
            onClick={() => setIsAsking(true)}
          >
            {t("Stop")}
          </Button>
        )}
      </div>
      <FormError>{error}</FormError>
      {isAsking && (
        <ConfirmModal
          open
          title={t("Stop importing {feed}?", { feed })}
          confirmLabel={t("Stop")}
          onConfirm={stop}
          onCancel={() => setIsAsking(false)}
        >
          <p>{t("Its address is forgotten. Its products stay on sale.")}</p>
        </ConfirmModal>
      )}
    </>
  )
}
