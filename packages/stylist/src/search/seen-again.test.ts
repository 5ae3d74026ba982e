import { describe, expect, it } from "vitest"
import { indexOf, recordOf } from "../catalogue/catalogue-index.ts"
import type { LookWishes, StyledLook } from "../input.ts"
import { garment } from "../testing.ts"
import { styleLooks } from "./style-looks.ts"

const KINDS = ["wool_coat", "jumper", "jeans", "trousers", "ankle_boots"] as const
const wardrobe = KINDS.map((kind) => garment(kind, { id: `her ${kind}`, owned: true }))
const catalogue = indexOf(
  (["jumper", "skirt", "ankle_boots"] as const).flatMap((what) =>
    (["navy", "grey", "burgundy"] as const).map((colour) => {
      const kind = what === "skirt" ? "midi_skirt" : what
      return recordOf(garment(kind, { id: `${colour} ${kind}`, colours: [colour] }))
    }),
  ),
)
const feed = (wishes: LookWishes, seenOutfits: readonly (readonly string[])[] = []) =>
  styleLooks({
    profile: { month: 11 },
    wardrobe,
    catalogue,
    occasions: ["outings"],
    wishes,
    seenOutfits,
    candidatesPerOccasion: 60,
    count: 6,
    alternatives: 1,
    seed: 1,
  }).looks
const idsOf = ({ slots }: StyledLook) => slots.map(([{ id }]) => id)
const isHers = ({ slots }: StyledLook) => slots.every(([{ owned }]) => owned)

describe("looks that she saw", () => {
  const own = feed({ picks: 0 }).filter(isHers).map(idsOf)

  it("come back where she wants her own clothes alone and these make no others", () => {
    expect(own.length).toBeGreaterThan(1)
    const [first = []] = own
    const others = feed({ picks: 0 }, [first]).map(idsOf)
    expect(others.slice(0, own.length)).toContainEqual(first)
    expect(others[0], "those that she has not seen first").not.toEqual(first)
    expect(feed({ picks: 0 }, own).filter(isHers)).toHaveLength(own.length)
  })

  it("do not come back where something new may be bought", () => {
    const again = feed({ picks: 1, orFewer: true }, own).map(idsOf)
    for (const outfit of own) expect(again).not.toContainEqual(outfit)
  })
})
