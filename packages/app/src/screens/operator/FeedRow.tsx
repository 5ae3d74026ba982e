import type { HeldFeed } from "@stylin/api/contract"
import { Badge, space } from "@stylin/ui"
import { useRef, useState } from "react"
import { styled } from "styled-components"
import { FeedActions } from "./FeedActions.tsx"
import { FeedFileForm } from "./FeedFileForm.tsx"
import { FeedForm } from "./FeedForm.tsx"
import { FeedSourceShown } from "./FeedSourceShown.tsx"
import { countWords } from "./heldWords.ts"
import { LastImport } from "./LastImport.tsx"

/** More specific than the list's own rule: sentences need the whole line, so that what can be done stands below. */
const Facts = styled.div`
  &&& {
    flex-basis: 100%;
  }

  display: grid;
  gap: ${space[4]};
`

interface Props {
  readonly held: HeldFeed
  /** Called when the feed is listed no more. */
  readonly onGone: () => void
}

/** A feed: what it has on sale, how its imports go, and what can be done about them. */
export function FeedRow({ held, onGone }: Props) {
  const { feed, products, last_import, source, is_under_way, problem } = held
  const [open, setOpen] = useState<"address" | "file" | null>(null)
  const opener = useRef<HTMLElement>(null)

  function close() {
    setOpen(null)
    opener.current?.focus()
  }

  return (
    <li>
      <Facts>
        <p>
          {feed}
          {is_under_way && <Badge>Importing</Badge>}
          {!is_under_way && problem && <Badge tone="red">Failed</Badge>}
          {last_import !== null && last_import.rejected > 0 && (
            <Badge tone="orange">{countWords(last_import.rejected, "row")} rejected</Badge>
          )}
          {last_import?.is_cut_off && <Badge tone="red">Cut off</Badge>}
        </p>
        <p data-part="facts">
          {countWords(products, "product")} on sale
          {feed === "demo" && ", drawn for the demo"}
        </p>
        <FeedSourceShown source={source} problem={is_under_way ? null : problem} />
        {last_import && <LastImport counts={last_import} />}
      </Facts>
      {feed !== "demo" && (
        <FeedActions
          held={held}
          open={open}
          onOpen={(part, button) => {
            opener.current = button
            setOpen(part === open ? null : part)
          }}
          onGone={onGone}
        />
      )}
      {open === "address" && <FeedForm feed={feed} source={source} onDone={close} />}
      {open === "file" && <FeedFileForm feed={feed} isOnSale={products > 0} onDone={close} />}
    </li>
  )
}
