import { useDroppable } from "@dnd-kit/core"
import type { WardrobeItem } from "@stylin/api/contract"
import { dayName } from "../../lib/calendar.ts"
import { type DayEntry, entryWords } from "./entries.ts"
import { Thumb } from "./Thumb.tsx"

interface Props {
  readonly day: string
  readonly entries: readonly DayEntry[]
  readonly items: ReadonlyMap<string, WardrobeItem>
  readonly isPast: boolean
  readonly isToday: boolean
  readonly isChosen: boolean
  /** Whether it is of the month that is shown. */
  readonly isOfMonth: boolean
  /** Whether a look that is dragged by keys would be put here. */
  readonly isReached: boolean
  readonly onChoose: () => void
}

/** A day of the month, with small pictures of what was worn or is planned. */
export function MonthDay({
  day,
  entries,
  items,
  isPast,
  isToday,
  isChosen,
  isOfMonth,
  isReached,
  onChoose,
}: Props) {
  const { setNodeRef, isOver } = useDroppable({ id: day, disabled: isPast })
  const [first] = entries
  const more = entries.length - 1
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the cell of a grid can be selected
    <td
      ref={setNodeRef}
      aria-selected={isChosen}
      data-other={!isOfMonth}
      data-over={isOver || isReached}
    >
      <button
        type="button"
        data-day={day}
        aria-current={isToday ? "date" : undefined}
        aria-label={`${dayName(day)}, ${entryWords(entries)}`}
        tabIndex={isChosen ? 0 : -1}
        onClick={onChoose}
      >
        <span data-part="date">{Number(day.slice(-2))}</span>
        {first && (
          <span data-part="look" data-worn={first.isWorn}>
            <Thumb
              look={first.look}
              items={first.itemIds.flatMap((id) => items.get(id) ?? [])}
              sizes="64px"
            />
            {more > 0 && <bdi data-part="more">+{more}</bdi>}
          </span>
        )}
      </button>
    </td>
  )
}
