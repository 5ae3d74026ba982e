import { Button } from "@stylin/ui"
import { useState } from "react"
import { useSubmit } from "../../lib/useSubmit.ts"
import { FormError } from "../../parts/FormError.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { exportData } from "../../state/profile/profile.ts"
import { EraseAccount } from "./EraseAccount.tsx"
import { ProfileSection } from "./ProfileSection.tsx"

/** Everything that is kept for her: hers to take along, or to have erased. */
export function ProfileData() {
  const { isBusy, error, send } = useSubmit()
  const [isErasing, setIsErasing] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  return (
    <ProfileSection title="Your data">
      <Quiet>
        Your account, answers, wardrobe, favourites and photos, in one file that any program can
        read.
      </Quiet>
      <Button
        variant="secondary"
        busy={isBusy}
        busyLabel="Gathering your data"
        onClick={() => {
          setIsSaved(false)
          void send(async () => {
            await exportData()
            setIsSaved(true)
          })
        }}
      >
        Download my data
      </Button>
      <Quiet role="status">
        {isBusy && "Gathering your data. Photos can take a minute."}
        {isSaved && "Your data is in your downloads."}
      </Quiet>
      <FormError>{error}</FormError>
      <Button variant="quiet" onClick={() => setIsErasing(true)}>
        Erase my account
      </Button>
      {isErasing && <EraseAccount onClose={() => setIsErasing(false)} />}
    </ProfileSection>
  )
}
