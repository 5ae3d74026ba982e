import { expect, test } from "vitest"
import { drawPicture, lookPicture } from "./pictures.ts"

test("pictures of looks show each garment in its colour", () => {
  const address = lookPicture("/api/pictures", [
    { kind: "blouse", hex: "f7f6f3" },
    { kind: "heels", hex: "201d1e" },
  ])

  const svg = drawPicture(address.replace("/api/pictures/", ""))

  expect(svg).toContain('fill="#f7f6f3"')
  expect(svg).toContain('fill="#201d1e"')
})

test("pictures of anything else are a panel, never a script", () => {
  const svg = drawPicture('calibration/"><script>.svg')

  expect(svg).toMatch(/hsl\(/)
  expect(svg).not.toContain("script")
})
