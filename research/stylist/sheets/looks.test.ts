import { expect, it } from "vitest"
import { demoGarments, looksMaker } from "./looks.ts"
import type { SheetPerson } from "./person.ts"

const her: SheetPerson = {
  name: "nurse",
  body: "pear",
  occasions: ["errands"],
  owns: "blue jeans, white t-shirt, white trainers",
}

it("draws looks on herself if she said who she is, and on other women otherwise, as the app does", async () => {
  const looksOf = looksMaker(await demoGarments())
  const wearers = (person: SheetPerson) =>
    looksOf(person, 7, 3, 1).map(({ drawing }) => drawing.figure)

  const others = wearers(her)
  expect(new Set(others.map((figure) => figure?.skin)).size).toBe(3)
  expect(others.map((figure) => figure?.bodyType)).toEqual(["pear", "pear", "pear"])

  const hers = wearers({ ...her, figure: { skin_tone: 8, hair_style: "locs" } })
  expect(hers.map((figure) => figure?.skin)).toEqual([8, 8, 8])
  expect(new Set(hers.map((figure) => figure?.hair?.style))).toEqual(new Set(["locs"]))
})
