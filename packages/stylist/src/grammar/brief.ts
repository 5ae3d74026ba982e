import { type Activity, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import type { Person } from "../person/person.ts"
import { hasBit } from "../pieces/traits.ts"
import { type Need, needOf } from "../weather/need.ts"
import { type Ask, asksFor } from "./asks.ts"
import { asksOfCoverage } from "./coverage.ts"
import { aimOf, bitOf, bitsFor, leastOf, type Setting } from "./settings.ts"

const SPORTY = PREFERENCE_TAGS.indexOf("Sporty outfits")

/** Everything that a look is judged by: who wears it, for what, and her wishes. */
export interface Brief {
  readonly person: Person
  readonly occasion: Activity
  /** The occasion's index in `ACTIVITIES`. */
  readonly bit: number
  /** The occasion in the way that she dresses for it. */
  readonly setting: Setting
  /** One bit for each activity whose clothes do. */
  readonly occasions: number
  /** The target formality. */
  readonly aim: number
  /** The least formality that meets it as well. */
  readonly least: number
  /** The most that all picks of a look may cost together, in the currency's smallest unit. */
  readonly budget: number
  /** What she asked to see: it may be shown even if she avoids such things. */
  readonly asked: ReadonlySet<string>
  /** What she asked to leave out. */
  readonly leftOut: ReadonlySet<string>
  /** What the day requires of the outfit; undefined if the day is not known. */
  readonly need: Need | undefined
  readonly lenience: Lenience
  /** How many times what she spends something warm may cost, where nothing cheaper suits the day. */
  readonly stretch: number
  /** What its looks need. */
  readonly asks: readonly Ask[]
}

/**
 * How far looks may fall short of what the day asks, where nothing makes one that meets it: what she
 * has and could buy may be warmer or cooler; what is all hers may be worn whatever the day.
 */
export type Lenience = "none" | "warmth" | "hers"

export interface Wishes {
  readonly budgetPence?: number | undefined
  readonly asked?: readonly string[] | undefined
  readonly leaveOut?: readonly string[] | undefined
  readonly lenience?: Lenience | undefined
  readonly stretch?: number | undefined
}

export function briefOf(person: Person, occasion: Activity, wishes: Wishes = {}): Brief {
  const need = person.day && needOf(person.day, occasion)
  const lenience = wishes.lenience ?? "none"
  const setting = occasion === "work" ? person.work : occasion
  return {
    person,
    occasion,
    bit: bitOf(occasion),
    setting,
    occasions: bitsFor(setting, occasion),
    aim: aimOf(setting),
    least: leastOf(setting),
    budget: wishes.budgetPence ?? Number.POSITIVE_INFINITY,
    asked: new Set(wishes.asked),
    leftOut: new Set(wishes.leaveOut),
    need,
    lenience,
    stretch: wishes.stretch ?? 1,
    asks: [
      ...asksFor(occasion, lenience === "hers" ? undefined : need, hasBit(person.loves, SPORTY)),
      ...asksOfCoverage(person.coverage),
    ],
  }
}
