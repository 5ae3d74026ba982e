/** Where a tag is, for reading out. */
export interface TagPosition {
  /** The tag that is moved. */
  tag: string
  /** The column's title. */
  column: string
  /** Its place in the column, from 1. */
  position: number
  /** How many tags the column has, this one included. */
  count: number
}

/** What the columns say, on screen and to screen readers. */
export interface TagColumnsWords {
  /** How to move a tag by keyboard, read out with each tag. */
  instructions: string
  /** Name of the choices that a pressed tag offers. */
  moveTo: (choice: { tag: string }) => string
  /** Text of the button that moves a tag one place up in its column. */
  earlier: string
  /** Text of the button that moves a tag one place down in its column. */
  later: string
  /** Said when a tag is picked up. */
  lifted: (at: TagPosition) => string
  /** Said when a picked-up tag reaches another place. */
  over: (at: TagPosition) => string
  /** Said when a tag has been moved. */
  moved: (at: TagPosition) => string
  /** Said when a tag is put back where it was, or the drag is cancelled. */
  returned: (at: TagPosition) => string
}

const place = ({ column, position, count }: TagPosition) =>
  `${column}, position ${position} of ${count}`

export const TAG_WORDS: TagColumnsWords = {
  instructions:
    "Press Enter to choose where it goes. Or press Space to pick it up, arrow keys to move it, Space to put it down, Escape to leave it where it was.",
  moveTo: ({ tag }) => `Move ${tag} to`,
  earlier: "Earlier",
  later: "Later",
  lifted: (at) => `${at.tag} picked up from ${place(at)}`,
  over: (at) => `${at.tag} over ${place(at)}`,
  moved: (at) => `${at.tag} moved to ${place(at)}`,
  returned: (at) => `${at.tag} left in ${place(at)}`,
}
