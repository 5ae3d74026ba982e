import { defaultTagPreferences, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { CALIBRATION_LOOKS } from "../calibration.ts"
import { personOf } from "../person/person.ts"
import { garment } from "../testing.ts"
import { taste } from "./taste.ts"
import { black, brief, piece, white } from "./testing.ts"

const denim = [
  piece({ kind: "denim_jacket", colours: [{ colour: "blue" }] }),
  piece({ kind: "jeans", colours: [{ colour: "indigo" }] }),
]
const tags = {
  love: ["Denim"],
  dontMind: PREFERENCE_TAGS.filter((tag) => tag !== "Denim"),
  avoid: [],
} as const
const asTags = { love: [...tags.love], dontMind: [...tags.dontMind], avoid: [] }
const DENIM = PREFERENCE_TAGS.indexOf("Denim")

const rated = (liked: boolean) =>
  CALIBRATION_LOOKS.map(({ id, tags: of }) => ({
    look_id: id,
    user_response: of.includes("Denim") === liked,
  }))

describe("taste", () => {
  it("is neutral if nothing is known", () => {
    expect(taste(denim, brief())).toBe(0)
  })

  it("rises for a tag she loves and falls for one she avoids", () => {
    const loves = brief("outings", { tags: asTags })
    const avoids = brief("outings", { tags: { ...asTags, love: [], avoid: ["Denim"] } })
    const indifferent = brief("outings", { tags: { ...asTags, love: [] } })
    expect(taste(denim, loves)).toBeGreaterThan(taste(denim, indifferent))
    expect(taste(denim, avoids)).toBeLessThan(taste(denim, indifferent))
  })

  it("is moved by eleven ratings alone", () => {
    const likes = brief("outings", { ratings: rated(true) })
    const dislikes = brief("outings", { ratings: rated(false) })
    expect(taste(denim, likes)).toBeGreaterThan(taste(denim, dislikes) + 0.2)
  })

  it("keeps moving with favourites, and a little with passed-over looks", () => {
    const look = [garment("jeans", { name: "blue jeans", colours: ["blue"] })]
    const other = [garment("midi_skirt")]
    const leaning = (profile: Parameters<typeof personOf>[0]) =>
      personOf(profile).preference.tags[DENIM] ?? 0
    const start = leaning({ tags: defaultTagPreferences() })
    const kept = leaning({ tags: defaultTagPreferences(), favourites: [look, look] })
    const passed = leaning({
      tags: defaultTagPreferences(),
      skipped: [look, other].map((garments) => ({ garments, place: 0 })),
    })
    expect(kept).toBeGreaterThan(start)
    expect(passed).toBeLessThan(start)
    expect(kept - start).toBeGreaterThan(start - passed)
  })

  it("turns to plainer things for what her looks were too dressy for, but for those she loves", () => {
    const [casual, formal] = [
      [piece({ kind: "t_shirt", colours: white })],
      [piece({ kind: "blazer", colours: black }), piece({ kind: "heels", colours: black })],
    ]
    const dismissed = [1, 2, 3].map(() => ({
      garments: [garment("maxi_dress")],
      occasion: "outings" as const,
      reason: "too_dressy" as const,
    }))
    const minds = brief("outings", { dismissed })
    expect(taste(formal, minds)).toBeLessThan(taste(casual, minds))
    expect(taste(formal, brief("dating", { dismissed }))).toBe(0)
    const heels = [piece({ kind: "heels", colours: black })]
    const loves = { ...asTags, love: ["High heels" as const] }
    const fond = brief("outings", { tags: loves })
    expect(taste(heels, brief("outings", { tags: loves, dismissed }))).toBe(taste(heels, fond))
  })

  it("counts a tag that garments only carry together", () => {
    const layered = [
      piece({ kind: "cardigan", colours: white }),
      piece({ kind: "t_shirt", colours: black }),
    ]
    const loves = brief("outings", { tags: { ...asTags, love: ["Layering"] } })
    const avoids = brief("outings", { tags: { ...asTags, love: [], avoid: ["Layering"] } })
    expect(taste(layered, loves)).toBeGreaterThan(taste(layered, avoids))
  })
})
