import type { ColourName } from "@stylin/garments/colour"
import type { Kind } from "@stylin/garments/vocabulary"
import type { Opened, TellsOfHerself } from "./her-feed.ts"

/** A person the stylist is evaluated on, and what a stylist would and would not choose for her. */
export interface Persona extends Omit<TellsOfHerself, "ratings">, Pick<Opened, "pieces"> {
  readonly name: string
  readonly month: number
  /** Sample looks she would wear, and those she would not. */
  readonly likes?: readonly number[]
  readonly dislikes?: readonly number[]
  /** What she owns, as she would type it, separated by commas. */
  readonly owns?: string
  /** At least one of these is in most of her looks. */
  readonly would: Expected
  /** None of these is in any of her looks as a pick. */
  readonly wouldNot: Expected
}

export interface Expected {
  readonly kinds?: readonly Kind[]
  readonly colours?: readonly ColourName[]
}
