import { DndContext, DragOverlay } from "@dnd-kit/core"
import { type ComponentProps, useCallback, useId, useState } from "react"
import { useWords } from "../../provider/StylinContext.ts"
import { VisuallyHidden } from "../VisuallyHidden/index.ts"
import { TagColumnsColumn } from "./TagColumnsColumn.tsx"
import { TagColumnsRoot } from "./TagColumnsRoot.tsx"
import { type TagAppearance, TagColumnsTag } from "./TagColumnsTag.tsx"
import { applyTagMove, othersIn, type TagColumn, type TagMove } from "./tagMoves.ts"
import { TAG_WORDS, type TagColumnsWords, type TagPosition } from "./tagWords.ts"
import { useTagDrag } from "./useTagDrag.ts"

export interface TagColumnsProps<Id extends string = string>
  extends Omit<ComponentProps<"div">, "children"> {
  /** The columns with their tags; the caller owns the order and applies each move. */
  columns: readonly TagColumn<Id>[]
  /** Called when a tag is dropped or sent to another place; never for a cancelled drag. */
  onMove: (move: TagMove<Id>) => void
  /** Replaces the words on screen and for screen readers; English by default. */
  words?: Partial<TagColumnsWords> | undefined
}

/**
 * Tags sorted into headed columns by dragging with mouse, finger or keys; pressing a tag offers the
 * same moves without dragging.
 */
export function TagColumns<Id extends string = string>({
  columns,
  onMove,
  words: givenWords,
  ...rest
}: TagColumnsProps<Id>) {
  const words = useWords("TagColumns", TAG_WORDS, givenWords)
  const [open, setOpen] = useState<string>()
  const [said, setSaid] = useState("")
  // The tag that takes focus. The number grows with each move, so that focus follows every move.
  const [followed, setFollowed] = useState<{ tag: string; turn: number }>()
  const close = useCallback(() => setOpen(undefined), [])

  const follow = (tag: string) => setFollowed((last) => ({ tag, turn: (last?.turn ?? 0) + 1 }))
  const positionOf = ({ tag, to, index }: Omit<TagMove<Id>, "from">): TagPosition => {
    const column = columns.find(({ id }) => id === to)
    const others = column ? othersIn(column, tag) : 0
    const position = Math.min(index, others) + 1
    return { tag, column: column?.title ?? to, position, count: others + 1 }
  }
  const move = (made: TagMove<Id>) => {
    onMove(made)
    setSaid(words.moved(positionOf(made)))
    follow(made.tag)
  }
  const putBack = (tag: string) => {
    const column = columns.find(({ tags }) => tags.includes(tag))
    if (column) {
      setSaid(words.returned(positionOf({ tag, to: column.id, index: column.tags.indexOf(tag) })))
    }
    follow(tag)
  }

  const { drag, context } = useTagDrag({
    columns,
    instructions: words.instructions,
    onLift: close,
    onDrop: ({ tag, from, to, index }) => {
      const column = columns.find(({ id }) => id === from)
      if (to === from && column?.tags[index] === tag) putBack(tag)
      else move({ tag, from, to, index })
    },
    onCancel: ({ tag }) => putBack(tag),
  })
  const shown = drag === undefined ? columns : applyTagMove(columns, drag)
  const dragged = drag && (drag.hasMoved ? words.over : words.lifted)(positionOf(drag))

  const appearanceOf = (tag: string): TagAppearance => {
    if (tag === drag?.tag) return drag.by === "keys" ? "lifted" : "hole"
    return tag === followed?.tag && drag === undefined ? "landed" : "resting"
  }
  // While a tag is moved by keys, focus follows each of its steps.
  const followedBy = (tag: string) => {
    if (drag?.tag === tag && drag.by === "keys") return `${drag.to} ${drag.index}`
    return followed?.tag === tag ? followed.turn : undefined
  }

  return (
    <DndContext id={useId()} {...context}>
      <TagColumnsRoot data-stylin-ui="" {...rest} data-dragging={drag !== undefined}>
        {shown.map((column) => (
          <TagColumnsColumn key={column.id} column={column} reached={column.id === drag?.to}>
            {column.tags.map((tag, index) => (
              <TagColumnsTag
                key={tag}
                tag={tag}
                appearance={appearanceOf(tag)}
                open={tag === open}
                index={index}
                column={column}
                columns={columns}
                words={words}
                followed={followedBy(tag)}
                onToggle={() => setOpen(tag === open ? undefined : tag)}
                onClose={close}
                onChoose={({ to, index: at }) => {
                  close()
                  move({ tag, from: column.id, to: to.id, index: at })
                }}
              />
            ))}
          </TagColumnsColumn>
        ))}
        <DragOverlay dropAnimation={null}>
          {drag?.by === "pointer" ? <span data-part="floating">{drag.tag}</span> : null}
        </DragOverlay>
        <VisuallyHidden role="status">{dragged ?? said}</VisuallyHidden>
      </TagColumnsRoot>
    </DndContext>
  )
}
