import { COLOUR_NAMES } from "@stylin/garments/colour"
import { expect, it, vi } from "vitest"
import { briefOf, type Wishes } from "../grammar/brief.ts"
import { pieceRule } from "../grammar/rules.ts"
import { personOf } from "../person/person.ts"
import { SLOTS } from "../pieces/codes.ts"
import { seededRandom } from "../random.ts"
import { garment, garments } from "../testing.ts"
import { type CatalogueIndex, indexOf, recordOf } from "./catalogue-index.ts"
import { retrieve } from "./retrieve.ts"

const TOP = SLOTS.indexOf("top")
const SHOP = garments(2000, 6).map((one) => recordOf({ ...one, pricePence: 4000 }))
const her = personOf({ month: 6, needs: { coverage: { neckline: "high" } } })
const wishing = (wishes: Wishes) => briefOf(her, "outings", wishes)
const tops = (index: CatalogueIndex, wishes: Wishes) =>
  retrieve(index, TOP, wishing(wishes), seededRandom(5), { count: 30, perKind: 12, perShelf: 2 })

it("takes what no rule keeps out, and nothing that she leaves out", () => {
  const index = indexOf(SHOP)
  const found = tops(index, {})
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter((piece) => pieceRule(piece, wishing({})))).toEqual([])
  const leaveOut = found.map(({ id }) => id)
  const others = tops(index, { leaveOut })
  expect(others.length).toBeGreaterThan(0)
  expect(others.filter(({ id }) => leaveOut.includes(id))).toEqual([])
})

it("takes what is too bare for her if she asks for it", () => {
  const index = indexOf(SHOP)
  const isTooBare = ({ id }: { id: string }) => {
    const piece = index.piece(index.row(id) ?? -1)
    return piece.slot === TOP && pieceRule(piece, wishing({})) === "too-bare"
  }
  const bare = SHOP.find((one) => one.available && isTooBare(one))
  if (!bare) throw new Error("The shop has no low top.")
  const alone = indexOf([bare])
  expect(tops(alone, {})).toEqual([])
  expect(tops(alone, { asked: [bare.id] }).map(({ id }) => id)).toEqual([bare.id])
})

it("leaves a kind of which it has seen enough in vain, and finds others", () => {
  const stock = (kind: "jumper" | "t_shirt") =>
    COLOUR_NAMES.flatMap((colour) =>
      Array.from({ length: 10 }, (_, at) =>
        recordOf(
          garment(kind, { id: `${kind} ${colour} ${at}`, colours: [colour], pricePence: 4000 }),
        ),
      ),
    )
  const index = indexOf([...stock("jumper"), ...stock("t_shirt")])
  const looked = vi.spyOn(index, "isFor")
  const inJuly = briefOf(personOf({ weather: { low: 20, high: 33, rain: 0, wind: 5 } }), "outings")
  const found = retrieve(index, TOP, inJuly, seededRandom(5), {
    count: 30,
    perKind: 12,
    perShelf: 2,
  })
  const isJumper = (row: number) => index.piece(row).id.startsWith("jumper")
  expect(found.length).toBe(12)
  expect(found.some(({ id }) => id.startsWith("jumper"))).toBe(false)
  expect(looked.mock.calls.filter(([row]) => isJumper(row)).length).toBe(60)
})
