import type { Activity } from "@stylin/garments/vocabulary"
import type { Person } from "../person/person.ts"
import { aimOf, bitOf } from "./occasions.ts"

/** All that a look is judged by: who wears it, to what, and what she wished for. */
export interface Brief {
  readonly person: Person
  readonly occasion: Activity
  /** The occasion's place among `ACTIVITIES`. */
  readonly bit: number
  /** The formality aimed at. */
  readonly aim: number
  /** The most that all picks of a look may cost together, in pence. */
  readonly budget: number
  /** What she asked to see: it may be shown although it is of what she avoids. */
  readonly asked: ReadonlySet<string>
  /** What she asked to leave out. */
  readonly leftOut: ReadonlySet<string>
}

export interface Wishes {
  readonly budgetPence?: number | undefined
  readonly asked?: readonly string[] | undefined
  readonly leaveOut?: readonly string[] | undefined
}

export function briefOf(person: Person, occasion: Activity, wishes: Wishes = {}): Brief {
  return {
    person,
    occasion,
    bit: bitOf(occasion),
    aim: aimOf(occasion),
    budget: wishes.budgetPence ?? Number.POSITIVE_INFINITY,
    asked: new Set(wishes.asked),
    leftOut: new Set(wishes.leaveOut),
  }
}
