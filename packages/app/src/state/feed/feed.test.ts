import { beforeEach, describe, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { refusal, sampleLook, sampleLooks, unreachable } from "../../testing/samples.ts"
import { favourites } from "../looks/favourites.ts"
import { endSession } from "../session/auth.ts"
import { chooseOccasions, dropFeed, feed, openFeed, refreshFeed, shownLooks } from "./feed.ts"

const ok = () => ({ ok: true as const })
/** What is written in a moment is written at once where the page is left. */
const leave = () => window.dispatchEvent(new Event("pagehide"))
const shownIds = () => shownLooks(feed.looks).map((look) => look.look_id)

beforeEach(() => {
  endSession()
  environment.wait = () => Promise.resolve()
  vi.spyOn(console, "warn").mockImplementation(() => {})
})

describe("openFeed", () => {
  it("fetches for her own occasions if nothing is cached", async () => {
    const calls = fakeCalls({ getFeed: () => sampleLooks(5) })
    await openFeed()
    expect(calls[0]?.input).toEqual({
      query: { occasions: "my_occasions", sample_per_use: 100, sample_to_show: 45, top_n: 2 },
    })
    expect(shownIds()).toEqual(["1", "2", "3"])
    expect(feed.status).toEqual({ kind: "ready" })
  })

  it("shows the cached looks without a call, and without writing them again", async () => {
    fakeCalls({ getFeed: () => sampleLooks(5) })
    await openFeed()
    leave()
    const calls = fakeCalls({})
    localStorage.removeItem("feed")
    await openFeed()
    leave()
    expect(calls).toEqual([])
    expect(localStorage.getItem("feed")).toBeNull()
  })

  it("waits for a running fetch instead of starting another", async () => {
    const answer = Promise.withResolvers<ReturnType<typeof sampleLooks>>()
    const calls = fakeCalls({ getFeed: () => answer.promise })
    const both = [openFeed(), openFeed()]
    answer.resolve(sampleLooks(4))
    await Promise.all(both)
    expect(calls).toHaveLength(1)
    expect(feed.looks).toHaveLength(4)
  })

  it("says what went wrong", async () => {
    fakeCalls({
      getFeed: unreachable,
    })
    await openFeed()
    expect(feed.status).toEqual({
      kind: "failed",
      message: "We could not be reached. Please try again.",
      wanted: ["my_occasions"],
    })
  })

  it("says that there is a lot to do, and keeps the looks she has", async () => {
    fakeCalls({ getFeed: () => sampleLooks(5) })
    await chooseOccasions(["work"])
    fakeCalls({
      getFeed: () => {
        throw refusal(503, "There is a lot to do just now. Please try again in a moment.")
      },
    })
    await chooseOccasions(["dating"])
    expect(feed.status).toMatchObject({
      kind: "failed",
      message: "There is a lot to do just now. Please try again in a moment.",
    })
    expect(feed.looks).toHaveLength(5)
  })

  it("survives a reload", async () => {
    fakeCalls({ getFeed: () => sampleLooks(5) })
    await chooseOccasions(["work"])
    leave()
    vi.resetModules()
    const reloaded = await import("./feed.ts")
    expect(reloaded.feed.looks).toHaveLength(5)
    expect(reloaded.feed.occasions).toEqual(["work"])
  })
})

describe("refreshFeed", () => {
  it("reports the shown looks as seen and shows the next after a pause", async () => {
    const pauses: number[] = []
    const calls = fakeCalls({ getFeed: () => sampleLooks(7), updateImpressions: ok })
    await openFeed()
    environment.wait = async (milliseconds) => {
      pauses.push(milliseconds)
      expect(feed.status.kind).toBe("loading")
    }
    await refreshFeed()
    expect(calls.at(-1)).toMatchObject({
      name: "updateImpressions",
      input: { body: { look_ids: ["1", "2", "3"] } },
    })
    expect(pauses).toEqual([1500])
    expect(shownIds()).toEqual(["4", "5", "6"])
    expect(feed.status.kind).toBe("ready")
  })

  it("does not keep her waiting for the report, but asks for a new set only after it", async () => {
    const report = Promise.withResolvers<ReturnType<typeof ok>>()
    const calls = fakeCalls({
      getFeed: () => sampleLooks(5),
      updateImpressions: () => report.promise,
    })
    await openFeed()
    await refreshFeed()
    expect(shownIds()).toEqual(["4", "5"])
    expect(feed.status.kind).toBe("ready")
    const fetching = refreshFeed()
    expect(calls.map((call) => call.name)).toEqual(["getFeed", "updateImpressions"])
    report.resolve(ok())
    await fetching
    expect(calls.at(-1)?.name).toBe("getFeed")
    expect(shownIds()).toEqual(["1", "2", "3"])
  })

  it("fetches a new set when three or fewer are left", async () => {
    const calls = fakeCalls({ getFeed: () => sampleLooks(3), updateImpressions: ok })
    await openFeed()
    await refreshFeed()
    expect(calls.map((call) => call.name)).toEqual(["getFeed", "getFeed"])
  })

  it("goes on if the report fails", async () => {
    fakeCalls({
      getFeed: () => sampleLooks(7),
      updateImpressions: unreachable,
    })
    await openFeed()
    await refreshFeed()
    expect(shownIds()).toEqual(["4", "5", "6"])
    expect(feed.status.kind).toBe("ready")
  })

  it("does nothing while looks are loading", async () => {
    const answer = Promise.withResolvers<ReturnType<typeof sampleLooks>>()
    const calls = fakeCalls({ getFeed: () => answer.promise })
    const opening = openFeed()
    await refreshFeed()
    expect(calls).toHaveLength(1)
    answer.resolve([])
    await opening
  })
})

describe("chooseOccasions", () => {
  it("fetches for several at once", async () => {
    const calls = fakeCalls({ getFeed: () => sampleLooks(4) })
    await chooseOccasions(["work", "dating"])
    expect(calls[0]?.input).toMatchObject({ query: { occasions: "work,dating" } })
    expect(feed.occasions).toEqual(["work", "dating"])
  })

  it("keeps the cached looks and their occasion if the fetch fails", async () => {
    fakeCalls({ getFeed: () => sampleLooks(4) })
    await chooseOccasions(["work"])
    fakeCalls({
      getFeed: unreachable,
    })
    await chooseOccasions(["dating"])
    expect(feed.occasions).toEqual(["work"])
    expect(feed.looks).toHaveLength(4)
    expect(feed.status).toMatchObject({ kind: "failed", wanted: ["dating"] })
  })

  it("lets the latest choice win over a slower earlier one", async () => {
    const slow = Promise.withResolvers<ReturnType<typeof sampleLooks>>()
    fakeCalls({ getFeed: () => slow.promise })
    const first = chooseOccasions(["work"])
    fakeCalls({ getFeed: () => [sampleLook("dating")] })
    await chooseOccasions(["dating"])
    slow.resolve(sampleLooks(3))
    await first
    expect(shownIds()).toEqual(["dating"])
    expect(feed.occasions).toEqual(["dating"])
  })
})

it("trusts the provider on what is a favourite", async () => {
  favourites.changed = { "1": true }
  fakeCalls({ getFeed: () => [sampleLook("1")] })
  await openFeed()
  expect(favourites.changed).toEqual({})
})

it("drops the cached looks but keeps the occasion", async () => {
  fakeCalls({ getFeed: () => sampleLooks(4) })
  await chooseOccasions(["work"])
  dropFeed()
  expect(feed.looks).toEqual([])
  expect(feed.occasions).toEqual(["work"])
})

it("ignores an answer that arrives after sign-out", async () => {
  const answer = Promise.withResolvers<ReturnType<typeof sampleLooks>>()
  fakeCalls({ getFeed: () => answer.promise })
  const opening = openFeed()
  endSession()
  answer.resolve(sampleLooks(3))
  await opening
  expect(feed.looks).toEqual([])
  expect(feed.status).toEqual({ kind: "idle" })
})
