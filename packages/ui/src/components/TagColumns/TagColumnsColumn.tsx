import { useDroppable } from "@dnd-kit/core"
import { type ReactNode, useId } from "react"
import type { TagColumn } from "./tagMoves.ts"

interface TagColumnsColumnProps {
  column: TagColumn
  /** Whether a picked-up tag would go here. */
  reached: boolean
  children: ReactNode
}

/** One headed column that tags can be dropped on. */
export function TagColumnsColumn({ column, reached, children }: TagColumnsColumnProps) {
  const titleId = useId()
  const { setNodeRef } = useDroppable({ id: column.id })
  return (
    <section
      data-stylin-ui=""
      ref={setNodeRef}
      data-column={column.id}
      data-reached={reached}
      aria-labelledby={titleId}
    >
      <h2 data-stylin-ui="" id={titleId}>
        {column.title}
      </h2>
      <ul data-stylin-ui="">{children}</ul>
    </section>
  )
}
