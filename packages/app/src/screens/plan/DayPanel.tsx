import type { Look, Plan, WardrobeItem } from "@stylin/api/contract"
import { AddIcon, Button, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { dayFromToday } from "../../lib/calendar.ts"
import { Quiet } from "../../parts/Page.tsx"
import { navigate } from "../../router/history.ts"
import { takePlanBack, unwearPlan, wearPlan } from "../../state/planning/sayPlan.ts"
import { t } from "../../words/t.ts"
import { awayIn, type DayEntry } from "./entries.ts"
import { LookRow } from "./LookRow.tsx"

const Root = styled.section`
  h2 {
    margin-block-end: ${space[12]};
    font-size: ${textSize[22]};
  }

  h2:focus:not(:focus-visible) {
    outline: none;
  }

  > p {
    margin-block-end: ${space[16]};
  }
`

interface Props {
  readonly day: string
  readonly today: string
  readonly entries: readonly DayEntry[]
  readonly items: ReadonlyMap<string, WardrobeItem>
  /** What she owns; undefined while that is not known. */
  readonly wardrobe: readonly WardrobeItem[] | undefined
  readonly titleOf: (look: Look) => string
  readonly onAdd: () => void
  readonly onMove: (plan: Plan) => void
}

/** The chosen day: what she wore or plans to wear, and what she can do with it. */
export function DayPanel(props: Props) {
  const { day, today, entries, items, wardrobe, titleOf, onAdd, onMove } = props
  return (
    <Root aria-labelledby="chosen-day">
      <h2 id="chosen-day" tabIndex={-1}>
        {dayFromToday(day, today)}
      </h2>
      {entries.length === 0 && (
        <Quiet>{day < today ? t("Nothing noted for this day.") : t("Nothing planned yet.")}</Quiet>
      )}
      <ul>
        {entries.map((entry) => (
          <Entry
            key={entry.key}
            entry={entry}
            day={day}
            today={today}
            items={items}
            wardrobe={wardrobe}
            titleOf={titleOf}
            onMove={onMove}
          />
        ))}
      </ul>
      {day >= today && (
        <Button variant="secondary" icon={<AddIcon />} onClick={onAdd}>
          {t("Add a look")}
        </Button>
      )}
    </Root>
  )
}

interface EntryProps
  extends Pick<Props, "day" | "today" | "items" | "wardrobe" | "titleOf" | "onMove"> {
  readonly entry: DayEntry
}

function Entry({ entry, day, today, items, wardrobe, titleOf, onMove }: EntryProps) {
  const { look, name, plan, isWorn, itemIds } = entry
  const pieces = itemIds.flatMap((id) => items.get(id) ?? [])
  const title = look ? titleOf(look) : (name ?? namesOf(pieces))
  const away = look && !isWorn ? awayIn(look, wardrobe) : []
  const words = isWorn ? t("Not worn") : day === today ? t("Wear today") : t("I wore this")
  const open = look && (() => navigate("/look", { state: { look } }))
  return (
    <LookRow
      dragId={plan && !isWorn ? `plan:${plan.plan_id}` : undefined}
      look={look}
      items={pieces}
      title={title}
      label={t("Open {title}", { title })}
      onOpen={open}
      mark={isWorn ? t("Worn") : [t("Planned"), ...away].join(". ").replace(/\.$/, "")}
    >
      {look && day <= today && (
        <Button
          variant="quiet"
          aria-label={`${words}: ${title}`}
          onClick={() => (isWorn ? unwearPlan({ day, look }) : wearPlan({ day, look }))}
        >
          {words}
        </Button>
      )}
      {plan && !isWorn && (
        <>
          <Button
            variant="quiet"
            aria-label={t("Move {title}", { title })}
            onClick={() => onMove(plan)}
          >
            {t("Move")}
          </Button>
          <Button
            variant="quiet"
            aria-label={t("Remove {name}", { name: title })}
            onClick={() => {
              takePlanBack(plan)
              // What she pressed goes, and focus would go with it.
              document.getElementById("chosen-day")?.focus()
            }}
          >
            {t("Remove")}
          </Button>
        </>
      )}
    </LookRow>
  )
}

function namesOf(pieces: readonly WardrobeItem[]): string {
  return pieces.map(({ item_summary }) => item_summary).join(", ") || t("Your own clothes")
}
