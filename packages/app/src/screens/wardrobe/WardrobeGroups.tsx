import type { WardrobeItem as Item } from "@stylin/api/contract"
import {
  Button,
  EmptyState,
  ErrorState,
  space,
  WardrobeSection,
  WardrobeSectionSkeleton,
} from "@stylin/ui"
import { memo, useDeferredValue, useMemo, useState } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { DeleteItem } from "../../parts/DeleteItem.tsx"
import { FailureNotice } from "../../parts/FailureNotice.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { navigate } from "../../router/history.ts"
import { groupBySection } from "../../state/wardrobe/groups.ts"
import { loadWardrobe, wardrobe } from "../../state/wardrobe/wardrobe.ts"
import { sayWithin } from "../../words/sayWord.ts"
import { t } from "../../words/t.ts"
import { SORT_WORDS } from "./find/sortWords.ts"
import type { Wish } from "./find/wish.ts"
import { ItemSheet } from "./ItemSheet.tsx"
import { useColourMatch } from "./useColourMatch.ts"
import { type TileWays, WardrobeTile } from "./WardrobeTile.tsx"

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[40]};
  margin-block-start: ${space[8]};
`

const Tip = styled(Quiet)`
  margin-block-start: ${space[24]};
`

interface Props {
  /** Those of her items that she wants to see, in the order that she wants. */
  readonly found: readonly Item[]
  /** The order; undefined if it is a closet's. */
  readonly sort: Wish["sort"]
  readonly isManaging: boolean
  /** The ids of those that she has selected. */
  readonly selected: ReadonlySet<string>
  /** The one that she pressed last. */
  readonly latest: string | undefined
  readonly onSelect: TileWays["onSelect"]
  readonly onHold: TileWays["onHold"]
  readonly onSkip: TileWays["onSkip"]
  readonly onShowAll: () => void
}

/** Her garments by section, or what is shown instead. */
export function WardrobeGroups({
  found,
  sort,
  isManaging: wantsManage,
  selected,
  latest,
  onSelect,
  onHold,
  onSkip,
  onShowAll,
}: Props) {
  const { status, items } = useSnapshot(wardrobe)
  const [leaving, setLeaving] = useState<Item | null>(null)
  const [asked, setAsked] = useState<Item | null>(null)
  // What changes every tile does not hold up the press that asked for it.
  const isManaging = useDeferredValue(wantsManage)
  const ways = useMemo(
    () => ({ isManaging, onMore: setAsked, onDelete: setLeaving, onSelect, onHold, onSkip }),
    [isManaging, onSelect, onHold, onSkip],
  )
  const retry = () => void loadWardrobe()

  if (items.length === 0) {
    if (status.kind === "failed") {
      return (
        <ErrorState title={t("Your wardrobe did not load")} text={status.message} onRetry={retry} />
      )
    }
    if (status.kind === "ready") {
      return (
        <EmptyState
          title={t("Your wardrobe is empty")}
          text={t("Until there are clothes of your own here, your looks come from the shops.")}
          action={<Button onClick={() => navigate("/wardrobe/item")}>{t("Add clothes")}</Button>}
        />
      )
    }
    return <WardrobeSectionSkeleton label={t("Your wardrobe is loading")} />
  }
  return (
    <>
      {status.kind === "failed" && <FailureNotice message={status.message} onRetry={retry} />}
      {found.length === 0 ? (
        <EmptyState
          title={t("Nothing like that here")}
          text={t("Try fewer words, or another filter.")}
          action={
            <Button variant="secondary" onClick={onShowAll}>
              {t("Show all")}
            </Button>
          }
        />
      ) : (
        <Sections items={found} sort={sort} selected={selected} latest={latest} ways={ways} />
      )}
      <Tip>{t("Item previews may slightly differ from the actual items in real life.")}</Tip>
      {asked && <ItemSheet item={asked} onClose={() => setAsked(null)} />}
      {leaving && <DeleteItem item={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

interface SectionsProps {
  readonly items: readonly Item[]
  readonly sort: Wish["sort"]
  readonly selected: ReadonlySet<string>
  readonly latest: string | undefined
  readonly ways: TileWays
}

/** Drawn again only for what changes in it, not for each sheet and question above it. */
const Sections = memo(function Sections({ items, sort, selected, latest, ways }: SectionsProps) {
  const matchOf = useColourMatch()
  const groups = useMemo(() => groupBySection(items), [items])
  const tile = (item: Item) => (
    <WardrobeTile
      key={item.item_id}
      item={item}
      match={matchOf(item)}
      isSelected={selected.has(item.item_id)}
      isLatest={selected.size > 0 && item.item_id === latest}
      ways={ways}
    />
  )
  if (sort) {
    return (
      <Groups>
        <WardrobeSection section={SORT_WORDS[sort]}>{items.map(tile)}</WardrobeSection>
      </Groups>
    )
  }
  return (
    <Groups>
      {groups.map(({ section, items: own, shelves }) => (
        <WardrobeSection
          key={section}
          section={sayWithin(section)}
          shelves={shelves?.map(({ name, items: lying }) => ({
            name: sayWithin(`shelf ${name}`, name),
            items: lying.map(tile),
          }))}
        >
          {shelves ? undefined : own.map(tile)}
        </WardrobeSection>
      ))}
    </Groups>
  )
})
