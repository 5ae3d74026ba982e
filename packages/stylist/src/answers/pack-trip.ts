import type { Activity } from "@stylin/garments/vocabulary"
import type { StyledLook } from "../input.ts"
import { chooseForTrip, type TripChoice } from "../pack/trip-choice.ts"
import {
  keysOf,
  type LooksForDay,
  lackIn,
  lackOf,
  looksForDay,
  looksOf,
} from "../pack/trip-looks.ts"
import { type Profile, personOf, type WeatherKnown } from "../person/person.ts"
import { pieceOf } from "../pieces/piece.ts"
import type { FoundLook } from "../search/candidates.ts"
import { toldLook } from "../search/look.ts"
import type { Garment } from "../types.ts"

/** Something to be dressed for while she is away, and its weather. */
export interface TripPart extends WeatherKnown {
  readonly occasion: Activity
}

export interface TripInput {
  readonly profile: Profile
  /** What she can wear; nothing is bought. */
  readonly wardrobe: readonly Garment[]
  /** In their order. */
  readonly parts: readonly TripPart[]
  /** Outfits that are not for her. */
  readonly avoidOutfits: readonly (readonly string[])[]
}

/** What a part of a trip wears, and what is missing for it, as a sentence; one of them at least. */
export interface PartPacked {
  readonly look?: StyledLook
  readonly lacks?: string
}

export interface TripPacked extends Pick<TripChoice, "cost" | "bound" | "isBest"> {
  /** In the order of what was asked. */
  readonly parts: readonly PartPacked[]
}

/** How many first pieces are tried for each occasion and weather. */
const TRIED = 60
/** The most times that looks of what is packed already are added to choose from. */
const ROUNDS = 4

const NO_OTHER =
  "Your clothes make no other look for it: none comes twice, and a top is worn two times at most. Another top would help."

/**
 * The fewest and lightest of her pieces that make a look for each part of a trip. Looks of all she owns are
 * found first; of what those pack, more looks are made and the choice is made again, as long as it gets
 * lighter.
 */
export function packTrip({ profile, parts, avoidOutfits, ...input }: TripInput): TripPacked {
  const wardrobe = input.wardrobe.map(pieceOf)
  const refused = keysOf(avoidOutfits, wardrobe)
  const found = new Map<string, LooksForDay>()
  const keys = parts.map((part) => {
    const key = JSON.stringify(part)
    const { occasion, month, latitude, longitude, weather } = part
    if (!found.has(key)) {
      // Named one by one: a part without a forecast is not dressed for today's.
      const known = { ...profile, month, latitude, longitude, weather }
      const person = personOf(known, input.wardrobe)
      found.set(key, looksForDay({ person, occasion, wardrobe, tried: TRIED, refused }))
    }
    return key
  })
  const choose = (mostWeighed?: number) =>
    chooseForTrip(
      keys.map((key) => found.get(key)?.looks ?? []),
      mostWeighed,
    )
  let good = choose(0)
  for (let round = 1; round <= ROUNDS; round += 1) {
    const ids = new Set(good.looks.flatMap((look) => look?.pieces.map(({ id }) => id) ?? []))
    const packed = wardrobe.filter(({ id }) => ids.has(id))
    for (const [key, { looks, ...rest }] of found) {
      const more = looksOf(rest.brief, { wardrobe: packed, tried: TRIED, refused })
      found.set(key, { ...rest, looks: distinct([...looks, ...more]) })
    }
    const next = choose(0)
    if (!isLighter(next, good)) break
    good = next
  }
  const said = new Set<string>()
  const { looks, ...rest } = choose()
  return {
    ...rest,
    parts: looks.map((look, at) => {
      const known = found.get(keys[at] ?? "")
      if (!look) {
        const isBare = known?.looks.length === 0
        return { lacks: isBare ? lackOf(known.strict, wardrobe) : NO_OTHER }
      }
      const places = look.pieces.map((piece) => [piece])
      const lacks = known && lackIn(look, known.strict)
      return { look: toldLook(look, places, said), ...(lacks !== undefined && { lacks }) }
    }),
  }
}

function isLighter(one: TripChoice, other: TripChoice): boolean {
  const dressed = ({ looks }: TripChoice) => looks.filter(Boolean).length
  return (
    dressed(one) > dressed(other) ||
    (dressed(one) === dressed(other) && one.cost < other.cost - 0.001)
  )
}

function distinct(looks: readonly FoundLook[]): FoundLook[] {
  const idOf = ({ pieces }: FoundLook) => pieces.map(({ id }) => id).join("\n")
  return [...new Map(looks.map((look) => [idOf(look), look])).values()]
}
