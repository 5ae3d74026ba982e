import type { Ref } from "react"

interface Props {
  readonly ref: Ref<HTMLInputElement>
  readonly "aria-label": string
  readonly multiple?: boolean
  /** Receives one photo at least. */
  readonly onPick: (files: readonly [File, ...File[]]) => void
}

/** The browser's own file chooser for photos, hidden; a button opens it. */
export function PhotoInput({ onPick, ...props }: Props) {
  return (
    <input
      {...props}
      type="file"
      accept="image/*"
      hidden
      onChange={({ currentTarget }) => {
        const [first, ...others] = currentTarget.files ?? []
        // Emptied, so that choosing the same photos again counts as a change.
        currentTarget.value = ""
        if (first) onPick([first, ...others])
      }}
    />
  )
}
