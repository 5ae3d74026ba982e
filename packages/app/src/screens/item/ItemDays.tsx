import type { WardrobeItem } from "@stylin/api/contract"
import { space } from "@stylin/ui"
import { useEffect, useMemo } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { addDays } from "../../lib/calendar.ts"
import { dayWords } from "../../lib/dayWords.ts"
import { PieceRow } from "../../parts/PieceRow.tsx"
import { loadCalendar, planning } from "../../state/planning/planning.ts"
import { wardrobe } from "../../state/wardrobe/wardrobe.ts"
import { t } from "../../words/t.ts"
import { daysWorn } from "./daysWorn.ts"

const Days = styled.ul`
  display: grid;
  gap: ${space[20]};
  margin-block-start: ${space[12]};

  > li > p {
    margin-block-end: ${space[8]};
  }
`

/** How long before its last day an item is looked for. */
const BEFORE_DAYS = 60
const MOST = 3

/** The last days on which she wore an item, and what she wore with it. */
export function ItemDays({ item }: { item: WardrobeItem }) {
  const { worn } = useSnapshot(planning)
  const { items } = useSnapshot(wardrobe)
  const last = item.worn?.last
  useEffect(() => {
    if (last !== undefined) void loadCalendar({ from: addDays(last, -BEFORE_DAYS), to: last })
  }, [last])
  const days = useMemo(
    () => daysWorn(item.item_id, worn, items).slice(0, MOST),
    [item.item_id, worn, items],
  )
  if (days.length === 0) return null
  return (
    <section aria-labelledby="days">
      <h2 id="days">{t("Worn with")}</h2>
      <Days>
        {days.map(({ day, others }) => (
          <li key={day}>
            <p>{dayWords(day)}</p>
            <PieceRow label={t("Worn with it on {day}", { day: dayWords(day) })} items={others} />
          </li>
        ))}
      </Days>
    </section>
  )
}
