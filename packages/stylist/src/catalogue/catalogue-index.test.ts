import { KIND_NAMES } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { SLOTS } from "../pieces/codes.ts"
import { seededRandom } from "../random.ts"
import { styleLooks } from "../search/style-looks.ts"
import { garment, garments } from "../testing.ts"
import { CatalogueIndex, indexOf, recordOf } from "./catalogue-index.ts"
import type { Snapshot } from "./snapshot.ts"

const shelved = (index: CatalogueIndex) =>
  SLOTS.flatMap((_, slot) =>
    index.shelves(slot).flatMap(({ rows, size }) => Array.from(rows.subarray(0, size))),
  )

const copied = (snapshot: Snapshot): Snapshot =>
  Object.fromEntries(Object.entries(snapshot).map(([name, block]) => [name, block.slice()]))
const listed = (index: CatalogueIndex) =>
  shelved(index)
    .map((row) => index.piece(row))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))

describe("the index of a catalogue", () => {
  it("returns what was put in", () => {
    const shop = garments(300, 4)
    const index = indexOf(shop.map((one) => recordOf({ ...one, pricePence: 4999 })))
    expect(index.size).toBe(300)
    for (const one of shop) {
      const piece = index.piece(index.row(one.id) ?? -1)
      expect(piece).toMatchObject({ id: one.id, owned: false, price: 4999 })
      expect(KIND_NAMES[piece.kind]).toBe(one.kind)
    }
  })

  it("shows each item at a glimpse as it is, but for its id", () => {
    const index = indexOf(garments(50, 4).map((one) => recordOf({ ...one, pricePence: 4999 })))
    for (const row of shelved(index)) {
      const piece = index.piece(row)
      expect(index.glimpse(row)).toEqual({ ...piece, id: "" })
      expect(index.piece(row)).toEqual(piece)
    }
    const [one = 0, other = 0] = shelved(index)
    const piece = index.piece(one)
    index.glimpse(other)
    expect(index.piece(one)).toEqual(piece)
    expect(piece).toEqual(index.piece(one))
  })

  it("uses an item's known words rather than its name", () => {
    const jeans = garment("jeans", { name: "Wide-leg jeans" })
    const words = { kind: "jeans", cut: { leg: "skinny" }, colours: [{ colour: "black" }] } as const
    const asNamed = recordOf(garment("jeans", { name: "Skinny jeans" })).code
    expect(recordOf({ ...jeans, words }).code.cut).toBe(asNamed.cut)
    expect(recordOf(jeans).code.cut).not.toBe(asNamed.cut)
  })

  it("shelves each item once, through additions and removals", () => {
    const random = seededRandom(8)
    const shop = garments(200, 5).map((one) => recordOf(one))
    const index = new CatalogueIndex()
    const inside = new Set<string>()
    for (let step = 0; step < 3000; step += 1) {
      const record = shop[Math.floor(random() * shop.length)]
      if (!record) continue
      if (random() < 0.5) {
        index.add(record)
        inside.add(record.id)
      } else {
        expect(index.remove(record.id)).toBe(inside.delete(record.id))
      }
    }
    const rows = shelved(index)
    expect(new Set(rows).size).toBe(rows.length)
    expect(rows.map((row) => index.piece(row).id).toSorted()).toEqual([...inside].toSorted())
    expect(index.size).toBe(inside.size)
  })

  it("is the same after it was kept and restored, and goes on like that", () => {
    const random = seededRandom(12)
    const shop = garments(300, 9).map((one, at) => {
      const pricePence = at % 5 === 0 ? undefined : 1000 + 37 * at
      return recordOf({ ...one, pricePence, sizes: at % 16 }, at % 7 > 0)
    })
    const index = new CatalogueIndex()
    const change = (...indexes: readonly CatalogueIndex[]) => {
      const record = shop[Math.floor(random() * shop.length)]
      const isAdded = random() < 0.7
      for (const one of indexes) {
        if (record && isAdded) one.add(record)
        else if (record) one.remove(record.id)
      }
    }
    for (let step = 0; step < 900; step += 1) change(index)

    const restored = CatalogueIndex.restored(copied(index.snapshot()))
    for (let step = 0; step < 900; step += 1) {
      if (step % 300 === 0) expect(listed(restored)).toEqual(listed(index))
      change(index, restored)
    }
    expect(listed(restored)).toEqual(listed(index))
    expect(restored.size).toBe(index.size)
    for (const { id } of shop) expect(restored.row(id)).toBe(index.row(id))
  })

  it.each([0, 1, 400])("with %d items is searched after its restoration as before", (count) => {
    const shop = garments(count, 11).map((one) => recordOf({ ...one, pricePence: 4000 }))
    const index = indexOf(shop)
    const restored = CatalogueIndex.restored(copied(index.snapshot()))
    const look = (catalogue: CatalogueIndex) =>
      styleLooks({
        profile: {},
        catalogue,
        wardrobe: [],
        occasions: ["work", "dating"],
        candidatesPerOccasion: 20,
        count: 6,
        alternatives: 4,
        seed: 3,
      })
    expect(look(restored)).toEqual(look(index))
  })

  it("is not restored from anything else", () => {
    const { kind, ...others } = indexOf(garments(3, 2).map((one) => recordOf(one))).snapshot()
    expect(() => CatalogueIndex.restored(others)).toThrow("no Uint8Array kind")
    const wrong = { ...others, kind: new Uint32Array(3) }
    expect(() => CatalogueIndex.restored(wrong)).toThrow("no Uint8Array kind")
    expect(kind).toHaveLength(3)
  })

  it("keeps sold-out items off the shelves, but still finds them", () => {
    const index = indexOf([recordOf(garment("jeans"), false), recordOf(garment("heels"))])
    expect(index.isSoldOut(index.row("the jeans") ?? -1)).toBe(true)
    expect(shelved(index).map((row) => index.piece(row).id)).toEqual(["the heels"])
    index.add(recordOf(garment("jeans")))
    expect(shelved(index)).toHaveLength(2)
  })

  it("tells how expensive an item is for its kind", () => {
    const cheap = recordOf({ ...garment("jeans"), id: "cheap", pricePence: 2000 })
    const dear = recordOf({ ...garment("jeans"), id: "dear", pricePence: 8000 })
    const index = indexOf([cheap, dear])
    expect(index.piece(index.row("dear") ?? -1).dearness).toBeCloseTo(Math.log(2))
    expect(index.piece(index.row("cheap") ?? -1).dearness).toBeCloseTo(-Math.log(2))
  })

  it("accepts ids in any script, and knows no others", () => {
    const ids = ["größe-40", "日本/1", "a b&c"]
    const index = indexOf(ids.map((id) => recordOf({ ...garment("jeans"), id })))
    for (const id of ids) expect(index.piece(index.row(id) ?? -1).id).toBe(id)
    expect(index.row("nobody's")).toBeUndefined()
  })

  it("takes less than 120 bytes per item", () => {
    const index = indexOf(garments(5000, 6).map((one) => recordOf(one)))
    expect(index.bytes / index.size).toBeLessThan(120)
  })
})
