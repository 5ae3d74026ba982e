import { type KeyboardEvent, type RefObject, useId } from "react"
import type { TagColumn } from "./TagColumns.tsx"

interface TagColumnsTagProps<Id extends string> {
  tag: string
  open: boolean
  destinations: readonly TagColumn<Id>[]
  buttonRef: RefObject<HTMLButtonElement | null> | undefined
  onToggle: () => void
  onChoose: (choice: { to: TagColumn<Id> }) => void
}

/** One tag and, while it is open, the columns it can go to. */
export function TagColumnsTag<Id extends string>({
  tag,
  open,
  destinations,
  buttonRef,
  onToggle,
  onChoose,
}: TagColumnsTagProps<Id>) {
  const choicesId = useId()
  const closeOnEscape = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.key !== "Escape" || !open) return
    onToggle()
    event.currentTarget.querySelector("button")?.focus()
  }
  return (
    <li onKeyDown={closeOnEscape} data-open={open}>
      <button
        type="button"
        data-part="tag"
        ref={buttonRef}
        aria-expanded={open}
        aria-controls={choicesId}
        onClick={onToggle}
      >
        {tag}
      </button>
      <fieldset id={choicesId} hidden={!open} aria-label={`Move ${tag} to`}>
        {destinations.map((to) => (
          <button type="button" key={to.id} onClick={() => onChoose({ to })}>
            {to.title}
          </button>
        ))}
      </fieldset>
    </li>
  )
}
