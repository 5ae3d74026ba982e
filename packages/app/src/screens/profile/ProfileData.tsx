import { Button } from "@stylin/ui"
import { useState } from "react"
import { useSubmit } from "../../lib/useSubmit.ts"
import { AppLink } from "../../parts/AppLink.tsx"
import { FormError } from "../../parts/FormError.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { exportData } from "../../state/profile/profile.ts"
import { EraseAccount } from "./EraseAccount.tsx"
import { ProfileSection } from "./ProfileSection.tsx"

/** Everything that is kept for her, to download or to have erased. */
export function ProfileData() {
  const { isBusy, error, send } = useSubmit()
  const [isErasing, setIsErasing] = useState(false)
  const [begun, setBegun] = useState<{ photoBytes: number } | null>(null)
  return (
    <ProfileSection title="Your data">
      <Quiet>
        Your account, answers, wardrobe and favourites, in one ZIP file with all of your photos.
      </Quiet>
      <Button
        variant="secondary"
        busy={isBusy}
        busyLabel="Asking for your data"
        onClick={() => {
          setBegun(null)
          void send(async () => setBegun({ photoBytes: await exportData() }))
        }}
      >
        Download my data
      </Button>
      <Quiet role="status">
        {begun &&
          `Your download has begun${sizeWords(begun.photoBytes)}. Your browser shows how far it is.`}
      </Quiet>
      <FormError>{error}</FormError>
      <AppLink href="/wardrobe/import">Import from a file</AppLink>
      <Button variant="quiet" onClick={() => setIsErasing(true)}>
        Erase my account
      </Button>
      {isErasing && <EraseAccount onClose={() => setIsErasing(false)} />}
    </ProfileSection>
  )
}

const megabytes = new Intl.NumberFormat("en-GB", {
  style: "unit",
  unit: "megabyte",
  maximumSignificantDigits: 2,
})

/** The size of a download, if it is large enough to take a while. */
function sizeWords(bytes: number): string {
  return bytes < 1_000_000 ? "" : `: about ${megabytes.format(bytes / 1_000_000)}`
}
