import type { HeldFeed } from "@stylin/api/contract"
import { Button, ConfirmModal } from "@stylin/ui"
import { useRef, useState } from "react"
import { useSubmit } from "../../lib/useSubmit.ts"
import { FormError } from "../../parts/FormError.tsx"
import { importNow, removeSource } from "../../state/operator/feeds.ts"

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
            busyLabel="One moment"
            aria-label={`Import now: ${feed}`}
            onClick={() => importIt(false)}
          >
            Import now
          </Button>
        )}
        {canFetch && problem?.is_shrunk && !problem.is_file && (
          <Button
            variant="quiet"
            disabled={isBusy}
            aria-label={`Import it all the same: ${feed}`}
            onClick={() => importIt(true)}
          >
            Import it all the same
          </Button>
        )}
        <Button
          variant="quiet"
          aria-expanded={open === "file"}
          aria-label={`Send a file: ${feed}`}
          onClick={({ currentTarget }) => onOpen("file", currentTarget)}
        >
          Send a file
        </Button>
        <Button
          ref={change}
          variant="quiet"
          aria-expanded={open === "address"}
          aria-label={`${source ? "Change" : "Import by address"}: ${feed}`}
          onClick={({ currentTarget }) => onOpen("address", currentTarget)}
        >
          {source ? "Change" : "Import by address"}
        </Button>
        {source && (
          <Button variant="quiet" aria-label={`Stop: ${feed}`} onClick={() => setIsAsking(true)}>
            Stop
          </Button>
        )}
      </div>
      <FormError>{error}</FormError>
      {isAsking && (
        <ConfirmModal
          open
          title={`Stop importing ${feed}?`}
          confirmLabel="Stop"
          onConfirm={stop}
          onCancel={() => setIsAsking(false)}
        >
          <p>Its address is forgotten. Its products stay on sale.</p>
        </ConfirmModal>
      )}
    </>
  )
}
