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
  /** The parts that the code gives no name; those that have one, as `data-part`, are read from there. */
  anatomy?: Anatomy
}

/** A story that shows a component's parts, and those that only its page names. */
export interface Anatomy {
  /** As its file exports it; the first if left out. */
  story?: string
  parts: readonly NamedPart[]
}

export interface NamedPart {
  name: string
  /** What it is, in half a sentence. */
  about: string
  /** A selector that finds it in the story. */
  at: string
  /** What of the element it is, if not all: its own words, the line under them, or as much as is done. */
  only?: "words" | "underline" | "done"
}

/** One piece of advice, pictured. */
interface Advice {
  words: string
  show: ReactNode
  /** Gives the picture a page of its own, this many pixels high, because it covers its page. */
  frame?: number
}
