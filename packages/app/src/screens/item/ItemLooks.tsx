import type { Look, WardrobeItem } from "@stylin/api/contract"
import { space } from "@stylin/ui"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { Quiet } from "../../parts/Page.tsx"
import { SmallLooks } from "../../parts/SmallLooks.tsx"
import { feed } from "../../state/feed/feed.ts"
import { favourites, isFavourite, loadFavourites } from "../../state/looks/favourites.ts"
import { t } from "../../words/t.ts"

const MOST = 6
/** A third of the column, which is the screen on a phone and half of it beside the picture. */
const SIZES = "(min-width: 768px) 16vw, 30vw"

const Looks = styled(SmallLooks)`
  margin-block-start: ${space[12]};
`

/** Her favourites and the looks of her feed that wear an item. */
export function ItemLooks({ item }: { item: WardrobeItem }) {
  const saved = useSnapshot(favourites)
  const { looks } = useSnapshot(feed)
  useWhileShown(loadFavourites)
  const loved = saved.looks.filter((look) => isFavourite(saved, look))
  const shown = [...loved, ...looks.filter((look) => !isFavourite(saved, look))]
    .filter((look) => wears(look, item))
    .slice(0, MOST)

  return (
    <section aria-labelledby="looks">
      <h2 id="looks">{t("Looks with it")}</h2>
      {shown.length === 0 ? (
        <Quiet>
          {item.state
            ? t("No look has it just now.")
            : t("None among your favourites or in your feed. “Style this” makes some.")}
        </Quiet>
      ) : (
        <Looks looks={shown} sizes={SIZES} />
      )}
    </section>
  )
}

function wears({ clothes }: Look, { item_id }: WardrobeItem): boolean {
  return clothes.some(([worn]) => worn?.item_id === item_id)
}
