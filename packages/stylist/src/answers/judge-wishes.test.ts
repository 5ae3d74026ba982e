import { expect, it } from "vitest"
import { indexOf, recordOf } from "../catalogue/catalogue-index.ts"
import { garment } from "../testing.ts"
import { judgeWishes } from "./judge-wishes.ts"

const own = (kind: Parameters<typeof garment>[0], colour = "navy") =>
  garment(kind, { id: `own ${kind}`, colours: [colour], owned: true })
const wish = (id: string, kind: Parameters<typeof garment>[0], colour: string) =>
  recordOf(garment(kind, { id, colours: [colour] }))

const catalogue = indexOf([
  wish("blouse", "blouse", "cream"),
  wish("coat", "wool_coat", "camel"),
  wish("jeans", "jeans", "indigo"),
])
const input = {
  profile: {},
  wardrobe: [
    own("trousers"),
    own("jeans", "blue"),
    own("shirt", "light blue"),
    own("loafers", "brown"),
  ],
  away: [own("blazer"), own("wool_coat", "camel")],
  catalogue,
  occasions: ["work", "outings"],
} as const

it("counts the looks that a piece makes with her own, each combination once", () => {
  const judged = judgeWishes({ ...input, ids: ["blouse", "coat", "sold long ago"] })

  expect(judged.map(({ id }) => id)).toEqual(["blouse", "coat"])
  const [blouse, coat] = judged
  // With trousers or jeans, and loafers.
  expect(blouse?.looks).toBe(2)
  expect(coat?.looks).toBe(2)
  expect(judgeWishes({ ...input, wardrobe: [], ids: ["blouse"] })).toEqual([
    { id: "blouse", looks: 0 },
  ])
})

it("names what she owns that is like it, even if she cannot wear that just now", () => {
  const judged = judgeWishes({ ...input, ids: ["jeans", "coat", "blouse"] })

  expect(judged.map(({ like }) => like)).toEqual(["own jeans", "own wool_coat", undefined])
})
