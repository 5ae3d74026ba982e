import { BottomSheet, Button, TextField } from "@stylin/ui"
import { createPortal } from "react-dom"
import { environment } from "../environment.ts"
import { dayFromToday, daysFrom } from "../lib/calendar.ts"
import { localDay } from "../lib/day.ts"
import { useSubmit } from "../lib/useSubmit.ts"
import { t } from "../words/t.ts"
import { ChoiceList } from "./ChoiceList.tsx"
import { Form } from "./Form.tsx"
import { Stack } from "./Page.tsx"

const SHOWN_DAYS = 7

interface Props {
  readonly title: string
  readonly onChoose: (day: string) => void
  readonly onClose: () => void
}

/** Asks for a day from today on. Mounted while it is open. */
export function PlanDaySheet({ title, onChoose, onClose }: Props) {
  const { form, field, refuse } = useSubmit()
  const today = localDay(environment.now())
  // Beside the page, as styles of the list or the look that it was opened from would reach into it.
  return createPortal(
    <BottomSheet open title={title} onClose={onClose}>
      <Stack>
        <ChoiceList>
          {daysFrom(today, SHOWN_DAYS).map((day) => (
            <li key={day}>
              <button type="button" onClick={() => onChoose(day)}>
                {dayFromToday(day, today)}
              </button>
            </li>
          ))}
        </ChoiceList>
        <Form
          ref={form}
          onSend={({ day = "" }) => {
            if (day < today) refuse({ day: t("Please choose today or a later day") })
            else onChoose(day)
          }}
        >
          <TextField
            {...field("day")}
            label={t("Another day")}
            type="date"
            min={today}
            trailing={
              <Button type="submit" variant="quiet">
                {t("Choose")}
              </Button>
            }
          />
        </Form>
      </Stack>
    </BottomSheet>,
    document.body,
  )
}
