export interface TagColumn<Id extends string = string> {
  /** The name that `onMove` uses for the column. */
  id: Id
  /** Its heading. */
  title: string
  /** Its tags, in order; a tag is in one column only. */
  tags: readonly string[]
}

export interface TagPlace<Id extends string = string> {
  /** The column. */
  to: Id
  /** The place in it from 0, counted without the moved tag. */
  index: number
}

export interface TagMove<Id extends string = string> extends TagPlace<Id> {
  /** The tag that is moved. */
  tag: string
  /** The column the tag comes from. */
  from: Id
}

/** Keys that take a picked-up tag to a neighbouring place. */
export const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const

export type Arrow = (typeof ARROWS)[number]

const MIRRORED: Partial<Record<Arrow, Arrow>> = {
  ArrowLeft: "ArrowRight",
  ArrowRight: "ArrowLeft",
}

/** The arrow that means in a text that runs to the right what this one means in a text of a direction. */
export function arrowIn(direction: "ltr" | "rtl", arrow: Arrow): Arrow {
  return (direction === "rtl" ? MIRRORED[arrow] : undefined) ?? arrow
}

/** Where a tag is, or undefined if no column has it. */
export function placeOf<Id extends string>(
  columns: readonly TagColumn<Id>[],
  tag: string,
): TagPlace<Id> | undefined {
  const column = columns.find(({ tags }) => tags.includes(tag))
  return column && { to: column.id, index: column.tags.indexOf(tag) }
}

/** How many tags a column has besides this one. */
export const othersIn = ({ tags }: TagColumn, tag: string): number =>
  tags.filter((other) => other !== tag).length

/** New columns with one tag at another place, of the same type, so that a state can hold them. */
export function applyTagMove<Column extends TagColumn>(
  columns: readonly Column[],
  { tag, to, index }: Omit<TagMove<Column["id"]>, "from">,
): Column[] {
  if (placeOf(columns, tag) === undefined) return [...columns]
  return columns.map((column) => {
    const others = column.tags.filter((other) => other !== tag)
    return { ...column, tags: column.id === to ? others.toSpliced(index, 0, tag) : others }
  })
}

/**
 * The place that an arrow key leads to. Up and down go from place to place and, past a column's
 * ends, on to the next column, so that two keys reach everything. Left and right go to the
 * column before and the one after at once, even if it is empty. At the outer edge the place stays the same.
 */
export function placeBeside<Id extends string>(
  columns: readonly TagColumn<Id>[],
  tag: string,
  place: TagPlace<Id>,
  arrow: Arrow,
): TagPlace<Id> {
  const at = columns.findIndex(({ id }) => id === place.to)
  const here = columns[at]
  if (here === undefined) return place
  const before = columns[at - 1]
  const after = columns[at + 1]
  switch (arrow) {
    case "ArrowUp":
      if (place.index > 0) return { ...place, index: place.index - 1 }
      return before ? { to: before.id, index: othersIn(before, tag) } : place
    case "ArrowDown":
      if (place.index < othersIn(here, tag)) return { ...place, index: place.index + 1 }
      return after ? { to: after.id, index: 0 } : place
    default: {
      const next = arrow === "ArrowLeft" ? before : after
      return next ? { to: next.id, index: Math.min(place.index, othersIn(next, tag)) } : place
    }
  }
}
