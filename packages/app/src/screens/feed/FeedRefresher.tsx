import { Button, colour, IconButton, RefreshIcon, space } from "@stylin/ui"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { track } from "../../analytics/track.ts"
import { occasionWords } from "../../lib/words.ts"
import { TIP_REFS } from "../../parts/tipTargets.ts"
import { feed, refreshFeed } from "../../state/feed/feed.ts"
import { t } from "../../words/t.ts"

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  margin-block-start: ${space[48]};
  padding-block: ${space[16]};
  border-block-start: 1px solid ${colour.line};
`

/** The bar below the looks: other occasions, or simply the next looks. */
export function FeedRefresher({ onPick }: { onPick: () => void }) {
  const { status, occasions } = useSnapshot(feed)
  // Not `disabled`, which would drop focus: focus returns here when the picker closes.
  const isLoading = status.kind === "loading"
  return (
    <Root ref={TIP_REFS.refresher}>
      <Button variant="secondary" aria-disabled={isLoading} onClick={onPick}>
        {t("New Stylins For {occasions}", { occasions: occasionWords(occasions) })}
      </Button>
      <IconButton
        label={t("Show the next looks")}
        icon={<RefreshIcon />}
        aria-disabled={isLoading}
        onClick={() => {
          track("Feed Refreshed")
          window.scrollTo({ top: 0 })
          void refreshFeed()
        }}
      />
    </Root>
  )
}
