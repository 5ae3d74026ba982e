import { describe, expect, it } from "vitest"
import { chinOn, peopleOn } from "./person.ts"
import { mapOf } from "./testing/map-of.ts"

const HER = ["..hhhh..", "..hssh..", "..hssh..", "...s....", ".tttttt.", ".t.pp.t.", ".s.pp.s."]

describe("peopleOn", () => {
  it("counts her alone, whoever is small behind her", () => {
    const { map, width, height } = mapOf(
      HER.map((row, index) => `${row}..${index > 4 ? "p" : "."}`),
    )

    expect(peopleOn(map, { width, height })).toBe(1)
  })

  it("counts two who stand apart", () => {
    const { map, width, height } = mapOf(HER.map((row) => `${row}..${row}`))

    expect(peopleOn(map, { width, height })).toBe(2)
  })

  it("sees nobody where nothing, or next to nothing, is worn", () => {
    const { map, width, height } = mapOf(HER.map((row) => row.replaceAll(/./g, ".")))
    map[7] = 3

    expect(peopleOn(map, { width, height })).toBe(0)
  })
})

describe("chinOn", () => {
  it("is where her face narrows to the neck", () => {
    const { map, width, height } = mapOf(HER)

    expect(chinOn(map, { width, height }) * 7).toBeGreaterThan(3)
    expect(chinOn(map, { width, height }) * 7).toBeLessThan(3.5)
  })

  it("is above the picture where it shows no head", () => {
    const { map, width, height } = mapOf(HER.slice(4))

    expect(chinOn(map, { width, height })).toBe(0)
  })

  it("comes after a face whose neck is covered", () => {
    const { map, width, height } = mapOf(HER.toSpliced(3, 1))

    expect(chinOn(map, { width, height }) * 6).toBeGreaterThanOrEqual(3)
  })
})
