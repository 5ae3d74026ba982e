import { MAX_PHOTOS } from "@stylin/api/contract"
import { AddPhotoIcon, Button, CameraView, PhotoGrid, type Shot, useCamera } from "@stylin/ui"
import { useRef } from "react"
import { useSnapshot } from "valtio/react"
import { useUnloadWarning } from "../../lib/useUnloadWarning.ts"
import { Stack } from "../../parts/Page.tsx"
import { PhotoConsent } from "../../parts/PhotoConsent.tsx"
import { PhotoInput } from "../../parts/PhotoInput.tsx"
import { goBack } from "../../router/history.ts"
import { addPhotos, deletePhoto, photos, retryPhoto } from "../../state/adding/photos.ts"
import { t } from "../../words/t.ts"
import { AddItemsPage } from "./AddItemsPage.tsx"
import { byPlace } from "./byPlace.ts"
import { PhotoOutcome, SubmitPhotos, usePhotoEditing } from "./PhotoSubmission.tsx"
import { addPath } from "./steps.ts"

/** Photographs single garments with the rear camera. */
export function TakePictures() {
  const { isEditable, isUnsent } = usePhotoEditing()
  useUnloadWarning(isUnsent)
  return (
    <AddItemsPage
      title={t("Take pictures")}
      onBack={() => goBack(addPath("upload"))}
      actions={<SubmitPhotos type="closet" label={t("Finish taking photos")} />}
    >
      <PhotoConsent>
        <Stack>
          {isEditable && <ItemCamera />}
          <Taken isEditable={isEditable} />
        </Stack>
      </PhotoConsent>
      <PhotoOutcome />
    </AddItemsPage>
  )
}

/** The camera is released when this unmounts, so it is off while the photos are sent. */
function ItemCamera() {
  const { items } = useSnapshot(photos)
  const camera = useCamera({ facingMode: "environment", autoStart: true })
  const gallery = useRef<HTMLInputElement>(null)
  const isFull = items.length >= MAX_PHOTOS
  const keep = ({ blob }: Shot) => {
    addPhotos([new File([blob], "photo", { type: blob.type })], { room: MAX_PHOTOS })
  }
  return (
    <>
      <CameraView
        aria-label={t("Camera")}
        camera={camera}
        onShot={keep}
        shutterDisabled={isFull}
        hint={isFull ? t("You can add up to {most} photos", { most: MAX_PHOTOS }) : undefined}
        upload={
          <Button
            variant="quiet"
            icon={<AddPhotoIcon aria-hidden="true" />}
            onClick={() => gallery.current?.click()}
          >
            {t("Gallery")}
          </Button>
        }
      />
      {/* Outside the view: its parts may change while she chooses, and her choice would be lost. */}
      <PhotoInput
        ref={gallery}
        aria-label={t("Photos")}
        multiple
        onPick={(files) => addPhotos([...files], { room: MAX_PHOTOS })}
      />
    </>
  )
}

function Taken({ isEditable }: { isEditable: boolean }) {
  const { items } = useSnapshot(photos)
  if (items.length === 0) return null
  return (
    <PhotoGrid
      label={t("Your pictures")}
      photos={byPlace(items)}
      max={MAX_PHOTOS}
      onDelete={isEditable ? ({ id }) => deletePhoto(id) : undefined}
      onRetry={isEditable ? ({ id }) => retryPhoto(id) : undefined}
    />
  )
}
