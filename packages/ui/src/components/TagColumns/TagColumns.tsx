import { type ComponentProps, useEffect, useRef, useState } from "react"
import { VisuallyHidden } from "../VisuallyHidden/index.ts"
import { TagColumnsRoot } from "./TagColumnsRoot.tsx"
import { TagColumnsTag } from "./TagColumnsTag.tsx"

export interface TagColumn<Id extends string = string> {
  /** What `onMove` calls the column. */
  id: Id
  /** Its heading. */
  title: string
  /** Its tags, in order; a tag is in one column only. */
  tags: readonly string[]
}

export interface TagMove<Id extends string = string> {
  tag: string
  /** The column the tag comes from. */
  from: Id
  /** The column it goes to. */
  to: Id
  /** Its place there, counted without the tag itself. */
  index: number
}

export interface TagColumnsProps<Id extends string = string>
  extends Omit<ComponentProps<"div">, "children"> {
  /** The columns with their tags; the caller owns the order and applies each move. */
  columns: readonly TagColumn<Id>[]
  /** Called when a tag is sent to another column. */
  onMove: (move: TagMove<Id>) => void
}

/** Tags sorted into headed columns; pressing a tag offers the other columns to move it to. */
export function TagColumns<Id extends string = string>({
  columns,
  onMove,
  ...rest
}: TagColumnsProps<Id>) {
  const [open, setOpen] = useState<string>()
  const [moved, setMoved] = useState<{ tag: string; to: string }>()
  const movedTag = useRef<HTMLButtonElement>(null)

  // A moved tag is a new element in its new column; focus goes with it.
  useEffect(() => {
    if (moved !== undefined) movedTag.current?.focus()
  }, [moved])

  const move = (tag: string, from: Id, to: TagColumn<Id>) => {
    setOpen(undefined)
    setMoved({ tag, to: to.title })
    onMove({ tag, from, to: to.id, index: to.tags.length })
  }

  return (
    <TagColumnsRoot {...rest}>
      {columns.map((column) => (
        <section key={column.id} data-column={column.id} aria-label={column.title}>
          <h2>{column.title}</h2>
          <ul>
            {column.tags.map((tag) => (
              <TagColumnsTag
                key={tag}
                tag={tag}
                open={tag === open}
                destinations={columns.filter((other) => other.id !== column.id)}
                buttonRef={tag === moved?.tag ? movedTag : undefined}
                onToggle={() => setOpen(tag === open ? undefined : tag)}
                onChoose={({ to }) => move(tag, column.id, to)}
              />
            ))}
          </ul>
        </section>
      ))}
      <VisuallyHidden role="status">
        {moved === undefined ? "" : `${moved.tag} moved to ${moved.to}`}
      </VisuallyHidden>
    </TagColumnsRoot>
  )
}
