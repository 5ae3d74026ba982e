import type { Activity, DressCode, Kind } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import { indexOf, recordOf } from "../catalogue/catalogue-index.ts"
import type { Profile } from "../person/person.ts"
import { type Piece, pieceOf } from "../pieces/piece.ts"
import { seededRandom } from "../random.ts"
import { brief } from "../score/testing.ts"
import { garment } from "../testing.ts"
import { poolsFor } from "./pools.ts"

const COLOURS = ["black", "navy", "grey", "white"] as const
const boots = (cloth: "Leather" | "Suede") =>
  COLOURS.map((colour) => {
    const id = `${cloth} ${colour}`
    const words = {
      kind: "ankle_boots",
      colours: [{ colour }],
      cloth: { material: cloth === "Suede" ? "suede" : "leather" },
    } as const
    return garment("ankle_boots", { id, name: `${cloth} ankle boots`, colours: [colour], words })
  })
const catalogue = indexOf(
  [...boots("Leather"), ...boots("Suede")].map((one) => recordOf({ ...one, pricePence: 4000 })),
)
const bootsFor = (avoid: readonly "Leather"[]) => {
  const tags = { love: [], dontMind: [], avoid: [...avoid] }
  const pools = poolsFor([], catalogue, brief("outings", { month: 1, tags }), seededRandom(1))
  return new Set(pools.flatMap((pool) => pool.map(({ piece }) => piece.id.split(" ")[0])))
}

it("sells her who avoids leather the same shoes as anybody: the label is about clothes", () => {
  expect(bootsFor([])).toEqual(new Set(["Leather", "Suede"]))
  expect(bootsFor(["Leather"])).toEqual(bootsFor([]))
})

const inPools = (about: ReturnType<typeof brief>, ...kinds: readonly Kind[]) => {
  const own = kinds.map((kind) => pieceOf(garment(kind, { id: kind, owned: true })))
  return poolsFor(own, indexOf([]), about, seededRandom(1), 0)
    .flat()
    .map(({ piece }) => piece.id)
}

it("leaves her trainers at home on a date, unless she loves them or has no others", () => {
  const date = (love: readonly "Sneakers"[] = []) =>
    brief("dating", { month: 4, tags: { love: [...love], dontMind: [], avoid: [] } })
  expect(inPools(date(), "trainers", "flats")).toEqual(["flats"])
  expect(inPools(date(), "trainers")).toEqual(["trainers"])
  expect(inPools(date(["Sneakers"]), "trainers", "flats")).toContain("trainers")
  const outing = brief("outings", { month: 4 })
  expect(inPools(outing, "trainers", "flats")).toContain("trainers")
})

it("leaves her heels at home for work that she seems to stand at, if she has other shoes", () => {
  const work = (avoid: readonly "Tailored suits"[], love: readonly "High heels"[] = []) =>
    brief("work", { month: 4, tags: { love: [...love], dontMind: [], avoid: [...avoid] } })
  expect(inPools(work(["Tailored suits"]), "heels", "flats")).toEqual(["flats"])
  expect(inPools(work(["Tailored suits"]), "heels")).toEqual(["heels"])
  expect(inPools(work(["Tailored suits"], ["High heels"]), "heels", "flats")).toContain("heels")
  expect(inPools(work([]), "heels", "flats")).toContain("heels")
})

it("takes her heels on a day out only if she loves them or has no other shoes for it", () => {
  const out = (love: readonly "High heels"[]) =>
    brief("outings", { month: 7, tags: { love: [...love], dontMind: [], avoid: [] } })
  expect(inPools(out([]), "heels", "loafers")).toEqual(["loafers"])
  expect(inPools(out([]), "heels")).toEqual(["heels"])
  expect(inPools(out(["High heels"]), "heels", "loafers")).toContain("heels")
})

