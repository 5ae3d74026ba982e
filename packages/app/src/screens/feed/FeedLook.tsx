import type { Look } from "@stylin/api/contract"
import { Button } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { LookView } from "../../parts/LookView.tsx"
import { useNotForMe } from "../../parts/useNotForMe.ts"
import { WearToday } from "../../parts/WearToday.tsx"
import { favourites, isFavourite } from "../../state/looks/favourites.ts"
import { t } from "../../words/t.ts"

interface Props {
  readonly look: Look
  readonly isExample: boolean
  readonly onOpen: () => void
}

/** A look of the feed, or what stands in its place once it is not for her. */
export function FeedLook({ look, ...rest }: Props) {
  const { Instead, start, end, button } = useNotForMe(look)
  const state = useSnapshot(favourites)
  if (Instead) return <Instead look={look} onBack={end} />
  return (
    <LookView
      {...rest}
      look={look}
      eager={rest.isExample}
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
}
