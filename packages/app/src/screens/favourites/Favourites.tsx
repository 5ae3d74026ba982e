import { Button, EmptyState, ErrorState, LookCardSkeleton, PageHeader } from "@stylin/ui"
import { useEffect, useState } from "react"
import { useSnapshot } from "valtio/react"
import { ActivityPicker } from "../../parts/ActivityPicker.tsx"
import { FailureNotice } from "../../parts/FailureNotice.tsx"
import { LookGrid } from "../../parts/LookGrid.tsx"
import { LookView } from "../../parts/LookView.tsx"
import { Page } from "../../parts/Page.tsx"
import { navigate } from "../../router/history.ts"
import { favourites, loadFavourites } from "../../state/favourites.ts"

export default function Favourites() {
  const [isPicking, setIsPicking] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    void loadFavourites(leaving.signal)
    return () => leaving.abort()
  }, [])

  return (
    <Page>
      <PageHeader
        title="Loved stylins"
        actions={
          <Button variant="secondary" onClick={() => setIsPicking(true)}>
            New styling
          </Button>
        }
      />
      <FavouriteLooks />
      {isPicking && (
        <ActivityPicker
          occasions={[]}
          onClose={() => setIsPicking(false)}
          onChoose={({ occasions }) => navigate("/feed", { state: { occasions } })}
        />
      )}
    </Page>
  )
}

function FavouriteLooks() {
  const { status, looks } = useSnapshot(favourites)
  const retry = () => void loadFavourites()

  if (looks.length > 0) {
    return (
      <>
        {status.kind === "failed" && <FailureNotice message={status.message} onRetry={retry} />}
        <LookGrid>
          {looks.map((look) => (
            <li key={look.look_id}>
              <LookView look={look} onOpen={() => navigate("/look", { state: { look } })} />
            </li>
          ))}
        </LookGrid>
      </>
    )
  }
  switch (status.kind) {
    case "failed":
      return <ErrorState title="Your looks did not arrive" text={status.message} onRetry={retry} />
    case "ready":
      return (
        <EmptyState
          title="Nothing here yet"
          text="Press the heart on a look, and you will find it here."
          action={<Button onClick={() => navigate("/feed")}>See your looks</Button>}
        />
      )
    default:
      return (
        <LookGrid aria-busy="true" aria-label="Looks are loading">
          <li>
            <LookCardSkeleton />
          </li>
        </LookGrid>
      )
  }
}
