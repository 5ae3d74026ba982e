import { expect, it } from "vitest"
import { placeWords } from "./placeWords.ts"

it("names a place, or says where it is", () => {
  expect(placeWords({ name: "Bristol, England", latitude: 51.5, longitude: -2.6 })).toBe(
    "Bristol, England",
  )
  expect(placeWords({ name: null, latitude: -33.9, longitude: 151 })).toBe("33.9° S, 151.0° E")
})
