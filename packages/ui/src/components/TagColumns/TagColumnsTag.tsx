import { useDraggable } from "@dnd-kit/core"
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from "react"
import type { TagColumn } from "./tagMoves.ts"
import type { TagColumnsWords } from "./tagWords.ts"

/** What a picked-up tag looks like in the place it would go to: itself, or the hole it would fill. */
export type TagAppearance = "resting" | "lifted" | "hole" | "landed"

interface TagColumnsTagProps<Id extends string> {
  tag: string
  appearance: TagAppearance
  open: boolean
  /** Its place in the column. */
  index: number
  column: TagColumn<Id>
  columns: readonly TagColumn<Id>[]
  words: TagColumnsWords
  /** Focus moves to the tag whenever this changes. */
  followed: string | number | undefined
  onToggle: () => void
  onClose: () => void
  onChoose: (choice: { to: TagColumn<Id>; index: number }) => void
}

/** One tag: it can be dragged, and a press offers where else it can go. */
export function TagColumnsTag<Id extends string>(props: TagColumnsTagProps<Id>) {
  const { tag, appearance, open, index, column, columns, words, followed } = props
  const { onToggle, onClose, onChoose } = props
  const choicesId = useId()
  const root = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef } = useDraggable({ id: tag })

  // A moved tag is a new element in its new column, so focus is moved to it.
  useEffect(() => {
    if (followed !== undefined) button.current?.focus()
  }, [followed])

  useEffect(() => {
    if (!open) return
    const closeFromOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) onClose()
    }
    document.addEventListener("pointerdown", closeFromOutside)
    return () => document.removeEventListener("pointerdown", closeFromOutside)
  }, [open, onClose])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return
    // The key is used up: a surrounding dialog stays open.
    event.preventDefault()
    onClose()
    button.current?.focus()
  }
  // Safari gives pressed buttons no focus, so focus moving to nothing is no sign of leaving.
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (open && relatedTarget && !currentTarget.contains(relatedTarget)) onClose()
  }

  return (
    <li
      data-stylin-ui=""
      ref={(element) => {
        root.current = element
        setNodeRef(element)
      }}
      data-tag={tag}
      data-appearance={appearance}
      data-open={open}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeaving}
    >
      <button
        type="button"
        data-part="tag"
        {...listeners}
        ref={(element) => {
          button.current = element
          setActivatorNodeRef(element)
        }}
        aria-expanded={open}
        aria-controls={choicesId}
        aria-describedby={attributes["aria-describedby"]}
        onClick={onToggle}
        onKeyUp={(event) => {
          // Space picks the tag up; Firefox would also press the button.
          if (event.code === "Space") event.preventDefault()
        }}
      >
        {tag}
      </button>
      <fieldset data-stylin-ui="" id={choicesId} hidden={!open} aria-label={words.moveTo({ tag })}>
        {columns
          .filter((other) => other.id !== column.id)
          .map((to) => (
            <button
              data-stylin-ui=""
              type="button"
              key={to.id}
              onClick={() => onChoose({ to, index: to.tags.length })}
            >
              {to.title}
            </button>
          ))}
        <button
          data-stylin-ui=""
          type="button"
          disabled={index === 0}
          onClick={() => onChoose({ to: column, index: index - 1 })}
        >
          {words.earlier}
        </button>
        <button
          data-stylin-ui=""
          type="button"
          disabled={index === column.tags.length - 1}
          onClick={() => onChoose({ to: column, index: index + 1 })}
        >
          {words.later}
        </button>
      </fieldset>
    </li>
  )
}
