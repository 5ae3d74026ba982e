import type { WardrobeItem as Item } from "@stylin/api/contract"
import {
  Badge,
  Button,
  EmptyState,
  ErrorState,
  space,
  WardrobeItem,
  WardrobeSection,
  WardrobeSectionSkeleton,
} from "@stylin/ui"
import { useState } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { thumbnailUrl } from "../../lib/provider.ts"
import { STATE_WORDS } from "../../lib/stateWords.ts"
import { DeleteItem } from "../../parts/DeleteItem.tsx"
import { FailureNotice } from "../../parts/FailureNotice.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { navigate } from "../../router/history.ts"
import { itemAddress } from "../../router/itemAddress.ts"
import { groupBySection, loadWardrobe, wardrobe } from "../../state/wardrobe/wardrobe.ts"
import { sayWithUndo } from "../../state/wearing/sayWithUndo.ts"
import { ItemMatch } from "./ItemMatch.tsx"
import { ItemSheet } from "./ItemSheet.tsx"
import { useColourMatch } from "./useColourMatch.ts"

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[40]};
  margin-block-start: ${space[8]};
`

const Tip = styled(Quiet)`
  margin-block-start: ${space[24]};
`

/** Her garments by section, or what is shown instead. */
export function WardrobeGroups({ isManaging }: { isManaging: boolean }) {
  const { status, items } = useSnapshot(wardrobe)
  const [leaving, setLeaving] = useState<Item | null>(null)
  const [asked, setAsked] = useState<Item | null>(null)
  const matchOf = useColourMatch()
  const retry = () => void loadWardrobe()

  if (items.length === 0) {
    if (status.kind === "failed") {
      return <ErrorState title="Your wardrobe did not load" text={status.message} onRetry={retry} />
    }
    if (status.kind === "ready") {
      return (
        <EmptyState
          title="Your wardrobe is empty"
          text="Looks are made from the shops until there are clothes of your own here."
          action={<Button onClick={() => navigate("/wardrobe/item")}>Add clothes</Button>}
        />
      )
    }
    return <WardrobeSectionSkeleton label="Your wardrobe is loading" />
  }
  return (
    <>
      {status.kind === "failed" && <FailureNotice message={status.message} onRetry={retry} />}
      <Groups>
        {groupBySection(items).map(({ section, items: own }) => (
          <WardrobeSection key={section} section={section}>
            {own.map((item) => {
              const match = matchOf(item)
              return (
                <WardrobeItem
                  key={item.item_id}
                  summary={item.item_summary}
                  image={thumbnailUrl(item.image_path)}
                  away={item.state !== undefined}
                  mark={
                    item.state ? (
                      <Badge>{STATE_WORDS[item.state].mark}</Badge>
                    ) : (
                      match && <ItemMatch match={match} />
                    )
                  }
                  onDelete={isManaging ? () => setLeaving(item) : undefined}
                  onOpen={isManaging ? undefined : () => navigate(itemAddress(item))}
                  onMore={isManaging ? undefined : () => setAsked(item)}
                  action={isManaging ? undefined : <ItemAction item={item} />}
                />
              )
            })}
          </WardrobeSection>
        ))}
      </Groups>
      <Tip>Item previews may slightly differ from the actual items in real life.</Tip>
      {asked && <ItemSheet item={asked} onClose={() => setAsked(null)} />}
      {leaving && <DeleteItem item={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

/** What she most likely wants with it. */
function ItemAction({ item }: { item: Item }) {
  if (item.state) {
    return (
      <Button
        variant="quiet"
        aria-label={`Wear it again: ${item.item_summary}`}
        onClick={() => sayWithUndo(item, null)}
      >
        Wear it again
      </Button>
    )
  }
  return (
    <Button
      variant="quiet"
      aria-label={`Style this: ${item.item_summary}`}
      onClick={() => navigate("/wardrobe/style", { state: { item } })}
    >
      Style this
    </Button>
  )
}
