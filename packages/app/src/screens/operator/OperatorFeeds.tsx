import type { HeldFeed } from "@stylin/api/contract"
import { Button, space } from "@stylin/ui"
import { useRef, useState } from "react"
import { styled } from "styled-components"
import { IS_POUNDS, MONEY } from "../../lib/money.ts"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { Quiet } from "../../parts/Page.tsx"
import { Rows } from "../../parts/Rows.ts"
import { watchFeeds } from "../../state/operator/feeds.ts"
import { t } from "../../words/t.ts"
import { ProfileSection } from "../profile/ProfileSection.tsx"
import { FeedFileForm } from "./FeedFileForm.tsx"
import { FeedForm } from "./FeedForm.tsx"
import { FeedRow } from "./FeedRow.tsx"

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
`

/** The feeds of the catalogue, how they come, and how their imports go. */
export function OperatorFeeds({ feeds }: { readonly feeds: readonly HeldFeed[] }) {
  const [adding, setAdding] = useState<"address" | "file" | null>(null)
  const byAddress = useRef<HTMLButtonElement>(null)
  const byFile = useRef<HTMLButtonElement>(null)
  const done = () => {
    setAdding(null)
    const opener = adding === "file" ? byFile : byAddress
    opener.current?.focus()
  }
  return (
    <ProfileSection title={t("Feeds")}>
      <Rows aria-label={t("Feeds")}>
        {feeds.map((held) => (
          <FeedRow key={held.feed} held={held} onGone={() => byAddress.current?.focus()} />
        ))}
      </Rows>
      {/* Pounds are taken for granted. */}
      {!IS_POUNDS && (
        <Quiet>
          {t("Prices are in {currency}. Rows in another currency are rejected.", {
            currency: MONEY.currency,
          })}
        </Quiet>
      )}
      {feeds.some(({ is_under_way }) => is_under_way) && <Watching />}
      <Ways>
        <Button
          ref={byAddress}
          variant="secondary"
          aria-expanded={adding === "address"}
          onClick={() => setAdding(adding === "address" ? null : "address")}
        >
          {t("Add a feed by address")}
        </Button>
        <Button
          ref={byFile}
          variant="secondary"
          aria-expanded={adding === "file"}
          onClick={() => setAdding(adding === "file" ? null : "file")}
        >
          {t("Add a feed by file")}
        </Button>
      </Ways>
      {adding === "address" && <FeedForm source={null} onDone={done} />}
      {adding === "file" && <FeedFileForm isOnSale={false} onDone={done} />}
    </ProfileSection>
  )
}

/** Shows nothing: it keeps what is shown up to date. */
function Watching() {
  useWhileShown(watchFeeds)
  return null
}
