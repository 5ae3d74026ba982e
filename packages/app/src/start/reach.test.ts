import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { environment } from "../environment.ts"
import { revalidateSession } from "../state/account/signedIn.ts"
import { endSession, startSession } from "../state/session/auth.ts"
import { network } from "../state/shell/network.ts"
import { fakeCalls } from "../testing/fakeCalls.ts"
import { noNetwork, refusal, SAMPLE_PROFILE } from "../testing/samples.ts"
import { followReach } from "./reach.ts"

let stop = () => {}

beforeEach(() => {
  endSession()
  startSession({ email: "ann@example.com", token: "t" })
  network.isReached = true
  vi.spyOn(console, "warn").mockImplementation(() => {})
})
afterEach(() => stop())

/** Answers like the provider, after this many failures. */
function failing(times: number) {
  return fakeCalls({
    getProfile: () => {
      times -= 1
      if (times >= 0) throw noNetwork()
      return SAMPLE_PROFILE
    },
  })
}

it("keeps asking until somebody answers, then stops", async () => {
  const waits: number[] = []
  environment.wait = async (ms) => void waits.push(ms)
  const calls = failing(3)
  stop = followReach()
  await revalidateSession()
  expect(network.isReached).toBe(false)
  await expect.poll(() => network.isReached).toBe(true)
  expect(waits).toEqual([15_000, 15_000, 15_000])
  expect(calls).toHaveLength(4)
})

it("takes up failures from before it was loaded", async () => {
  environment.wait = async () => {}
  failing(1)
  await revalidateSession()
  stop = followReach()
  await expect.poll(() => network.isReached).toBe(true)
})

it("counts a refusal as an answer", async () => {
  network.isReached = false
  fakeCalls({
    getProfile: () => {
      throw refusal(404, "There is no profile yet.")
    },
  })
  await revalidateSession()
  expect(network.isReached).toBe(true)
})
