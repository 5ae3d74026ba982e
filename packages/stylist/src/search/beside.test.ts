import { expect, it } from "vitest"
import { joinOf } from "../score/estimate.ts"
import { black, brief, navy, piece } from "../score/testing.ts"
import { besideOf } from "./beside.ts"
import { candidateOf } from "./candidate.ts"

it("is the same the second time, and each pair's own", () => {
  const about = brief("work")
  const blouse = piece({ kind: "blouse", colours: navy })
  const trousers = piece({ kind: "trousers", colours: black })
  const gown = piece({ kind: "evening_dress", colours: black })
  const [one, other, third] = [blouse, trousers, gown].map((each) => candidateOf(each, about))
  if (!(one && other && third)) throw new Error("Three candidates are expected.")
  for (let again = 0; again < 2; again += 1) {
    expect(besideOf(one, other, about)).toBe(joinOf(blouse, trousers))
    expect(besideOf(other, one, about)).toBe(joinOf(trousers, blouse))
    expect(besideOf(one, third, about)).toBeNaN()
  }
})

it("keeps what two briefs say of the same pieces apart", () => {
  const shoes = piece({ kind: "heels", colours: black })
  const legs = piece({ kind: "trousers", colours: black })
  const [mild, frost] = [brief("work", { month: 6 }), brief("work", { month: 1 })]
  const beside = (about: typeof mild) =>
    besideOf(candidateOf(shoes, about), candidateOf(legs, about), about)
  expect(beside(mild)).not.toBeNaN()
  expect(beside(frost)).toBeNaN()
  expect(beside(mild)).not.toBeNaN()
})
