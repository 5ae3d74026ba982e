import { type Ref, useCallback, useImperativeHandle, useRef } from "react"
import { t } from "../../../words/t.ts"

/** Whether this browser lets her choose a folder. */
export function hasFolders(): boolean {
  return "webkitdirectory" in HTMLInputElement.prototype
}

interface Props {
  readonly ref: Ref<{ open: () => void }>
  /** Receives what is in the folder, and in folders within. */
  readonly onPick: (files: readonly File[]) => void
}

/** The browser's own chooser for a folder, hidden; a button opens it. */
export function FolderInput({ ref, onPick }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => ({ open: () => input.current?.click() }), [])
  const take = useCallback((element: HTMLInputElement | null) => {
    input.current = element
    // React's types have no such property.
    element?.setAttribute("webkitdirectory", "")
  }, [])
  return (
    <input
      ref={take}
      type="file"
      aria-label={t("A folder of photos")}
      multiple
      hidden
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])]
        // Emptied, so that choosing the same folder again counts as a change.
        currentTarget.value = ""
        if (files.length > 0) onPick(files)
      }}
    />
  )
}
