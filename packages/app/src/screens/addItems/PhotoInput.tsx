import type { Ref } from "react"

interface Props {
  readonly ref: Ref<HTMLInputElement>
  readonly onPick: (picked: { files: File[] }) => void
}

/** The browser's own way to photos that the device has, unseen; a button opens it. */
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
        // Emptied, so that choosing the same photos again is a change again.
        currentTarget.value = ""
        if (files.length > 0) onPick({ files })
      }}
    />
  )
}
