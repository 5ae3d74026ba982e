import { expect, it } from "vitest"
import { joinOf } from "../score/estimate.ts"
import { black, brief, navy, piece } from "../score/testing.ts"
import { Beside } from "./beside.ts"
import { type Candidate, candidateOf } from "./candidate.ts"

const pairOf = (beside: Beside, pool: readonly Candidate[], one: number, other: Candidate) =>
  beside.worth(beside.rowOf(other, 0), one, pool[one] ?? other, other)

it("is the same the second time, and each pair's own", () => {
  const about = brief("work")
  const blouse = piece({ kind: "blouse", colours: navy })
  const trousers = piece({ kind: "trousers", colours: black })
  const gown = piece({ kind: "evening_dress", colours: black })
  const pool = [blouse, trousers, gown].map((each) => candidateOf(each, about))
  const beside = new Beside([pool], about)
  const [one, other, third] = pool
  if (!(one && other && third)) throw new Error("Three candidates are expected.")
  for (let again = 0; again < 2; again += 1) {
    expect(pairOf(beside, pool, 0, other)).toBe(joinOf(blouse, trousers))
    expect(pairOf(beside, pool, 1, one)).toBe(joinOf(trousers, blouse))
    expect(pairOf(beside, pool, 0, third)).toBeNaN()
  }
})

it("keeps what two searches say of the same pieces apart, whichever asks", () => {
  const shoes = piece({ kind: "heels", colours: black })
  const legs = piece({ kind: "trousers", colours: black })
  const [mild, frost] = [6, 1].map((month) => {
    const about = brief("work", { month })
    const pool = [candidateOf(shoes, about)]
    const beside = new Beside([pool], about)
    return () => pairOf(beside, pool, 0, candidateOf(legs, about))
  })
  expect(mild?.()).not.toBeNaN()
  expect(frost?.()).toBeNaN()
  expect(mild?.()).not.toBeNaN()
})

it("remembers as many pairs as there are", () => {
  const about = brief("work")
  const pool = Array.from({ length: 300 }, () =>
    candidateOf(piece({ kind: "blouse", colours: navy }), about),
  )
  const others = Array.from({ length: 300 }, (_, at) =>
    candidateOf(piece({ kind: at % 2 === 0 ? "trousers" : "blouse", colours: black }), about),
  )
  const beside = new Beside([pool], about)
  const all = () => others.map((other) => pool.map((_, at) => pairOf(beside, pool, at, other)))
  const first = all()
  expect(first[0]?.[299]).not.toBeNaN()
  expect(first[1]?.[299]).toBeNaN()
  expect(all()).toEqual(first)
})
