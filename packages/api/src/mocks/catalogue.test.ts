import { expect, test } from "vitest"
import { PRODUCTS, searchProducts } from "./catalogue.ts"

const titles = (text: string) => searchProducts(text, 10).map(({ title }) => title)

test.each([
  ["burgundy loafers", "Burgundy loafers"],
  ["LOAFER", "Burgundy loafers"],
  ["lofaers", "Burgundy loafers"],
  ["burgandy satin", "Burgundy satin blouse"],
  ["camel coat", "Camel trench coat"],
])("finds %s", (text, title) => {
  expect(titles(text)[0]).toBe(title)
})

test("finds nothing for unknown words, and no more than asked for", () => {
  expect(titles("spaceship")).toEqual([])
  expect(searchProducts("black", 2)).toHaveLength(2)
})

test("every product has an id of its own", () => {
  expect(new Set(PRODUCTS.map(({ id }) => id)).size).toBe(PRODUCTS.length)
})
