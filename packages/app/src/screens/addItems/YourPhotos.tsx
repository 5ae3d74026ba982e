import { MAX_PHOTOS } from "@stylin/api/contract"
import { PhotoGrid } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { useUnloadWarning } from "../../lib/useUnloadWarning.ts"
import { PhotoConsent } from "../../parts/PhotoConsent.tsx"
import { goBack } from "../../router/history.ts"
import { addPhotos, deletePhoto, photos, retryPhoto } from "../../state/adding/photos.ts"
import { t } from "../../words/t.ts"
import { Actions, AddItemsPage } from "./AddItemsPage.tsx"
import { byPlace } from "./byPlace.ts"
import { Guidance } from "./Guidance.tsx"
import { PhotoPicker } from "./PhotoPicker.tsx"
import { PhotoOutcome, SubmitPhotos, usePhotoEditing } from "./PhotoSubmission.tsx"
import { addPath } from "./steps.ts"

const TIPS = [
  t("A different outfit in each photo"),
  t("Full-body shots, from head to toe"),
  t("7-10 photos"),
  t("Avoid other people in the picture"),
]

/** Photos of herself in what she owns. */
export function YourPhotos() {
  const { items } = useSnapshot(photos)
  const { isEditable, isUnsent } = usePhotoEditing()
  useUnloadWarning(isUnsent)
  const add = ({ files }: { files: File[] }) =>
    addPhotos(files, { room: MAX_PHOTOS - photos.items.length })
  return (
    <AddItemsPage
      title={t("Your photos")}
      onBack={() => goBack(addPath("type"))}
      actions={items.length > 0 && <SubmitPhotos type="outfits" label={t("Submit photos")} />}
    >
      <Guidance tips={TIPS} />
      <PhotoConsent>
        {items.length === 0 ? (
          <Actions>
            <PhotoPicker onPick={add}>{t("Upload photos")}</PhotoPicker>
          </Actions>
        ) : (
          <PhotoGrid
            label={t("Your photos")}
            photos={byPlace(items)}
            max={MAX_PHOTOS}
            onAdd={isEditable ? add : undefined}
            onDelete={isEditable ? ({ id }) => deletePhoto(id) : undefined}
            onRetry={isEditable ? ({ id }) => retryPhoto(id) : undefined}
          />
        )}
      </PhotoConsent>
      <PhotoOutcome />
    </AddItemsPage>
  )
}
