import { Checkbox, TextLink } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { chooseAnalytics } from "../../analytics/choose.ts"
import { isTrackingPossible } from "../../analytics/permission.ts"
import { chooseConsent, consent } from "../../state/session/consent.ts"
import { rich } from "../../words/rich.tsx"
import { t } from "../../words/t.ts"
import { ProfileSection } from "./ProfileSection.tsx"

const UNSENT = t("This applies now, and is saved to your account as soon as possible.")

/** Her consents, which she can change at any time. */
export function ProfileConsents() {
  const { photos, analytics, unsent } = useSnapshot(consent)
  return (
    <ProfileSection title={t("What you agree to")}>
      <Checkbox
        label={t("My photos may be read, to find my colouring and my clothes")}
        hint={unsent.includes("photos") ? UNSENT : undefined}
        checked={photos === "granted"}
        onChange={({ target }) => void chooseConsent("photos", target.checked)}
      />
      <Checkbox
        label={t("My visits may be counted")}
        hint={analyticsHint(unsent.includes("analytics"))}
        checked={analytics === "granted"}
        onChange={({ target }) => chooseAnalytics(target.checked)}
      />
      <p>
        {rich(t("More in the <link>privacy policy</link>."), {
          link: (text) => <TextLink href="/privacy-policy.html">{text}</TextLink>,
        })}
      </p>
    </ProfileSection>
  )
}

function analyticsHint(isUnsent: boolean): string | undefined {
  if (!isTrackingPossible()) return t("This site does not count visits, whatever you choose.")
  return isUnsent ? UNSENT : undefined
}
