import { Button, PageHeader } from "@stylin/ui"
import { useState } from "react"
import { track } from "../../analytics/track.ts"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import ActivityPicker from "../../parts/ActivityPicker.tsx"
import { Page } from "../../parts/Page.tsx"
import { ProfileLink } from "../../parts/ProfileLink.tsx"
import { navigate } from "../../router/history.ts"
import { feed } from "../../state/feed/feed.ts"
import { loadFavourites } from "../../state/looks/loadFavourites.ts"
import { t } from "../../words/t.ts"
import { FavouriteLooks } from "./FavouriteLooks.tsx"
import { OwnOutfits } from "./OwnOutfits.tsx"
import { WishlistLink } from "./WishlistLink.tsx"

export default function Favourites() {
  const [isPicking, setIsPicking] = useState(false)
  useWhileShown(loadFavourites)

  return (
    <Page>
      <PageHeader
        title={t("Loved stylins")}
        actions={
          <Button variant="secondary" onClick={() => setIsPicking(true)}>
            {t("New styling")}
          </Button>
        }
        corner={<ProfileLink />}
      />
      <WishlistLink />
      <OwnOutfits />
      <FavouriteLooks />
      {isPicking && (
        <ActivityPicker
          occasions={feed.occasions}
          onClose={() => setIsPicking(false)}
          onChoose={({ occasions }) => {
            track("Occasion Chosen", { occasions: occasions.join(","), from: "favourites" })
            navigate("/feed", { state: { occasions } })
          }}
        />
      )}
    </Page>
  )
}
