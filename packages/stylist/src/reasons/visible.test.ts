import type { GarmentWords, Kind } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import { black, brief, navy, piece, white } from "../score/testing.ts"
import { visibleAtFace } from "./visible.ts"

const of = (kind: Kind, more: Partial<GarmentWords> = {}) =>
  piece({ kind, colours: black, ...more })
const mild = brief("work", { weather: { low: 6, high: 11 } }).need

it("praises at the face the collar beneath an open layer, and not the layer", () => {
  const look = [of("blazer", { colours: navy }), of("shirt", { colours: white }), of("trousers")]
  expect(visibleAtFace(look, mild).map(({ id }) => id)).not.toContain(look[0]?.id)
  expect(visibleAtFace(look, mild)).toContain(look[1])
})
