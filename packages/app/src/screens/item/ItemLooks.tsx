import type { Look, WardrobeItem } from "@stylin/api/contract"
import { space } from "@stylin/ui"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { environment } from "../../environment.ts"
import { addDays } from "../../lib/calendar.ts"
import { localDay } from "../../lib/day.ts"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { Quiet } from "../../parts/Page.tsx"
import { SmallLooks } from "../../parts/SmallLooks.tsx"
import { feed } from "../../state/feed/feed.ts"
import { isAwaited } from "../../state/kept/status.ts"
import { favourites, isFavourite } from "../../state/looks/favourites.ts"
import { loadFavourites } from "../../state/looks/loadFavourites.ts"
import { knownLooks } from "../../state/outfits/knownLooks.ts"
import { loadOutfits, outfits } from "../../state/outfits/outfits.ts"
import { loadCalendar, planning } from "../../state/planning/planning.ts"
import { t } from "../../words/t.ts"

const MOST = 6
/** How far ahead plans are looked at. */
const AHEAD_DAYS = 45
/** A third of the column, which is the screen on a phone and half of it beside the picture. */
const SIZES = "(min-width: 768px) 16vw, 30vw"

const Looks = styled(SmallLooks)`
  margin-block-start: ${space[12]};
`

/** Her own outfits, what she plans, her favourites and the looks of her feed that wear an item. */
export function ItemLooks({ item }: { item: WardrobeItem }) {
  const saved = useSnapshot(favourites)
  const { list: own, status: ofOutfits } = useSnapshot(outfits)
  const { plans, status: ofPlans } = useSnapshot(planning)
  const { looks } = useSnapshot(feed)
  useWhileShown(loadAll)
  const isKnown = ![saved.status, ofOutfits, ofPlans].some(isAwaited)
  const today = localDay(environment.now())
  const planned = plans.flatMap(({ day, look }) => (day < today ? [] : look))
  const loved = saved.looks.filter((look) => isFavourite(saved, look))
  const shown = knownLooks(own, [...planned, ...loved, ...looks])
    .filter(({ look }) => wears(look, item))
    .slice(0, MOST)

  return (
    <section aria-labelledby="looks">
      <h2 id="looks">{t("Looks with it")}</h2>
      {shown.length === 0 ? (
        isKnown && (
          <Quiet>
            {item.state
              ? t("No look uses it right now.")
              : t("None in your outfits, plans, favourites or feed yet. “Style this” makes some.")}
          </Quiet>
        )
      ) : (
        <Looks
          looks={shown.map(({ look }) => look)}
          titles={shown.map(({ title }) => title)}
          sizes={SIZES}
        />
      )}
    </section>
  )
}

async function loadAll(signal: AbortSignal): Promise<void> {
  const today = localDay(environment.now())
  const ahead = { from: today, to: addDays(today, AHEAD_DAYS) }
  await Promise.all([loadFavourites(signal), loadOutfits(signal), loadCalendar(ahead, signal)])
}

function wears({ clothes }: Look, { item_id }: WardrobeItem): boolean {
  return clothes.some(([worn]) => worn?.item_id === item_id)
}
