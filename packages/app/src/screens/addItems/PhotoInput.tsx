import type { Ref } from "react"

interface Props {
  readonly ref: Ref<HTMLInputElement>
  readonly onPick: (picked: { files: File[] }) => void
}

/** The browser's own file chooser for photos, hidden; a button opens it. */
export function PhotoInput({ ref, onPick }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      multiple
      hidden
      aria-label="Photos"
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])]
        // Emptied, so that choosing the same photos again counts as a change.
        currentTarget.value = ""
        if (files.length > 0) onPick({ files })
      }}
    />
  )
}
