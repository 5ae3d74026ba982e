import { expect, it } from "vitest"
import { indexWords } from "./words.ts"

it("splits text into plain words", () => {
  expect(indexWords("Sézane T-shirt, navy/white")).toEqual([
    "sezane",
    "t",
    "shirt",
    "navy",
    "white",
  ])
})

it("finds nothing if there are no words", () => {
  expect(indexWords(' "*\u0000 🧥 )')).toEqual([])
})