it("keeps what she calls walking boots for walks, if she has other shoes", () => {
  const walking = pieceOf(
    garment("lace_up_boots", { id: "walking", name: "Grey walking boots", owned: true }),
  )
  const shoesFor = (occasion: Activity, other?: Kind, month?: number) => {
    const own = other ? [pieceOf(garment(other, { id: other, owned: true }))] : []
    return poolsFor([walking, ...own], indexOf([]), brief(occasion, { month }), seededRandom(1), 0)
      .flat()
      .map(({ piece }) => piece.id)
  }
  expect(shoesFor("outings", "loafers")).toEqual(["loafers"])
  expect(shoesFor("outings")).toEqual(["walking"])
  expect(shoesFor("outdoors", "loafers")).toContain("walking")
  expect(shoesFor("outings", "loafers", 1)).toContain("walking")
  expect(shoesFor("outings", "chelsea_boots", 1)).toEqual(["chelsea_boots"])
})

it("walks in her good trousers only for want of easier legs", () => {
  const walk = brief("outdoors", { month: 4 })
  expect(inPools(walk, "trousers")).toEqual(["trousers"])
  expect(inPools(walk, "trousers", "cargo_trousers")).toEqual(["cargo_trousers"])
})

it("leaves short sleeves at home for her who covers her head, if she has long ones", () => {
  const sleeved = pieceOf(
    garment("blouse", {
      id: "sleeved",
      owned: true,
      words: { kind: "blouse", colours: [{ colour: "white" }], cut: { sleeve: "long" } },
    }),
  )
  const short = pieceOf(
    garment("t_shirt", {
      id: "short",
      owned: true,
      words: { kind: "t_shirt", colours: [{ colour: "white" }], cut: { sleeve: "short" } },
    }),
  )
  const tops = (needs: Profile["needs"], ...own: readonly Piece[]) =>
    poolsFor(own, indexOf([]), brief("outings", { month: 7, needs }), seededRandom(1), 0)
      .flat()
      .map(({ piece }) => piece.id)
  expect(tops({ coverage: { head: "covered" } }, sleeved, short)).toEqual(["sleeved"])
  expect(tops({ coverage: { head: "covered" } }, short)).toEqual(["short"])
  expect(tops(undefined, sleeved, short)).toContain("short")
})

it("leaves short hems at home in summer for her who covers her head, if she has long ones", () => {
  const skirt = (length: "midi" | "maxi") => {
    const words = { kind: `${length}_skirt`, colours: [{ colour: "olive" }] } as const
    return pieceOf(garment(words.kind, { id: length, owned: true, words }))
  }
  const skirts = (month: number, needs: Profile["needs"], ...own: readonly Piece[]) =>
    poolsFor(own, indexOf([]), brief("outings", { month, needs }), seededRandom(1), 0)
      .flat()
      .map(({ piece }) => piece.id)
  const covered = { coverage: { head: "covered" } } as const
  expect(skirts(7, covered, skirt("midi"), skirt("maxi"))).toEqual(["maxi"])
  expect(skirts(7, covered, skirt("midi"))).toEqual(["midi"])
  expect(skirts(10, covered, skirt("midi"), skirt("maxi"))).toContain("midi")
  expect(skirts(7, undefined, skirt("midi"), skirt("maxi"))).toContain("midi")
})

it("leaves heels of silver at home for work, if she has other shoes", () => {
  const silver = { kind: "heels", colours: [{ colour: "silver" }] } as const
  const evening = pieceOf(
    garment("heels", { id: "silver heels", owned: true, colours: ["silver"], words: silver }),
  )
  const flats = pieceOf(garment("flats", { id: "flats", owned: true }))
  const shoesFor = (occasion: "work" | "dating", ...own: readonly Piece[]) =>
    poolsFor(own, indexOf([]), brief(occasion, { month: 4 }), seededRandom(1), 0)
      .flat()
      .map(({ piece }) => piece.id)
  expect(shoesFor("work", evening, flats)).toEqual(["flats"])
  expect(shoesFor("work", evening)).toEqual(["silver heels"])
  expect(shoesFor("dating", evening, flats)).toContain("silver heels")
})

it("takes her loafers out on a summer date where her only other shoes are boots", () => {
  expect(inPools(brief("dating", { month: 7 }), "loafers", "ankle_boots")).toEqual(["loafers"])
})

