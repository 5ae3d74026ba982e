// @vitest-environment node
import { expect, it } from "vitest"
import { shopFiles } from "./shopFiles.ts"

const FILES = [
  { url: "app.html", revision: "1f" },
  { url: "favicon.svg", revision: "2e" },
  { url: "assets/main-3d.js", revision: null },
]

it("names pages after what the shop's prices are in, and leaves other files alone", () => {
  const [page, ...others] = shopFiles(FILES, "EUR de-DE 1")

  expect(page).toEqual({ url: "app.html", revision: "1f EUR de-DE 1" })
  expect(others).toEqual(FILES.slice(1))
})

it("leaves the pages of a shop in pounds as they were built", () => {
  expect(shopFiles(FILES, undefined)).toEqual(FILES)
})
