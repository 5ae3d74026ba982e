import type { Look } from "@stylin/api/contract"
import { Button } from "@stylin/ui"
import { memo } from "react"
import { useSnapshot } from "valtio/react"
import { LookView } from "../../parts/LookView.tsx"
import { useNotForMe } from "../../parts/useNotForMe.ts"
import { WearToday } from "../../parts/WearToday.tsx"
import { navigate } from "../../router/history.ts"
import { feed } from "../../state/feed/feed.ts"
import { favourites, isFavourite } from "../../state/looks/favourites.ts"
import { t } from "../../words/t.ts"

interface Props {
  readonly look: Look
  readonly isExample: boolean
}

/**
 * A look of the feed, or what stands in its place once it is not for her. It is not rendered again for parts of the
 * feed that come later.
 */
export const FeedLook = memo(function FeedLook({ look, isExample }: Props) {
  const { Instead, start, end, button } = useNotForMe(look)
  const state = useSnapshot(favourites)
  if (Instead) return <Instead look={look} onBack={end} />
  return (
    <LookView
      look={look}
      isExample={isExample}
      eager={isExample}
      onOpen={() => navigate("/look", { state: { look, occasions: [...feed.occasions] } })}
      actions={
        <>
          <WearToday look={look} />
          {!isFavourite(state, look) && (
            <Button
              ref={button}
              variant="quiet"
              aria-label={t("Not for me: {title}", { title: look.rec_description.title })}
              onClick={start}
            >
              {t("Not for me")}
            </Button>
          )}
        </>
      }
    />
  )
})
