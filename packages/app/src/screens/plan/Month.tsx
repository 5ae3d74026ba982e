import type { WardrobeItem } from "@stylin/api/contract"
import { IconButton, NextIcon, PreviousIcon } from "@stylin/ui"
import { type KeyboardEvent, useLayoutEffect, useRef } from "react"
import {
  addDays,
  addMonths,
  monthName,
  monthWeeks,
  shortWeekday,
  weekdayName,
} from "../../lib/calendar.ts"
import { t } from "../../words/t.ts"
import type { DayEntry } from "./entries.ts"
import { MonthDay } from "./MonthDay.tsx"
import { MonthRoot } from "./MonthRoot.tsx"
import { daysFor } from "./usePlanDrag.ts"

interface Props {
  /** The chosen day, whose month is shown. */
  readonly day: string
  readonly today: string
  /** From 1 (Monday) to 7 (Sunday). */
  readonly weekStart: number
  readonly entries: ReadonlyMap<string, readonly DayEntry[]>
  readonly items: ReadonlyMap<string, WardrobeItem>
  /** The day that a look dragged by keys has reached. */
  readonly reached: string | undefined
  readonly onChoose: (day: string) => void
}

/** A month to choose a day of, by press or arrow keys, and to drop looks on. */
export function Month({ day, today, weekStart, entries, items, reached, onChoose }: Props) {
  const grid = useRef<HTMLTableElement>(null)
  const takesFocus = useRef(false)
  const weeks = monthWeeks(day, weekStart)

  useLayoutEffect(() => {
    if (!takesFocus.current) return
    takesFocus.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day])

  const follow = (event: KeyboardEvent) => {
    const week = weeks.find((days) => days.includes(day)) ?? []
    const next = dayByKey(event, day, week)
    if (next === undefined || next === day) return
    event.preventDefault()
    takesFocus.current = true
    onChoose(next)
  }
  return (
    <MonthRoot>
      <div data-part="head">
        <h2 aria-live="polite">{monthName(day)}</h2>
        <IconButton
          label={t("Previous month")}
          icon={<PreviousIcon />}
          onClick={() => onChoose(addMonths(day, -1))}
        />
        <IconButton
          label={t("Next month")}
          icon={<NextIcon />}
          onClick={() => onChoose(addMonths(day, 1))}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a grid of days, and a table its most robust form */}
      <table ref={grid} role="grid" aria-label={monthName(day)} onKeyDown={follow}>
        <thead>
          <tr>
            {weeks[0]?.map((one) => (
              <th key={one} scope="col" abbr={weekdayName(one)}>
                <span data-part="short">{shortWeekday(one)}</span>
                <span data-part="letter">{shortWeekday(one).slice(0, 1)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]}>
              {days.map((one) => (
                <MonthDay
                  key={one}
                  day={one}
                  entries={entries.get(one) ?? []}
                  items={items}
                  isPast={one < today}
                  isToday={one === today}
                  isChosen={one === day}
                  isOfMonth={one.slice(0, 7) === day.slice(0, 7)}
                  isReached={one === reached}
                  onChoose={() => onChoose(one)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </MonthRoot>
  )
}

/** The day that a key leads to; undefined if it leads to none. */
function dayByKey(
  { code, target }: KeyboardEvent,
  day: string,
  week: readonly string[],
): string | undefined {
  const days = daysFor(code, target)
  if (days !== undefined) return addDays(day, days)
  switch (code) {
    case "Home":
      return week[0]
    case "End":
      return week.at(-1)
    case "PageUp":
      return addMonths(day, -1)
    case "PageDown":
      return addMonths(day, 1)
    default:
      return undefined
  }
}
