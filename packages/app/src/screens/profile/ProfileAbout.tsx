import type { Profile } from "@stylin/api/contract"
import type { Activity } from "@stylin/garments/vocabulary"
import { Button } from "@stylin/ui"
import { useState } from "react"
import { ACTIVITY_OPTIONS } from "../../lib/choices.ts"
import { useSubmit } from "../../lib/useSubmit.ts"
import { AboutFields } from "../../parts/AboutFields.tsx"
import { FormError } from "../../parts/FormError.tsx"
import { saveProfile } from "../../state/profile/profile.ts"
import { t } from "../../words/t.ts"
import { ProfileSection } from "./ProfileSection.tsx"

interface Props {
  readonly known: Pick<Profile, "body_type"> & { readonly activities: readonly string[] }
}

/** Body type and activities, as on the first step of onboarding. */
export function ProfileAbout({ known }: Props) {
  const [bodyType, setBodyType] = useState(known.body_type)
  const [activities, setActivities] = useState<readonly Activity[]>(() =>
    ACTIVITY_OPTIONS.map(({ value }) => value).filter((value) => known.activities.includes(value)),
  )
  const { isBusy, error, send } = useSubmit()
  return (
    <ProfileSection title={t("About you")}>
      <AboutFields
        bodyType={bodyType}
        activities={activities}
        onBodyType={setBodyType}
        onActivities={setActivities}
      />
      <FormError>{error}</FormError>
      <Button
        variant="secondary"
        busy={isBusy}
        disabled={bodyType === null || activities.length === 0}
        onClick={() => {
          if (bodyType !== null)
            void send(() => saveProfile({ body_type: bodyType, activities: [...activities] }))
        }}
      >
        {t("Save")}
      </Button>
    </ProfileSection>
  )
}