it("leaves her plimsolls at home on a cool day, if she has other shoes", () => {
  const words = {
    kind: "trainers",
    colours: [{ colour: "white" }],
    cloth: { material: "canvas" },
  } as const
  const plimsolls = pieceOf(garment("trainers", { id: "plimsolls", words, owned: true }))
  const boots = pieceOf(garment("ankle_boots", { id: "boots", owned: true }))
  const worn = (month: number, ...own: readonly (typeof boots)[]) =>
    poolsFor(own, indexOf([]), brief("outings", { month }), seededRandom(1), 0)
      .flat()
      .map(({ piece }) => piece.id)
  expect(worn(10, plimsolls, boots)).toEqual(["boots"])
  expect(worn(10, plimsolls)).toEqual(["plimsolls"])
  expect(worn(6, plimsolls, boots)).toContain("plimsolls")
})

it("leaves her sandals at home after a cool night, if she has other shoes, except on dates", () => {
  const day = (low: number) => ({ weather: { low, high: 21, rain: 0, wind: 10 } })
  expect(inPools(brief("outings", day(9)), "sandals", "loafers")).toEqual(["loafers"])
  expect(inPools(brief("outings", day(9)), "sandals")).toEqual(["sandals"])
  expect(inPools(brief("outings", day(13)), "sandals", "loafers")).toContain("sandals")
  expect(inPools(brief("dating", day(9)), "sandals", "loafers")).toContain("sandals")
})

it("leaves her puffer at home on a mild day when another of her coats will do", () => {
  const april = brief("outings", { month: 4 })
  expect(inPools(april, "puffer", "trench_coat")).toEqual(["trench_coat"])
  expect(inPools(april, "puffer")).toEqual(["puffer"])
  expect(inPools(april, "puffer", "fleece")).toContain("puffer")
  const january = brief("outings", { month: 1 })
  expect(inPools(january, "puffer", "trench_coat")).toContain("puffer")
})

it("sells no outdoor jacket to her who has one, if looks are to be hers where they can", () => {
  const jackets = indexOf(
    COLOURS.map((colour) =>
      recordOf(garment("bomber", { id: colour, colours: [colour], pricePence: 4000 })),
    ),
  )
  const mine = (kind: Kind) => [pieceOf(garment(kind, { id: "mine", owned: true }))]
  const sold = (kind: Kind, picks?: number) =>
    poolsFor(mine(kind), jackets, brief("outings", { month: 4 }), seededRandom(1), picks)
      .flat()
      .filter(({ piece }) => !piece.owned).length
  expect(sold("denim_jacket")).toBeGreaterThan(0)
  expect(sold("denim_jacket", Number.POSITIVE_INFINITY)).toBe(0)
  expect(sold("shirt", Number.POSITIVE_INFINITY)).toBeGreaterThan(0)
})

it("leaves her coat of wool at home on a mild day if she has a trench, and takes it in the cold", () => {
  const mild = brief("outings", { month: 10, weather: { low: 8, high: 14 } })
  expect(inPools(mild, "wool_coat", "trench_coat")).toEqual(["trench_coat"])
  expect(inPools(mild, "wool_coat")).toEqual(["wool_coat"])
  const mac = pieceOf(garment("raincoat", { id: "mac", name: "Navy mac", owned: true }))
  const wool = pieceOf(garment("wool_coat", { id: "wool_coat", owned: true }))
  const coats = poolsFor([wool, mac], indexOf([]), mild, seededRandom(1), 0).flat()
  expect(coats.map(({ piece }) => piece.id)).toEqual(["mac"])
  const cold = brief("outings", { month: 1, weather: { low: 1, high: 5 } })
  expect(inPools(cold, "wool_coat", "trench_coat")).toContain("wool_coat")
})

