import { expect, it } from "vitest"
import { createReplicaLag } from "./replica-lag.ts"

it("is the age of the newest moment of which the replica shows everything", () => {
  const lag = createReplicaLag()
  expect(lag.at(1000)).toBe(Number.POSITIVE_INFINITY)

  lag.noted(10, 1000)
  lag.replayed(10)
  expect(lag.at(1200)).toBe(200)

  lag.noted(20, 2000)
  lag.noted(30, 3000)
  lag.replayed(19)
  expect(lag.at(3000)).toBe(2000)
  lag.replayed(25)
  expect(lag.at(3000)).toBe(1000)
})

it("grows while nothing is heard, although nothing is written", () => {
  const lag = createReplicaLag()
  lag.noted(10, 1000)
  lag.replayed(10)
  lag.replayed(10)

  expect(lag.at(9000)).toBe(8000)
  lag.noted(10, 9000)
  lag.replayed(10)
  expect(lag.at(9001)).toBe(1)
})

it("is unknown once it was forgotten, and bounded in what it remembers", () => {
  const lag = createReplicaLag()
  for (let second = 0; second < 10_000; second += 1) lag.noted(second, second * 1000)
  lag.replayed(9_000)
  expect(lag.at(10_000_000)).toBe(Number.POSITIVE_INFINITY)
  lag.replayed(9_990)
  expect(lag.at(10_000_000)).toBe(10_000)

  lag.forget()
  expect(lag.at(10_000_000)).toBe(Number.POSITIVE_INFINITY)
})
