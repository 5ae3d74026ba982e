// Photos on their way: each with its progress, a way to try again, and how much of all is done.
import { Button, type GridPhoto, PhotoGrid, ProgressBar } from "@stylin/ui"

interface PhotosProps {
  photos: readonly GridPhoto[]
  onAdd: (files: File[]) => void
  onDelete: (id: string) => void
  onRetry: (id: string) => void
  onSend: () => void
}

export function Photos({ photos, onAdd, onDelete, onRetry, onSend }: PhotosProps) {
  const done = photos.filter(({ progress }) => progress?.kind === "done").length
  const sending = photos.some(({ progress }) => progress?.kind === "uploading")
  return (
    <section>
      <PhotoGrid
        label="Your photos"
        photos={photos}
        max={10}
        accept="image/*"
        onAdd={({ files }) => onAdd(files)}
        onDelete={({ id }) => onDelete(id)}
        onRetry={({ id }) => onRetry(id)}
      />
      {sending ? <ProgressBar label="Photos sent" value={done} max={photos.length} /> : null}
      <Button busy={sending} disabled={photos.length === 0} onClick={onSend}>
        Send
      </Button>
    </section>
  )
}
