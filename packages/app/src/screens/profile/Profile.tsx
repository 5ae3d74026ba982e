import { ErrorState, PageHeader, Skeleton } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { useWhileShown } from "../../lib/useWhileShown.ts"
import { FailureNotice } from "../../parts/FailureNotice.tsx"
import { Page, Quiet } from "../../parts/Page.tsx"
import { goBack } from "../../router/history.ts"
import { loadProfile, profile } from "../../state/profile/profile.ts"
import { auth } from "../../state/session/auth.ts"
import { t } from "../../words/t.ts"
import { ProfileAbout } from "./ProfileAbout.tsx"
import { ProfileConsents } from "./ProfileConsents.tsx"
import { ProfileData } from "./ProfileData.tsx"
import { ProfileFigure } from "./ProfileFigure.tsx"
import { ProfileNeeds } from "./ProfileNeeds.tsx"
import { ProfileSection } from "./ProfileSection.tsx"
import { ProfileSessions } from "./ProfileSessions.tsx"
import { ProfileTaste } from "./ProfileTaste.tsx"
import { ProfileTheme } from "./ProfileTheme.tsx"
import { ProfileWaysIn } from "./ProfileWaysIn.tsx"
import { ProfileWeather } from "./ProfileWeather.tsx"

// Reports its own failures and never rejects.
const load = () => void loadProfile()

export default function Profile() {
  const { email } = useSnapshot(auth)
  useWhileShown(loadProfile)
  return (
    <Page data-width="narrow">
      <PageHeader
        title={t("Your profile")}
        back={{ label: t("Back"), onClick: () => goBack("/wardrobe") }}
      />
      <Quiet>{email}</Quiet>
      <Answers />
      <ProfileWeather />
      <ProfileTheme />
      <ProfileConsents />
      <ProfileWaysIn />
      <ProfileSessions />
      <ProfileData />
    </Page>
  )
}

/** What the provider knows about her; the rest of the screen works without it. */
function Answers() {
  const { status, known } = useSnapshot(profile)
  if (known === null) {
    return status.kind === "failed" ? (
      <ErrorState
        title={t("Your answers could not be fetched")}
        text={status.message}
        onRetry={load}
      />
    ) : (
      <AnswersSkeleton />
    )
  }
  return (
    <>
      {status.kind === "failed" && <FailureNotice message={status.message} onRetry={load} />}
      <ProfileAbout known={known} />
      <ProfileTaste known={known} />
      <ProfileNeeds known={known} />
      <ProfileFigure known={known} />
    </>
  )
}

const LINES = { width: "60%" }
const BLOCK = { height: "9rem" }

function AnswersSkeleton() {
  return (
    <ProfileSection title={t("About you")}>
      <div role="status" aria-label={t("Loading your answers")}>
        <Skeleton style={LINES} />
        <Skeleton shape="box" style={BLOCK} />
        <Skeleton style={LINES} />
        <Skeleton shape="box" style={BLOCK} />
      </div>
    </ProfileSection>
  )
}
