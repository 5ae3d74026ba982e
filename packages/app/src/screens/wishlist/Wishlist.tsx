import { Button, EmptyState, ErrorState, PageHeader, useFocusAfterRemoval } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { FailureNotice } from "../../parts/FailureNotice.tsx"
import { Page } from "../../parts/Page.tsx"
import { ScreenPlaceholder } from "../../parts/ScreenPlaceholder.tsx"
import { goBack, navigate } from "../../router/history.ts"
import { loadWardrobe, wardrobe } from "../../state/wardrobe/wardrobe.ts"
import { loadJudged, wishes } from "../../state/wishes/wishes.ts"
import { t } from "../../words/t.ts"
import { WishGrid } from "./WishGrid.ts"
import { WishRow } from "./WishRow.tsx"

/** What she may buy, and what each piece would do for her wardrobe. */
export default function Wishlist() {
  useWhileShown(loadJudged)
  useWhileShown(loadWardrobe)
  return (
    <Page>
      <PageHeader
        title={t("Your wishlist")}
        back={{ label: t("Back to your favourites"), onClick: () => goBack("/favorites") }}
      />
      <Wishes />
    </Page>
  )
}

function Wishes() {
  const { status, list, judged } = useSnapshot(wishes)
  const { items } = useSnapshot(wardrobe)
  const focus = useFocusAfterRemoval(list.map(({ item }) => item.item_id))
  const retry = () => void loadJudged()
  if (list.length > 0) {
    return (
      <>
        {status.kind === "failed" && <FailureNotice message={status.message} onRetry={retry} />}
        <WishGrid {...focus}>
          {list.map((wish) => {
            const told = judged.find(({ item_id }) => item_id === wish.item.item_id)
            return (
              <WishRow
                key={wish.item.item_id}
                wish={wish}
                judged={told}
                isCounting={status.kind === "loading"}
                like={items.find(({ item_id }) => item_id === told?.like)}
              />
            )
          })}
        </WishGrid>
      </>
    )
  }
  switch (status.kind) {
    case "failed":
      return (
        <ErrorState title={t("Your wishlist did not load")} text={status.message} onRetry={retry} />
      )
    case "ready":
      return (
        <EmptyState
          title={t("Nothing here yet")}
          text={t(
            "Press the bookmark on something to buy, in any look, and you will find it here.",
          )}
          action={<Button onClick={() => navigate("/feed")}>{t("See your looks")}</Button>}
        />
      )
    default:
      return <ScreenPlaceholder />
  }
}
