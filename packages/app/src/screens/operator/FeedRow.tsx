import type { HeldFeed } from "@stylin/api/contract"
import { Badge, space } from "@stylin/ui"
import { useRef, useState } from "react"
import { styled } from "styled-components"
import { t, tn } from "../../words/t.ts"
import { FeedActions } from "./FeedActions.tsx"
import { FeedFileForm } from "./FeedFileForm.tsx"
import { FeedForm } from "./FeedForm.tsx"
import { FeedSourceShown } from "./FeedSourceShown.tsx"
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
          {is_under_way && <Badge>{t("Importing")}</Badge>}
          {!is_under_way && problem && <Badge tone="red">{t("Failed")}</Badge>}
          {last_import !== null && last_import.rejected > 0 && (
            <Badge tone="orange">
              {tn(last_import.rejected, "{count} row rejected", "{count} rows rejected")}
            </Badge>
          )}
          {last_import?.is_cut_off && <Badge tone="red">{t("Cut off")}</Badge>}
        </p>
        <p data-part="facts">
          {feed === "demo"
            ? tn(
                products,
                "{count} product on sale, drawn for the demo",
                "{count} products on sale, drawn for the demo",
              )
            : tn(products, "{count} product on sale", "{count} products on sale")}
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
