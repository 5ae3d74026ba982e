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

/** One piece of advice, pictured. */
interface Advice {
  words: string
  show: ReactNode
  /** Gives the picture a page of its own, this many pixels high, because it covers its page. */
  frame?: number
}
