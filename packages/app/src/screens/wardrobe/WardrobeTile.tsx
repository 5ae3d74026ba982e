import type { WardrobeItem as Item } from "@stylin/api/contract"
import { Badge, Button, WardrobeItem } from "@stylin/ui"
import { memo } from "react"
import type { ColourMatch } from "../../lib/colourMatch.ts"
import { garmentPlaceholder } from "../../lib/garmentPlaceholder.ts"
import { thumbnailUrl } from "../../lib/provider.ts"
import { STATE_WORDS } from "../../lib/stateWords.ts"
import { navigate } from "../../router/history.ts"
import { itemAddress } from "../../router/itemAddress.ts"
import { sayWithUndo } from "../../state/wearing/sayWithUndo.ts"
import { t } from "../../words/t.ts"
import { ItemMatch } from "./ItemMatch.tsx"
import { SkipButton } from "./several/SkipButton.tsx"

/** What a tile can lead to. It changes with the mode alone. */
export interface TileWays {
  readonly isManaging: boolean
  readonly onMore: (item: Item) => void
  readonly onDelete: (item: Item) => void
  readonly onSelect: (itemId: string, isSelected: boolean) => void
  /** Starts to select, with this item. */
  readonly onHold: (item: Item) => void
  /** Goes to what can be done with those that are selected. */
  readonly onSkip: () => void
}

interface Props {
  readonly item: Item
  readonly match: ColourMatch | undefined
  readonly isSelected: boolean
  /** Whether she pressed it last of those that she selects. */
  readonly isLatest: boolean
  readonly ways: TileWays
}

/** One of her garments. Drawn again only when something of its own changes: there may be a thousand. */
export const WardrobeTile = memo(function WardrobeTile({
  item,
  match,
  isSelected,
  isLatest,
  ways: { isManaging, onMore, onDelete, onSelect, onHold, onSkip },
}: Props) {
  const mark = item.state ? (
    <Badge>{STATE_WORDS[item.state].mark}</Badge>
  ) : (
    match && <ItemMatch match={match} />
  )
  return (
    <WardrobeItem
      summary={item.item_summary}
      image={thumbnailUrl(item.image_path)}
      imagePlaceholder={garmentPlaceholder(item)}
      away={item.state !== undefined}
      mark={
        isManaging && isLatest ? (
          <>
            <SkipButton label={t("Go to actions for the selection")} onPress={onSkip} />
            {mark}
          </>
        ) : (
          mark
        )
      }
      selected={isSelected}
      onSelect={isManaging ? ({ selected }) => onSelect(item.item_id, selected) : undefined}
      onHold={isManaging ? undefined : () => onHold(item)}
      onDelete={isManaging ? () => onDelete(item) : undefined}
      onOpen={isManaging ? undefined : () => navigate(itemAddress(item))}
      onMore={isManaging ? undefined : () => onMore(item)}
      action={isManaging ? undefined : <ItemAction item={item} />}
    />
  )
})

/** What she most likely wants with it. */
function ItemAction({ item }: { item: Item }) {
  if (item.state) {
    return (
      <Button
        variant="quiet"
        aria-label={t("Wear it again: {name}", { name: item.item_summary })}
        onClick={() => sayWithUndo(item, null)}
      >
        {t("Wear it again")}
      </Button>
    )
  }
  return (
    <Button
      variant="quiet"
      aria-label={t("Style this: {name}", { name: item.item_summary })}
      onClick={() => navigate("/wardrobe/style", { state: { item } })}
    >
      {t("Style this")}
    </Button>
  )
}
