import { describe, expect, it } from "vitest"
import type { WaitingWorn, WornGarment } from "../stores/worn-again.ts"
import type { Role } from "../vision/outfit.ts"
import type { Tones } from "../vision/tones.ts"
import { findAgain } from "./found-again.ts"

const BLACK: Tones = [[10, 1000]]
const NAVY: Tones = [[60, 1000]]
const WHITE: Tones = [[400, 1000]]
const [ONE_SHAPE, ANOTHER_SHAPE] = ["0000000000000000", "ffffffff00000000"]

function worn(role: Role, tones: Tones, photoId: string, hash = ONE_SHAPE): WornGarment {
  const kinds = { top: "t_shirt", bottom: "trousers", shoes: "trainers" } as const
  const guess = role === "top" || role === "bottom" ? kinds[role] : kinds.shoes
  return {
    summary: "",
    section: "upper_body",
    guess,
    pattern: "plain",
    colours: [],
    checks: [],
    likelyKinds: [],
    pictures: [],
    likeness: { hash, colour: "#202020", tones },
    foundIn: { photoId, role, crop: { x: 0, y: 0, width: 0.5, height: 0.5 } },
  }
}

function waitingOf(garments: readonly WornGarment[]): WaitingWorn[] {
  return garments.map((garment, index) => ({ itemId: String(index), garment }))
}

function again(found: readonly WornGarment[], waiting: readonly WornGarment[]) {
  return findAgain(found, waitingOf(waiting)).map((same) => same?.itemId)
}

describe("findAgain", () => {
  const outfit = [worn("top", BLACK, "a"), worn("bottom", NAVY, "a"), worn("shoes", WHITE, "a")]

  it("finds all of an outfit again, however it is held", () => {
    const turned = [
      worn("top", BLACK, "b", ANOTHER_SHAPE),
      worn("bottom", NAVY, "b", ANOTHER_SHAPE),
      worn("shoes", WHITE, "b", ANOTHER_SHAPE),
    ]

    expect(again(turned, outfit)).toEqual(["0", "1", "2"])
  })

  it("keeps two black tops of two outfits apart", () => {
    const other = [
      worn("top", BLACK, "b", ANOTHER_SHAPE),
      worn("bottom", WHITE, "b"),
      worn("shoes", NAVY, "b"),
    ]

    expect(again(other, outfit)).toEqual([undefined, undefined, undefined])
  })

  it("finds one garment of another outfit again where its picture is the same", () => {
    expect(again([worn("top", BLACK, "b"), worn("bottom", WHITE, "b")], outfit)).toEqual([
      "0",
      undefined,
    ])
  })

  it("takes no two garments for the same one", () => {
    expect(again([worn("top", BLACK, "b"), worn("top", BLACK, "b")], outfit)).toEqual([
      "0",
      undefined,
    ])
  })
})
