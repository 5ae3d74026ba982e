import { MAX_PHOTOS } from "@stylin/api/contract"
import { Button, Tooltip } from "@stylin/ui"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { FormError } from "../../parts/FormError.tsx"
import type { PhotoType } from "../../state/adding/additions.ts"
import { photoSubmission, submitPhotos } from "../../state/adding/photoSubmission.ts"
import { photos } from "../../state/adding/photos.ts"
import { auth } from "../../state/session/auth.ts"
import { t } from "../../words/t.ts"
import { SubmittedModal } from "./SubmittedModal.tsx"

const KEPT = t("They cannot be read just now. They are kept, and will be read later.")
const KEPT_FOR_A_GUEST = t(
  "They cannot be read just now. They are kept for 24 hours: create your account in that time, and they will be read later.",
)

/** Whether photos can still be added, removed and sent, and whether leaving would lose them. */
export function usePhotoEditing() {
  const { kind } = useSnapshot(photoSubmission).status
  const { items } = useSnapshot(photos)
  const isEditable = kind === "idle" || kind === "failed"
  return { isEditable, isUnsent: items.length > 0 && (isEditable || kind === "sending") }
}

const WideTooltip = styled(Tooltip)`
  display: grid;
`

interface Props {
  readonly type: Exclude<PhotoType, "search">
  readonly label: string
  readonly onSubmit?: () => void
}

/** The button that sends the photos; after a failure it sends them again. */
export function SubmitPhotos({ type, label, onSubmit }: Props) {
  const { items } = useSnapshot(photos)
  const { kind } = useSnapshot(photoSubmission).status
  const isUnfit = items.length === 0 || items.length > MAX_PHOTOS
  return (
    <WideTooltip
      text={isUnfit ? t("You can add up to {most} photos", { most: MAX_PHOTOS }) : undefined}
    >
      <Button
        busy={kind === "sending"}
        busyLabel={t("Sending your photos")}
        aria-disabled={isUnfit || undefined}
        onClick={() => {
          onSubmit?.()
          void submitPhotos(type)
        }}
      >
        {kind === "failed" ? t("Try again") : label}
      </Button>
    </WideTooltip>
  )
}

/** How sending the photos ended: what failed, or that they are submitted. */
export function PhotoOutcome() {
  const { status } = useSnapshot(photoSubmission)
  const { isAuth } = useSnapshot(auth)
  const keptNote = isAuth ? KEPT : KEPT_FOR_A_GUEST
  return (
    <>
      <FormError>
        {status.kind === "failed" &&
          t("{error} Your photos are still here.", { error: status.message })}
      </FormError>
      <SubmittedModal
        open={status.kind === "sent" || status.kind === "kept"}
        note={status.kind === "kept" ? keptNote : undefined}
      />
    </>
  )
}
