import type { TellsOfHerself } from "../her-feed.ts"

/** A person whose looks are judged by eye. */
export interface SheetPerson extends TellsOfHerself {
  readonly name: string
  /** What she owns, as she would type it, separated by commas. */
  readonly owns: string
}
