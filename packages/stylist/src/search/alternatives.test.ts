import { describe, expect, it } from "vitest"
import { indexOf, recordOf } from "../catalogue/catalogue-index.ts"
import { briefOf } from "../grammar/brief.ts"
import type { StyledLook } from "../input.ts"
import { type Profile, personOf } from "../person/person.ts"
import { garments } from "../testing.ts"
import { mayBeShown } from "./candidates.ts"
import { styleLooks } from "./style-looks.ts"

const stock = garments(1500, 21).map((one) => ({ ...one, pricePence: 4000 }))
const shop = indexOf(stock.map((one) => recordOf(one)))

function looksFor(profile: Profile): readonly StyledLook[] {
  return styleLooks({
    profile,
    wardrobe: [],
    catalogue: shop,
    occasions: ["outings"],
    candidatesPerOccasion: 60,
    count: 12,
    alternatives: 4,
    seed: 3,
    triesOut: false,
  }).looks
}

describe("the alternatives of a look", () => {
  it("leave a colour in it for her who avoids neutrals, in whatever combination", () => {
    const tags = { love: [], dontMind: [], avoid: ["Neutral pallets" as const] }
    const profile = { month: 4, tags }
    const looks = looksFor(profile)
    const about = briefOf(personOf(profile), "outings")
    expect(looks.flatMap(({ slots }) => slots.filter(({ length }) => length > 1))).not.toEqual([])
    for (const { slots } of looks) {
      for (const look of combinations(slots)) expect(mayBeShown(look, about)).toBe(true)
    }
  })
})

/** Every choice of one from each place. */
function combinations<T>(places: readonly (readonly T[])[]): T[][] {
  return places.reduce<T[][]>(
    (looks, place) => looks.flatMap((look) => place.map((one) => [...look, one])),
    [[]],
  )
}
