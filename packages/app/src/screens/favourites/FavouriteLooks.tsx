import type { Look } from "@stylin/api/contract"
import { Button, EmptyState, ErrorState, useFocusAfterRemoval } from "@stylin/ui"
import { useEffect, useLayoutEffect, useRef } from "react"
import { useSnapshot } from "valtio/react"
import { FailureNotice } from "../../parts/FailureNotice.tsx"
import { LookBothWays } from "../../parts/LookBothWays.tsx"
import { LookGrid } from "../../parts/LookGrid.tsx"
import { LooksLoading } from "../../parts/LooksLoading.tsx"
import { PlanLook } from "../../parts/PlanLook.tsx"
import { WearToday } from "../../parts/WearToday.tsx"
import { navigate } from "../../router/history.ts"
import { keyOf } from "../../state/looks/changes.ts"
import { favourites } from "../../state/looks/favourites.ts"
import { loadFavourites } from "../../state/looks/loadFavourites.ts"
import { toggleFavourite } from "../../state/looks/toggleFavourite.ts"
import { outfits } from "../../state/outfits/outfits.ts"
import { showSnackbar } from "../../state/shell/snackbar.ts"
import { t } from "../../words/t.ts"

/** Her favourite looks, or what is shown instead. */
export function FavouriteLooks() {
  const { status, looks } = useSnapshot(favourites)
  const own = useSnapshot(outfits).list
  const list = useFocusAfterRemoval(looks.map(keyOf))
  useFocusWhenEmptied(looks.length)
  useOfferBack(looks)
  const retry = () => void loadFavourites()

  if (looks.length > 0) {
    return (
      <>
        {status.kind === "failed" && <FailureNotice message={status.message} onRetry={retry} />}
        <LookGrid {...list}>
          {looks.map((look) => (
            <li key={keyOf(look)}>
              <LookBothWays
                look={look}
                onOpen={() => navigate("/look", { state: { look } })}
                actions={
                  <>
                    <WearToday look={look} />
                    <PlanLook look={look} />
                  </>
                }
              />
            </li>
          ))}
        </LookGrid>
      </>
    )
  }
  switch (status.kind) {
    case "failed":
      return (
        <ErrorState title={t("Your looks did not load")} text={status.message} onRetry={retry} />
      )
    case "ready":
      return (
        <EmptyState
          title={t(own.length > 0 ? "No loved looks yet" : "Nothing here yet")}
          text={t("Press the heart on a look, and you will find it here.")}
          action={<Button onClick={() => navigate("/feed")}>{t("See your looks")}</Button>}
        />
      )
    default:
      return <LooksLoading />
  }
}

/** Offers to bring a look back that she has just taken off the page. */
function useOfferBack(looks: readonly Look[]): void {
  const before = useRef(looks)
  useEffect(() => {
    const gone = before.current.find(
      (look) => favourites.changed[look.look_id] === false && !looks.includes(look),
    )
    before.current = looks
    if (!gone) return
    showSnackbar({
      text: t("Taken out of your favourites."),
      undo: () => void toggleFavourite(gone),
    })
  }, [looks])
}

/** The last look is removed together with its heart, which had focus. */
function useFocusWhenEmptied(count: number): void {
  const before = useRef(count)
  useLayoutEffect(() => {
    const wasEmptied = before.current > 0 && count === 0
    before.current = count
    if (!wasEmptied || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>("main h1")?.focus()
  }, [count])
}
