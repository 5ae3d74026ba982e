import type { Profile } from "@stylin/api/contract"
import type { Activity, BodyType } from "@stylin/garments/vocabulary"
import { Button } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { ACTIVITY_OPTIONS } from "../../lib/choices.ts"
import { useSubmit } from "../../lib/useSubmit.ts"
import { AboutFields } from "../../parts/AboutFields.tsx"
import { FormError } from "../../parts/FormError.tsx"
import { saveProfile } from "../../state/profile/saveProfile.ts"
import { savePart, unsaved } from "../../state/profile/unsaved.ts"
import { t } from "../../words/t.ts"
import { NotSaved } from "./NotSaved.tsx"
import { ProfileSection } from "./ProfileSection.tsx"

interface Props {
  readonly known: Pick<Profile, "body_type"> & { readonly activities: readonly string[] }
}

/** Body type and activities, as on the first step of onboarding. */
export function ProfileAbout({ known }: Props) {
  const { about } = useSnapshot(unsaved)
  const { bodyType, activities } = about ?? {
    bodyType: known.body_type,
    activities: ACTIVITY_OPTIONS.map(({ value }) => value).filter((value) =>
      known.activities.includes(value),
    ),
  }
  const change = (more: { bodyType?: BodyType; activities?: readonly Activity[] }) => {
    const chosen = { bodyType, activities, ...more }
    unsaved.about = { ...chosen, activities: [...chosen.activities] }
  }
  const { isBusy, error, send } = useSubmit()
  return (
    <ProfileSection title={t("About you")}>
      <AboutFields
        bodyType={bodyType}
        activities={activities}
        onBodyType={(chosen) => change({ bodyType: chosen })}
        onActivities={(chosen) => change({ activities: chosen })}
      />
      <NotSaved part="about" />
      <FormError>{error}</FormError>
      <Button
        variant="secondary"
        busy={isBusy}
        disabled={bodyType === null || activities.length === 0}
        onClick={() => {
          if (bodyType !== null)
            void send(() =>
              savePart("about", () =>
                saveProfile({ body_type: bodyType, activities: [...activities] }),
              ),
            )
        }}
      >
        {t("Save")}
      </Button>
    </ProfileSection>
  )
}
