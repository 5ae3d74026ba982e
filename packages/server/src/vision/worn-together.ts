import type { Parsed } from "./parsed.ts"
import { WORN_CLASSES, type WornClass } from "./worn-classes.ts"
import { WORN_LABELS } from "./worn-kinds.ts"

/** What covers somebody for the most part. */
export const COVERING = ["top", "layer", "dress", "trousers", "shorts", "skirt"] as const
type Covering = (typeof COVERING)[number]

/** What is worn together, as shares of the 702 photos that taught the parser. */
const SHARES: readonly (readonly [share: number, ...worn: Covering[]])[] = [
  [0.215, "top", "layer", "trousers"],
  [0.169, "top", "trousers"],
  [0.12, "dress"],
  [0.075, "layer", "dress"],
  [0.06, "top", "dress"],
  [0.059, "top", "skirt"],
  [0.054, "top", "layer", "skirt"],
  [0.052, "layer", "trousers"],
  [0.033, "top", "layer", "dress"],
  [0.029, "top", "shorts"],
  [0.025, "top", "layer", "shorts"],
  [0.018, "layer"],
  [0.015, "layer", "skirt"],
  [0.014, "dress", "trousers"],
  [0.013, "layer", "dress", "trousers"],
  [0.01, "top", "layer"],
  [0.007, "top"],
  [0.006, "layer", "shorts"],
  [0.003, "trousers"],
  [0.001, "shorts"],
  [0.001, "skirt"],
  [0.001],
]

/** How much the places count beside the picture as a whole: neighbours say nearly the same. */
const PLACES_COUNT = 1.5
/** What people usually wear says little beside what is seen: a habit is no reason to miss a dress. */
const HABIT_COUNTS = 0.5
/** How much names count, of what the picture as a whole says: a "skirt" named speaks against a dress. */
const NAMES_COUNT = 0.3
/** No place is so sure that it decides alone, and no picture either. */
const DOUBT = { place: 0.02, picture: 0.01 } as const

/**
 * Which garments cover her, as a whole: place by place half a dress would be taken for a skirt. Of
 * what is worn together, that which places, picture and habit speak for most.
 */
export function wornTogether({ planes, presence, labels }: Parsed): ReadonlySet<WornClass> {
  const count = planes[0]?.length ?? 0
  const covering = COVERING.map((name) => planes[WORN_CLASSES.indexOf(name)] ?? new Float32Array())
  const others = new Float32Array(count).fill(1)
  for (const plane of covering) {
    plane.forEach((value, place) => {
      others[place] = Math.max(0, (others[place] ?? 0) - value)
    })
  }
  const ground = planes[0] ?? new Float32Array()
  const person = ground.reduce((sum, value) => sum + 1 - value, 1)
  const told = COVERING.map((name) => ({
    name,
    shown: presence[WORN_CLASSES.indexOf(name)] ?? 0,
    named: namedAs(name, labels),
  }))
  const likely = SHARES.map(([share, ...worn]) => {
    const own = covering.filter((_, index) => worn.some((name) => name === COVERING[index]))
    let places = 0
    for (let place = 0; place < count; place += 1) {
      const explained = own.reduce((sum, plane) => sum + (plane[place] ?? 0), others[place] ?? 0)
      places += Math.log(explained + DOUBT.place)
    }
    const picture = told.reduce((sum, { name, shown, named }) => {
      const isWorn = worn.some((one) => one === name)
      return sum + (1 - NAMES_COUNT) * spoken(shown, isWorn) + NAMES_COUNT * spoken(named, isWorn)
    }, 0)
    return HABIT_COUNTS * Math.log(share) + picture + (PLACES_COUNT * places) / person
  })
  const [, ...worn] = SHARES[likely.indexOf(Math.max(...likely))] ?? [0]
  return new Set(worn)
}

/** How likely any name of a class of garment is one of the picture's. */
function namedAs(name: WornClass, labels: Float32Array): number {
  const none = WORN_LABELS.reduce(
    (left, [, shownAs], index) => (shownAs === name ? left * (1 - (labels[index] ?? 0)) : left),
    1,
  )
  return 1 - none
}

/** What a likelihood says for something that is, or is not, as a logarithm. */
function spoken(likely: number, is: boolean): number {
  const said = is ? likely : 1 - likely
  return Math.log(Math.min(1 - DOUBT.picture, Math.max(DOUBT.picture, said)))
}
