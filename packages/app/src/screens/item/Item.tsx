import type { WardrobeItem } from "@stylin/api/contract"
import { Button, media, PageHeader, space } from "@stylin/ui"
import { useState } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { Redirect } from "wouter"
import { environment } from "../../environment.ts"
import { localDay } from "../../lib/day.ts"
import { useScreenTitle } from "../../lib/useScreenTitle.ts"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { DeleteItem } from "../../parts/DeleteItem.tsx"
import { Page, stack } from "../../parts/Page.tsx"
import { ScreenPlaceholder } from "../../parts/ScreenPlaceholder.tsx"
import { goBack, navigate } from "../../router/history.ts"
import type { ScreenProps } from "../../router/spec.ts"
import { loadWardrobe, wardrobe } from "../../state/wardrobe/wardrobe.ts"
import { wearItem } from "../../state/wearing/wearWithUndo.ts"
import { t } from "../../words/t.ts"
import { ItemDays } from "./ItemDays.tsx"
import { ItemLooks } from "./ItemLooks.tsx"
import { ItemPicture } from "./ItemPicture.tsx"
import { ItemState } from "./ItemState.tsx"
import { ItemWear } from "./ItemWear.tsx"
import { ItemWords } from "./ItemWords.tsx"

/** The picture above on a phone, and beside all else where both have room. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: start;
    gap: ${space[48]};
  }
`

const Facts = styled.div`
  ${stack}
  gap: ${space[32]};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`

/** A quiet button's words stand in line with what is above; its padding reaches beyond. */
const Foot = styled.div`
  margin-inline-start: calc(-1 * ${space[12]});
`

/** One of her garments: its picture, all that is known of it, and what can be done with it. */
export default function Item({ params }: ScreenProps) {
  const { items, status } = useSnapshot(wardrobe)
  useWhileShown(loadWardrobe)
  const item = items.find(({ item_id }) => item_id === params.id)
  if (item) return <Known item={item} />
  const isOpen = status.kind === "idle" || status.kind === "loading"
  return isOpen ? <ScreenPlaceholder /> : <Redirect to="/wardrobe" replace />
}

function Known({ item }: { item: WardrobeItem }) {
  const [isLeaving, setIsLeaving] = useState(false)
  useScreenTitle(item.item_summary)
  const isWornToday = item.worn?.last === localDay(environment.now())
  return (
    <Page>
      <PageHeader
        title={item.item_summary}
        back={{ label: t("Back to your wardrobe"), onClick: () => goBack("/wardrobe") }}
      />
      <Columns>
        <ItemPicture item={item} />
        <Facts>
          <ItemWear item={item} />
          {!item.state && (
            <Actions>
              {!isWornToday && <Button onClick={() => wearItem(item)}>{t("Wear it today")}</Button>}
              <Button
                variant="secondary"
                onClick={() => navigate("/wardrobe/style", { state: { item } })}
              >
                {t("Style this")}
              </Button>
            </Actions>
          )}
          <ItemState item={item} />
          <ItemWords item={item} />
          <ItemDays item={item} />
          <ItemLooks item={item} />
          <Foot>
            <Button variant="quiet" onClick={() => setIsLeaving(true)}>
              {t("Delete from wardrobe")}
            </Button>
          </Foot>
        </Facts>
      </Columns>
      {isLeaving && <DeleteItem item={item} onClose={() => setIsLeaving(false)} />}
    </Page>
  )
}
