import { expect, it } from "vitest"
import { briefOf, type Wishes } from "../grammar/brief.ts"
import { pieceRule } from "../grammar/rules.ts"
import { personOf } from "../person/person.ts"
import { SLOTS } from "../pieces/codes.ts"
import { seededRandom } from "../random.ts"
import { garments } from "../testing.ts"
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
