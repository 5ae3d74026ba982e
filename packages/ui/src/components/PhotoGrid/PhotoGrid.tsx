import type { ComponentProps } from "react"
import { useFocusAfterRemoval } from "../../hooks/useFocusAfterRemoval.ts"
import { useWords } from "../../provider/StylinContext.ts"
import { PhotoGridAdd } from "./PhotoGridAdd.tsx"
import { PhotoGridPhoto } from "./PhotoGridPhoto.tsx"
import { PhotoGridRoot } from "./PhotoGridRoot.tsx"
import { type GridPhoto, photoCounts } from "./photoProgress.ts"
import { PHOTO_WORDS, type PhotoGridWords } from "./photoWords.ts"

export interface PhotoGridProps extends Omit<ComponentProps<"section">, "children"> {
  /** Says what the photos are, e.g. "Your photos". */
  label: string
  /** The photos, in the order shown. */
  photos: readonly GridPhoto[]
  /** The most that may be sent at once; beyond it the count turns red. */
  max: number
  /** Adds a delete button to each photo; when one is deleted, focus moves to the next. */
  onDelete?: ((of: { id: string }) => void) | undefined
  /** Adds a button to each photo that failed and may succeed if tried again. */
  onRetry?: ((of: { id: string }) => void) | undefined
  /** Adds a tile for choosing pictures at the end, while there is room. */
  onAdd?: ((chosen: { files: File[] }) => void) | undefined
  /** What the file chooser offers. */
  accept?: string | undefined
  /** Replaces some of the other words; English by default. */
  words?: Partial<PhotoGridWords> | undefined
}

const ADD = "add"

/** Photos that are about to be sent or being sent: previews, progress, and their actions. */
export function PhotoGrid({
  label,
  photos,
  max,
  onDelete,
  onRetry,
  onAdd,
  accept = "image/*",
  words: ownWords,
  ...rest
}: PhotoGridProps) {
  const words = useWords("PhotoGrid", PHOTO_WORDS, ownWords)
  const canAdd = onAdd !== undefined && photos.length < max
  const keys = photos.map(({ id }) => id)
  const list = useFocusAfterRemoval(canAdd ? [...keys, ADD] : keys)
  return (
    <PhotoGridRoot data-stylin-ui="" aria-label={label} {...rest} data-over={photos.length > max}>
      <p data-part="status" role="status">
        <span data-part="count">{words.count({ count: photos.length, max })}</span>
        <span data-part="progress">{words.summary(photoCounts(photos))}</span>
      </p>
      <ul data-stylin-ui="" {...list}>
        {photos.map((photo) => (
          <PhotoGridPhoto
            key={photo.id}
            photo={photo}
            words={words}
            onDelete={onDelete}
            onRetry={onRetry}
          />
        ))}
        {canAdd ? <PhotoGridAdd key={ADD} label={words.add} accept={accept} onAdd={onAdd} /> : null}
      </ul>
    </PhotoGridRoot>
  )
}
