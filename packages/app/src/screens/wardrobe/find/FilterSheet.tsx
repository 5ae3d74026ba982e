import type { WardrobeItem } from "@stylin/api/contract"
import { BottomSheet, Button, ChoiceChips, SelectField } from "@stylin/ui"
import { Stack } from "../../../parts/Page.tsx"
import { t, tn } from "../../../words/t.ts"
import { type Offer, offers } from "./offers.ts"
import { SORT_CHOICES } from "./sortWords.ts"
import type { Wish } from "./wish.ts"

export interface FilterSheetProps {
  readonly wish: Wish
  readonly onChange: (next: Wish) => void
  /** Everything she owns. */
  readonly items: readonly WardrobeItem[]
  /** How many items the wish finds. */
  readonly found: number
  readonly onClose: () => void
}

/** Stands for no choice. */
const ANY = ""

/** What she can ask for of her wardrobe: only what is in it. Mounted while it is open. */
export function FilterSheet({ wish, onChange, items, found, onClose }: FilterSheetProps) {
  const { kinds, colours, seasons, states } = offers(items, wish)
  return (
    <BottomSheet
      open
      title={t("Filter and sort")}
      onClose={onClose}
      actions={
        <Button onClick={onClose}>{tn(found, "Show {count} item", "Show {count} items")}</Button>
      }
    >
      <Stack>
        <SelectField
          label={t("Order")}
          options={SORT_CHOICES}
          value={wish.sort ?? ANY}
          onChange={({ target }) => onChange({ ...wish, sort: chosen(SORT_CHOICES, target.value) })}
        />
        <SelectField
          label={t("What it is")}
          options={[{ value: ANY, label: t("Anything") }, ...kinds]}
          value={wish.kind ?? ANY}
          onChange={({ target }) => onChange({ ...wish, kind: chosen(kinds, target.value) })}
        />
        <SelectField
          label={t("Colour")}
          options={[{ value: ANY, label: t("Any colour") }, ...colours]}
          value={wish.colour ?? ANY}
          onChange={({ target }) => onChange({ ...wish, colour: chosen(colours, target.value) })}
        />
        <ChoiceChips
          legend={t("Season")}
          options={[{ value: ANY, label: t("Any season") }, ...seasons]}
          value={[wish.season ?? ANY]}
          onChange={({ value: [value = ANY] }) =>
            onChange({ ...wish, season: chosen(seasons, value) })
          }
        />
        {states.length > 1 && (
          <ChoiceChips
            legend={t("Where it is")}
            options={[{ value: ANY, label: t("Anywhere") }, ...states]}
            value={[wish.state ?? ANY]}
            onChange={({ value: [value = ANY] }) =>
              onChange({ ...wish, state: chosen(states, value) })
            }
          />
        )}
      </Stack>
    </BottomSheet>
  )
}

function chosen<Value extends string>(
  offered: readonly Offer<Value>[],
  value: string,
): Exclude<Value, ""> | undefined {
  const isChoice = (one: Value): one is Exclude<Value, ""> => one === value && one !== ANY
  return offered.map((offer) => offer.value).find(isChoice)
}
