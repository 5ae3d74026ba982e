import type { Activity, Kind } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { indexOf } from "../catalogue/catalogue-index.ts"
import { garment } from "../testing.ts"
import { styleLooks } from "./style-looks.ts"

const hers = (kind: Kind, colour = "navy") =>
  garment(kind, { id: kind, name: kind.replaceAll("_", " "), colours: [colour], owned: true })
const wardrobe = [hers("blouse", "white"), hers("trousers"), hers("midi_skirt"), hers("flats")]

/** The occasions of the first looks in which she wears her dress, in some months and seeds. */
function dressedFor(occasions: readonly Activity[], dress: Kind = "wrap_dress"): Activity[] {
  return [4, 7, 10].flatMap((month) =>
    [1, 2].flatMap((seed) =>
      styleLooks({
        profile: { month },
        wardrobe: [
          hers(dress, "red"),
          ...wardrobe,
          hers("trench_coat", "camel"),
          hers("tights", "black"),
        ],
        catalogue: indexOf([]),
        occasions,
        candidatesPerOccasion: 40,
        count: 2,
        wishes: { picks: 0 },
        alternatives: 1,
        seed,
      }).looks.flatMap(({ occasion, slots }) =>
        slots.some(([{ id }]) => id === "wrap_dress") ? [occasion] : [],
      ),
    ),
  )
}

describe("her dress", () => {
  it("is kept for her dates where she has other things for the office", () => {
    const dressed = dressedFor(["work", "dating"])
    expect(dressed).toContain("dating")
    expect(dressed).not.toContain("work")
  })

  it("goes out by day as well, unless it is for evenings", () => {
    expect(dressedFor(["outings", "dating"])).toContain("outings")
    expect(dressedFor(["outings", "dating"], "slip_dress")).not.toContain("outings")
  })

  it("goes to the office of somebody without dates", () => {
    expect(dressedFor(["work"])).toContain("work")
  })
})

describe("her suit trousers", () => {
  const suited = [
    garment("trousers", {
      id: "suit",
      name: "charcoal suit trousers",
      colours: ["charcoal"],
      owned: true,
    }),
    hers("jeans"),
    hers("jumper", "red"),
    hers("blouse", "white"),
    hers("ankle_boots", "black"),
    hers("trench_coat", "camel"),
  ]
  const firstFor = (occasions: readonly Activity[]) => {
    const { looks } = styleLooks({
      profile: { month: 4 },
      wardrobe: suited,
      catalogue: indexOf([]),
      occasions,
      candidatesPerOccasion: 40,
      count: 6,
      wishes: { picks: 0 },
      alternatives: 1,
      seed: 1,
    })
    const first = looks.find(({ occasion }) => occasion === "outings")
    const worn = (of: typeof first) => of?.slots.map(([{ id }]) => id)
    return { among: worn(first), atWork: worn(looks.find(({ occasion }) => occasion === "work")) }
  }

  it("are for the office of her who has one, and come after her jeans among friends", () => {
    const { among, atWork } = firstFor(["work", "outings"])
    expect(atWork).toContain("suit")
    expect(among).toContain("jeans")
  })
})
