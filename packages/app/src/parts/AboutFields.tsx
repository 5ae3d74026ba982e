import type { Activity, BodyType } from "@stylin/garments/vocabulary"
import { BodyTypePicker, ChoiceChips } from "@stylin/ui"
import { ACTIVITY_OPTIONS, BODY_TYPE_CHOICES } from "../lib/choices.ts"
import { t } from "../words/t.ts"

interface Props {
  readonly bodyType: BodyType | null
  readonly activities: readonly Activity[]
  readonly onBodyType: (value: BodyType) => void
  readonly onActivities: (value: readonly Activity[]) => void
}

/** Questions about herself, on the first step of onboarding and in her profile. */
export function AboutFields({ bodyType, activities, onBodyType, onActivities }: Props) {
  return (
    <>
      <BodyTypePicker
        legend={t("Your body type")}
        options={BODY_TYPE_CHOICES}
        value={bodyType}
        onChange={({ value }) => onBodyType(value)}
      />
      <ChoiceChips
        legend={t("What do you dress for?")}
        options={ACTIVITY_OPTIONS}
        value={[...activities]}
        multiple
        onChange={({ value }) => onActivities(value)}
      />
    </>
  )
}
