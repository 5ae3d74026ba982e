import { ITEM_STATES, type ItemState as State, type WardrobeItem } from "@stylin/api/contract"
import { ChoiceChips } from "@stylin/ui"
import { STATE_WORDS } from "../../lib/stateWords.ts"
import { sayWithUndo } from "../../state/wearing/sayWithUndo.ts"
import { t } from "../../words/t.ts"

const HERE = "here"
const OPTIONS: readonly { value: State | typeof HERE; label: string }[] = [
  { value: HERE, label: t("In your wardrobe") },
  ...ITEM_STATES.map((value) => ({ value, label: STATE_WORDS[value].choice })),
]

/** Where an item is, changed in one press. */
export function ItemState({ item }: { item: WardrobeItem }) {
  return (
    <ChoiceChips
      legend={t("Where it is")}
      options={OPTIONS}
      value={[item.state ?? HERE]}
      onChange={({ value: [said = HERE] }) => sayWithUndo(item, said === HERE ? null : said)}
    />
  )
}
