import type { Trip } from "@stylin/api/contract"
import type { Activity } from "@stylin/garments/vocabulary"
import { ACTIVITIES } from "@stylin/garments/vocabulary"
import { SelectField, space, VisuallyHidden, weight } from "@stylin/ui"
import { styled } from "styled-components"
import { shortDayName } from "../../lib/calendar.ts"
import { ACTIVITY_OPTIONS } from "../../lib/choices.ts"
import { rich } from "../../words/rich.tsx"
import { t } from "../../words/t.ts"

/** What a day is for, and what else. */
export interface DayPlan {
  readonly occasion: Activity
  readonly also?: Activity | undefined
}

export const usualDay: DayPlan = { occasion: "outings" }

const Root = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-block-end: ${space[12]};
    font-weight: ${weight.medium};
  }

  ul {
    display: grid;
    gap: ${space[16]};
  }

  li {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
    gap: ${space[12]};
    align-items: end;
  }
`

const NOTHING_ELSE = { value: "", label: t("Nothing else") }

interface Props {
  readonly days: readonly string[]
  readonly plans: Readonly<Record<string, DayPlan>>
  readonly onChange: (day: string, plan: DayPlan) => void
}

/** What each day of a trip is for. */
export function TripDays({ days, plans, onChange }: Props) {
  if (days.length === 0) return null
  return (
    <Root>
      <legend>{t("What for")}</legend>
      <ul>
        {days.map((day) => {
          const plan = plans[day] ?? usualDay
          const name = shortDayName(day)
          return (
            <li key={day}>
              <SelectField
                label={name}
                options={ACTIVITY_OPTIONS}
                value={plan.occasion}
                onChange={({ target }) =>
                  onChange(day, { ...plan, occasion: activityIn(target.value) ?? plan.occasion })
                }
              />
              <SelectField
                label={rich(t("And also<day> on {day}</day>", { day: name }), {
                  day: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
                })}
                options={[NOTHING_ELSE, ...ACTIVITY_OPTIONS]}
                value={plan.also ?? ""}
                onChange={({ target }) =>
                  onChange(day, { ...plan, also: activityIn(target.value) })
                }
              />
            </li>
          )
        })}
      </ul>
    </Root>
  )
}

/** What the days of a trip are for. */
export function planOf(trip: Pick<Trip, "parts"> | undefined): Record<string, DayPlan> {
  const byDay = Map.groupBy(trip?.parts ?? [], ({ day }) => day)
  return Object.fromEntries(
    [...byDay].map(([day, [first, second]]) => [
      day,
      { occasion: first?.occasion ?? usualDay.occasion, also: second?.occasion },
    ]),
  )
}

function activityIn(value: string): Activity | undefined {
  return ACTIVITIES.find((activity) => activity === value)
}
