import type { ComponentProps, ReactNode } from "react"
import { useFocusAfterRemoval } from "../../hooks/useFocusAfterRemoval.ts"
import { PhotoGridAdd } from "./PhotoGridAdd.tsx"
import { PhotoGridPhoto } from "./PhotoGridPhoto.tsx"
import { PhotoGridRoot } from "./PhotoGridRoot.tsx"
import { type GridPhoto, photoCounts } from "./photoProgress.ts"
import { PHOTO_WORDS, type PhotoGridWords } from "./photoWords.ts"

export interface PhotoGridProps extends Omit<ComponentProps<"section">, "children"> {
  /** What the photos are, e.g. "Your photos". */
  label: string
  /** The photos, in the order shown. */
  photos: readonly GridPhoto[]
  /** How many may be sent at once; beyond it the count turns red. */
  max: number
  /** Adds a delete button to each photo; focus goes on to the next when one is gone. */
  onDelete?: ((of: { id: string }) => void) | undefined
  /** Adds a button to each photo that failed and may work when it is tried again. */
  onRetry?: ((of: { id: string }) => void) | undefined
  /** Adds a last tile, as long as there is room, that lets pictures be chosen. */
  onAdd?: ((chosen: { files: File[] }) => void) | undefined
  /** The words of that tile. */
  addLabel?: ReactNode
  /** What the file chooser offers. */
  accept?: string | undefined
  /** Words for how many photos there are. */
  countLabel?: ((of: { count: number; max: number }) => string) | undefined
  /** Replaces some of the other words; English by default. */
  words?: Partial<PhotoGridWords> | undefined
}

const countOf = ({ count, max }: { count: number; max: number }) => `${count} of ${max}`

const ADD = "add"

/** Photos about to be sent or on their way: previews, how far each is, and what can be done. */
export function PhotoGrid({
  label,
  photos,
  max,
  onDelete,
  onRetry,
  onAdd,
  addLabel = "Add photos",
  accept = "image/*",
  countLabel = countOf,
  words: ownWords,
  ...rest
}: PhotoGridProps) {
  const words = { ...PHOTO_WORDS, ...ownWords }
  const canAdd = onAdd !== undefined && photos.length < max
  const keys = photos.map(({ id }) => id)
  const list = useFocusAfterRemoval(canAdd ? [...keys, ADD] : keys)
  return (
    <PhotoGridRoot aria-label={label} {...rest} data-over={photos.length > max}>
      <p data-part="status" role="status">
        <span data-part="count">{countLabel({ count: photos.length, max })}</span>
        <span data-part="progress">{words.summary(photoCounts(photos))}</span>
      </p>
      <ul {...list}>
        {photos.map((photo) => (
          <PhotoGridPhoto
            key={photo.id}
            photo={photo}
            words={words}
            onDelete={onDelete}
            onRetry={onRetry}
          />
        ))}
        {canAdd ? <PhotoGridAdd key={ADD} label={addLabel} accept={accept} onAdd={onAdd} /> : null}
      </ul>
    </PhotoGridRoot>
  )
}
