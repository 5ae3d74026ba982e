import type { Profile } from "@stylin/api/contract"
import { BodyTypePicker, Button, ChoiceChips } from "@stylin/ui"
import { useState } from "react"
import { ACTIVITY_OPTIONS, BODY_TYPE_CHOICES } from "../../lib/choices.ts"
import { useSubmit } from "../../lib/useSubmit.ts"
import { FormError } from "../../parts/FormError.tsx"
import { saveProfile } from "../../state/profile.ts"
import { ProfileSection } from "./ProfileSection.tsx"

interface Props {
  readonly known: Pick<Profile, "body_type"> & { readonly activities: readonly string[] }
}

/** Body type and activities, as on the first step of onboarding. */
export function ProfileAbout({ known }: Props) {
  const [bodyType, setBodyType] = useState(known.body_type)
  const [activities, setActivities] = useState(() =>
    ACTIVITY_OPTIONS.map(({ value }) => value).filter((value) => known.activities.includes(value)),
  )
  const { isBusy, error, send } = useSubmit()
  return (
    <ProfileSection title="About you">
      <BodyTypePicker
        legend="Your body type"
        choices={BODY_TYPE_CHOICES}
        value={bodyType}
        onChange={({ value }) => setBodyType(value)}
      />
      <ChoiceChips
        legend="What do you dress for?"
        options={ACTIVITY_OPTIONS}
        value={activities}
        multiple
        onChange={({ value }) => setActivities(value)}
      />
      <FormError>{error}</FormError>
      <Button
        variant="secondary"
        busy={isBusy}
        disabled={bodyType === null || activities.length === 0}
        onClick={() => {
          if (bodyType !== null) void send(() => saveProfile({ body_type: bodyType, activities }))
        }}
      >
        Save
      </Button>
    </ProfileSection>
  )
}
