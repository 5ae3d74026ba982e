import { describe, expect, it } from "vitest"
import type { Piece } from "../pieces/piece.ts"
import { brief } from "../score/testing.ts"
import { hers, turnsOf } from "./testing.ts"

describe("what is thin for the day or not for her work comes after the rest", () => {
  it("as a trench coat over a cardigan does near frost, where another coat is lined", () => {
    const worn = (coat: Piece) => [
      coat,
      hers("cardigan"),
      hers("shirt", "white"),
      hers("jeans", "blue"),
      hers("ankle_boots"),
    ]
    const turns = (low: number) =>
      turnsOf(
        brief("outings", { weather: { low, high: low + 6 } }),
        worn(hers("trench_coat", "beige")),
        worn(hers("wool_coat", "beige")),
      )
    const [thin = 0, lined = 0] = turns(3)
    expect(thin).toBeLessThan(lined)
    expect(turns(8)[0]).toBe(0)
  })

  it("as what she does not call hers for work does there", () => {
    const about = brief("work", { needs: { dressCode: "everyday" } })
    const worn = (name: string) => [
      { ...hers("polo", "navy"), name },
      hers("chinos", "beige"),
      hers("trainers", "black"),
    ]
    const [work = 0, plain = 0] = turnsOf(about, worn("navy work polo"), worn("navy polo"))
    expect(work).toBeGreaterThan(plain)
  })

  it("as scrubs in two colours do where she has a set in one", () => {
    const worn = (trousers: string) => [
      { ...hers("tunic", "navy"), name: "Navy scrub top" },
      {
        ...hers("trousers", trousers === "Navy" ? "navy" : "grey"),
        name: `${trousers} scrub trousers`,
      },
      hers("trainers", "black"),
    ]
    const about = brief("work", { needs: { dressCode: "practical" } })
    const [one = 0, two = 0] = turnsOf(about, worn("Navy"), worn("Grey"))
    expect(one).toBeGreaterThan(two + 4)
  })

  it("as her own clothes do in class where she has a uniform", () => {
    const worn = (name: string) => [
      { ...hers("jumper", "red"), name: `${name} jumper` },
      { ...hers("trousers", "black"), name: `${name} trousers` },
      hers("trainers", "black"),
    ]
    const [school = 0, plain = 0] = turnsOf(brief("classes"), worn("school"), worn("red"))
    expect(school).toBeGreaterThan(plain + 5)
  })
})
