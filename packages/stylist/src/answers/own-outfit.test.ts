import { ACTIVITIES, KIND_NAMES } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { indexOf, recordOf } from "../catalogue/catalogue-index.ts"
import { garment, garments } from "../testing.ts"
import type { Garment } from "../types.ts"
import { judgeOutfit } from "./own-outfit.ts"

const catalogue = indexOf(garments(800, 31).map((one) => recordOf({ ...one, pricePence: 4000 })))
const own = (kind: Parameters<typeof garment>[0], colour = "navy") =>
  garment(kind, { id: `own ${kind}`, colours: [colour], owned: true })
const WARDROBE = [own("shirt", "white"), own("trousers"), own("loafers", "brown"), own("blazer")]
const judged = (...worn: Garment[]) =>
  judgeOutfit({
    profile: { month: 6 },
    garments: worn,
    occasions: ["work", "outings"],
    wardrobe: WARDROBE,
    catalogue,
    leaveOut: [],
    seed: 1,
  })

describe("an outfit of her own", () => {
  it("has just what she chose, in the order in which looks list it", () => {
    const { look } = judged(own("loafers", "brown"), own("trousers"), own("shirt", "white"))
    expect(look.slots.map((pieces) => pieces.map(({ id }) => id))).toEqual([
      ["own shirt"],
      ["own trousers"],
      ["own loafers"],
    ])
    expect(look.title).not.toBe("")
  })

  it("names what is still to come, and proposes her own for it first", () => {
    const { text, open, weakLink } = judged(own("trousers"))
    expect(text).toBe("A beginning: a top and shoes are still to come.")
    expect(weakLink).toBeUndefined()
    expect(open[0]?.place).toBe("top")
    expect(open[0]?.pieces[0]?.id).toBe("own shirt")
    expect(open.map(({ place }) => place)).toEqual(expect.arrayContaining(["shoes", "bag"]))
    expect(judged(own("wrap_dress")).text).toBe("A beginning: shoes are still to come.")
  })

  it("is said to work where it does", () => {
    const { text, notes } = judged(own("shirt", "white"), own("trousers"), own("loafers", "brown"))
    expect(text).toMatch(/^Works/)
    expect(notes).toEqual([])
  })

  it("points out the piece that pulls away, and what would be better", () => {
    const { text, weakLink } = judged(
      own("blazer"),
      own("shirt", "white"),
      own("trousers"),
      own("trainers", "orange"),
    )
    expect(weakLink).toMatchObject({ id: "own trainers" })
    expect(weakLink?.text).toMatch(/instead of the /)
    expect(text).toBe("One thing pulls away: your trainers.")
  })

  it("is never refused: what speaks against it is said of the pieces that do so", () => {
    const { look, notes } = judged(own("jumper", "red"), own("cardigan"), own("trousers"))
    expect(look.slots).toHaveLength(3)
    expect(notes).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Your cardigan and your jumper /)]),
    )
  })

  it("is judged for what it suits, though she dresses for something else first", () => {
    const forWork = (...worn: Garment[]) =>
      judgeOutfit({
        profile: { month: 6 },
        garments: worn,
        occasions: ["work"],
        wardrobe: WARDROBE,
        catalogue,
        leaveOut: [],
        seed: 1,
      })
    const easy = forWork(own("hoodie", "grey"), own("leggings", "black"), own("trainers", "white"))
    expect(easy.look.occasion).not.toBe("work")
    expect(easy.notes.join()).not.toMatch(/unusual/)
    const smart = forWork(own("shirt", "white"), own("trousers"), own("loafers", "brown"))
    expect(smart.look.occasion).toBe("work")
  })

  it("can begin with anything, of anybody, for any occasion", () => {
    for (const kind of KIND_NAMES) {
      const { look, text, open } = judgeOutfit({
        profile: { month: 0, bodyType: "pear", colourType: "deep winter" },
        garments: [own(kind)],
        occasions: ACTIVITIES,
        wardrobe: [],
        catalogue,
        leaveOut: [],
        seed: 1,
      })
      expect(look.slots).toHaveLength(1)
      expect(text).toMatch(/^A beginning: .* still to come\.$/)
      expect(open.length).toBeGreaterThan(0)
    }
  })
})
