import type { ChangeEvent, ReactNode } from "react"
import { AddPhotoIcon } from "../../icons/index.ts"

interface Props {
  readonly label: ReactNode
  readonly accept: string
  readonly onAdd: (chosen: { files: File[] }) => void
}

/** The tile after the last photo: a file chooser that covers the words drawn in its place. */
export function PhotoGridAdd({ label, accept, onAdd }: Props) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // Cleared, so that choosing the same file again counts as a change.
    currentTarget.value = ""
    if (files.length > 0) onAdd({ files })
  }
  return (
    <li data-part="add">
      <label data-stylin-ui="">
        <input data-stylin-ui="" type="file" multiple accept={accept} onChange={choose} />
        <AddPhotoIcon aria-hidden="true" />
        <span data-stylin-ui="">{label}</span>
      </label>
    </li>
  )
}
