import { Button } from "@stylin/ui"
import { useState } from "react"
import { useSubmit } from "../../lib/useSubmit.ts"
import { AppLink } from "../../parts/AppLink.tsx"
import { FormError } from "../../parts/FormError.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { exportData } from "../../state/profile/profile.ts"
import { LOCALE } from "../../words/language.ts"
import { t } from "../../words/t.ts"
import { EraseAccount } from "./EraseAccount.tsx"
import { ProfileSection } from "./ProfileSection.tsx"

/** Everything that is kept for her, to download or to have erased. */
export function ProfileData() {
  const { isBusy, error, send } = useSubmit()
  const [isErasing, setIsErasing] = useState(false)
  const [begun, setBegun] = useState<{ photoBytes: number } | null>(null)
  return (
    <ProfileSection title={t("Your data")}>
      <Quiet>
        {t(
          "Your account, answers, wardrobe and favourites, in one ZIP file with all of your photos.",
        )}
      </Quiet>
      <Button
        variant="secondary"
        busy={isBusy}
        busyLabel={t("Asking for your data")}
        onClick={() => {
          setBegun(null)
          void send(async () => setBegun({ photoBytes: await exportData() }))
        }}
      >
        {t("Download my data")}
      </Button>
      <Quiet role="status">{begun && begunWords(begun.photoBytes)}</Quiet>
      <FormError>{error}</FormError>
      <AppLink href="/wardrobe/import">{t("Import from a file")}</AppLink>
      <Button variant="quiet" onClick={() => setIsErasing(true)}>
        {t("Erase my account")}
      </Button>
      {isErasing && <EraseAccount onClose={() => setIsErasing(false)} />}
    </ProfileSection>
  )
}

const megabytes = new Intl.NumberFormat(LOCALE, {
  style: "unit",
  unit: "megabyte",
  maximumSignificantDigits: 2,
})

/** Says how large the download is, if it is large enough to take a while. */
function begunWords(bytes: number): string {
  if (bytes < 1_000_000) return t("Your download has begun. Your browser shows how far it is.")
  const size = megabytes.format(bytes / 1_000_000)
  return t("Your download has begun: about {size}. Your browser shows how far it is.", { size })
}
