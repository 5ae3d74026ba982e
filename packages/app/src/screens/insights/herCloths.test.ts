// @vitest-environment node
import type { WardrobeItem } from "@stylin/api/contract"
import { expect, it } from "vitest"
import { herCloths } from "./herCloths.ts"

const top = (item_id: string, ...colours: string[]): WardrobeItem => ({
  item_id,
  item_summary: item_id,
  image_path: "/x.svg",
  section: "upper_body",
  colours,
})

it("counts what suits her type, by colour, and names what works against her near the face", () => {
  const items = [
    top("a", "olive"),
    top("b", "camel"),
    top("c", "olive", "white"),
    top("d", "fuchsia"),
    top("e", "no such colour"),
    top("f"),
  ]
  const told = herCloths(items, "soft autumn")
  expect(told).toMatchObject({ known: 4, suiting: 3 })
  expect(told?.cloths.map(({ pieces }) => pieces)).toEqual([2, 1, 1])
  expect(told?.away.map(({ item_id }) => item_id)).toEqual(["d"])
  expect(herCloths(items, "unknown")).toBeUndefined()
})
