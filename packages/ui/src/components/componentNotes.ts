import type { ReactNode } from "react"

/** How far a component can be relied on: `new` may still change its props between versions. */
export const COMPONENT_STATUSES = ["stable", "new", "deprecated"] as const

/** What a component's page says that nobody can read from its code. Not published. */
export interface ComponentNotes {
  status: (typeof COMPONENT_STATUSES)[number]
  /** The version that brought it. */
  since: string
  /** How its words are written, one rule each. */
  content: readonly string[]
  do: Advice
  dont: Advice
}

/** One piece of advice, with a picture if it can stand on the page. */
interface Advice {
  words: string
  show?: ReactNode
}
