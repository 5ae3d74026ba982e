import { expect, it } from "vitest"
import { withoutFace } from "./without-face.ts"

it("leaves of a crop nothing above the chin but the hat", () => {
  const picture = { width: 1, height: 3, rgb: Uint8Array.of(1, 1, 1, 2, 2, 2, 3, 3, 3) }
  const hat = { width: 1, height: 3, on: Uint8Array.of(1, 0, 0) }

  const { rgb } = withoutFace(picture, hat, 0.6)

  expect([...rgb]).toEqual([1, 1, 1, 0xf1, 0xea, 0xe0, 3, 3, 3])
})