it("saves her pale jeans from work on her feet if she has darker trousers", () => {
  const own = (["light blue", "khaki"] as const).map((colour) =>
    pieceOf(garment("jeans", { id: colour, owned: true, colours: [colour] })),
  )
  const legsFor = (dressCode: DressCode, pieces: readonly Piece[]) =>
    poolsFor(pieces, indexOf([]), brief("work", { needs: { dressCode } }), seededRandom(1), 0)
      .flat()
      .map(({ piece }) => piece.id)
  expect(legsFor("practical", own)).toEqual(["khaki"])
  expect(legsFor("practical", own.slice(0, 1))).toEqual(["light blue"])
  expect(legsFor("everyday", own)).toContain("light blue")
})

it("leaves low shoes at home in frost if she has boots, but for heels on a date or where she loves them", () => {
  const frost = (occasion: Activity, love: readonly "High heels"[] = []) =>
    brief(occasion, {
      month: 1,
      weather: { low: -1, high: 4 },
      tags: { love: [...love], dontMind: [], avoid: [] },
    })
  expect(inPools(frost("work"), "heels", "ankle_boots")).toEqual(["ankle_boots"])
  expect(inPools(frost("work"), "flats", "ankle_boots")).toEqual(["ankle_boots"])
  expect(inPools(frost("work", ["High heels"]), "heels", "ankle_boots")).toContain("heels")
  expect(inPools(frost("dating"), "heels", "ankle_boots")).toContain("heels")
  expect(inPools(frost("work"), "heels")).toEqual(["heels"])
})

it("leaves a cape at home in frost if she has a coat, and a satin dress by day if she has another", () => {
  const frost = brief("outings", { month: 1, weather: { low: -1, high: 4 } })
  expect(inPools(frost, "cape", "wool_coat")).toEqual(["wool_coat"])
  const own = (["satin", "jersey"] as const).map((material) =>
    pieceOf(
      garment("day_dress", {
        id: material,
        owned: true,
        words: { kind: "day_dress", cloth: { material }, colours: [{ colour: "bronze" }] },
      }),
    ),
  )
  const dresses = (occasion: Activity, pieces = own) =>
    poolsFor(pieces, indexOf([]), brief(occasion, { month: 7 }), seededRandom(1), 0)
      .flat()
      .map(({ piece }) => piece.id)
  expect(dresses("work")).toEqual(["jersey"])
  expect(dresses("dating")).toContain("satin")
})

it("takes rainwear to work on her feet in frost beside a coat that the work would spoil", () => {
  const work = (dressCode: "practical" | "everyday") =>
    brief("work", { month: 1, needs: { dressCode } })
  expect(inPools(work("practical"), "raincoat", "wool_coat")).toContain("raincoat")
  expect(inPools(work("everyday"), "raincoat", "wool_coat")).not.toContain("raincoat")
})

it("works in walking boots rather than in white trainers", () => {
  const boots = pieceOf(
    garment("lace_up_boots", { id: "boots", name: "Brown walking boots", owned: true }),
  )
  const shoesWith = (colour: "white" | "black") => {
    const trainers = garment("trainers", { id: "trainers", owned: true, colours: [colour] })
    const about = brief("work", { month: 4, needs: { dressCode: "practical" } })
    return poolsFor([boots, pieceOf(trainers)], indexOf([]), about, seededRandom(1), 0)
      .flat()
      .map(({ piece }) => piece.id)
  }
  expect(shoesWith("white")).toContain("boots")
  expect(shoesWith("black")).not.toContain("boots")
})

it("tries first what she calls hers for the occasion, and no hat that she keeps for another", () => {
  const named = (id: string) => pieceOf(garment("polo", { id, name: id, owned: true }))
  const first = (occasion: Activity) => {
    const own = [named("red polo"), named("usps polo")]
    const about = brief(occasion, { month: 7 })
    const pools = poolsFor(own, indexOf([]), about, seededRandom(1), 0)
    return pools.flat().map(({ piece }) => piece.id)[0]
  }
  expect(first("work")).toBe("usps polo")
  const out = brief("outings", { month: 1 })
  const hats = ["grey hat", "grey hat for mass"].map((id) =>
    pieceOf(garment("beret", { id, name: id, owned: true })),
  )
  const found = poolsFor(hats, indexOf([]), out, seededRandom(1), 0).flat()
  expect(found.map(({ piece }) => piece.id)).toEqual(["grey hat"])
})
