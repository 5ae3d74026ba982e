import { beforeEach, describe, expect, it, vi } from "vitest"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { refusal, sampleLook, unreachable } from "../../testing/samples.ts"
import { endSession } from "../session/auth.ts"
import { favourites, isFavourite } from "./favourites.ts"
import { loadFavourites } from "./loadFavourites.ts"
import { sendHearts } from "./sendHearts.ts"
import { toggleFavourite } from "./toggleFavourite.ts"

const ok = () => ({ ok: true as const })
const ids = () => favourites.looks.map((look) => look.look_id)

beforeEach(() => {
  endSession()
  vi.spyOn(console, "warn").mockImplementation(() => {})
})

describe("toggleFavourite", () => {
  it("adds a look, at the top", async () => {
    const calls = fakeCalls({ getFavourites: () => [sampleLook("1")], addFavourite: ok })
    await loadFavourites()
    const look = sampleLook("2")
    await toggleFavourite(look)
    expect(calls.at(-1)).toMatchObject({ name: "addFavourite", input: { query: { look_id: "2" } } })
    expect(isFavourite(favourites, look)).toBe(true)
    expect(ids()).toEqual(["2", "1"])
  })

  it("removes a look", async () => {
    fakeCalls({ getFavourites: () => [sampleLook("1")], removeFavourite: ok })
    await loadFavourites()
    const look = sampleLook("1", { isFavorite: true })
    await toggleFavourite(look)
    expect(isFavourite(favourites, look)).toBe(false)
    expect(ids()).toEqual([])
  })

  it("removes a look for good, though the list that is on its way still has it", async () => {
    const look = sampleLook("1", { isFavorite: true })
    const list = Promise.withResolvers<(typeof look)[]>()
    fakeCalls({ getFavourites: () => [look, sampleLook("2")], removeFavourite: ok })
    await loadFavourites()
    fakeCalls({ getFavourites: () => list.promise, removeFavourite: ok })
    const loading = loadFavourites()
    await toggleFavourite(look)
    list.resolve([look, sampleLook("2")])
    await loading
    expect(ids()).toEqual(["2"])
    expect(isFavourite(favourites, look)).toBe(false)
  })

  it("is locked while the call is running", async () => {
    const answer = Promise.withResolvers<{ ok: true }>()
    const calls = fakeCalls({ addFavourite: () => answer.promise })
    const look = sampleLook("1")
    const first = toggleFavourite(look)
    expect(favourites.busy).toEqual({ "1": true })
    await toggleFavourite(look)
    expect(calls).toHaveLength(1)
    answer.resolve({ ok: true })
    await first
    expect(favourites.busy).toEqual({})
  })

  it("gives no look back as the person who has signed in since", async () => {
    const answer = Promise.withResolvers<never>()
    const calls = fakeCalls({ addFavourite: () => answer.promise })
    const adding = toggleFavourite(sampleLook("1", { seal: "sealed" }))
    endSession()
    answer.reject(refusal(404, "There is no such look."))
    await adding
    expect(calls.map(({ name }) => name)).toEqual(["addFavourite"])
  })

  it("writes nothing once she has signed out", async () => {
    const answer = Promise.withResolvers<{ ok: true }>()
    fakeCalls({ addFavourite: () => answer.promise })
    const adding = toggleFavourite(sampleLook("1"))
    endSession()
    answer.resolve({ ok: true })
    await adding
    expect(ids()).toEqual([])
    expect(localStorage).toHaveLength(0)
  })

  it("adds a look that the provider has dropped, thanks to its seal", async () => {
    const known = new Set<string>()
    const calls = fakeCalls({
      addFavourite: ({ query }) => {
        if (!known.has(query.look_id)) throw refusal(404, "This look is no longer known.")
        return { ok: true }
      },
      restoreLook: ({ body }) => {
        known.add(body.look.look_id)
        return { ok: true }
      },
    })
    const look = sampleLook("old", { seal: "sealed" })
    await toggleFavourite(look)
    expect(calls.map((call) => call.name)).toEqual(["addFavourite", "restoreLook", "addFavourite"])
    expect(calls[1]?.input).toEqual({ body: { look } })
    expect(isFavourite(favourites, look)).toBe(true)
    expect(favourites.failed).toEqual({})
  })

  it("says so if such a look has no seal", async () => {
    fakeCalls({
      addFavourite: () => {
        throw refusal(404, "This look is no longer known.")
      },
    })
    await toggleFavourite(sampleLook("old"))
    expect(favourites.failed).toEqual({ old: "This look is no longer known." })
  })

  it("leaves the look unchanged if the call fails", async () => {
    fakeCalls({
      addFavourite: () => {
        throw refusal(500, "Something went wrong.")
      },
    })
    const look = sampleLook("1")
    await toggleFavourite(look)
    expect(isFavourite(favourites, look)).toBe(false)
    expect(favourites.busy).toEqual({})
  })

  it("shows offline at once, and is sent with its time once the provider is reached", async () => {
    fakeCalls({ getFavourites: () => [sampleLook("2")], removeFavourite: unreachable })
    await loadFavourites()
    fakeCalls({ addFavourite: unreachable, removeFavourite: unreachable })
    await toggleFavourite(sampleLook("1"))
    await toggleFavourite(sampleLook("2", { isFavorite: true }))
    expect(ids()).toEqual(["1"])
    expect(favourites.failed).toEqual({})
    expect(localStorage.getItem("hearts")).not.toBeNull()
    await sendHearts()

    const calls = fakeCalls({
      getFavourites: () => [sampleLook("2")],
      addFavourite: ok,
      removeFavourite: ok,
    })
    await loadFavourites()
    expect(ids()).toEqual(["1"])
    expect(isFavourite(favourites, sampleLook("1"))).toBe(true)
    await vi.waitFor(() => expect(localStorage.getItem("hearts")).toBeNull())
    const said = { said_at: expect.any(String) }
    expect(calls.slice(1)).toMatchObject([
      { name: "addFavourite", input: { query: { look_id: "1", ...said } } },
      { name: "removeFavourite", input: { query: { look_id: "2", ...said } } },
    ])
  })

  it("shows no longer what was said offline and is refused, and says why", async () => {
    fakeCalls({ getFavourites: () => [sampleLook("2")] })
    await loadFavourites()
    fakeCalls({ addFavourite: unreachable, removeFavourite: unreachable })
    await toggleFavourite(sampleLook("1"))
    await toggleFavourite(sampleLook("2", { isFavorite: true }))
    await sendHearts()
    const gone = () => Promise.reject(refusal(404, "This look is no longer known."))

    fakeCalls({
      getFavourites: () => [sampleLook("2")],
      addFavourite: gone,
      removeFavourite: gone,
    })
    await sendHearts()

    expect(ids()).toEqual(["2"])
    expect(isFavourite(favourites, sampleLook("1"))).toBe(false)
    expect(isFavourite(favourites, sampleLook("2", { isFavorite: true }))).toBe(true)
    expect(favourites.failed["1"]).toBe("This look is no longer known.")
  })

  it("survives a reload, and overrides an older cached look", async () => {
    fakeCalls({ addFavourite: ok })
    await toggleFavourite(sampleLook("1"))
    await Promise.resolve()
    vi.resetModules()
    const reloaded = await import("./favourites.ts")
    expect(reloaded.isFavourite(reloaded.favourites, sampleLook("1"))).toBe(true)
  })
})

it("keeps the cached favourites if the fetch fails", async () => {
  fakeCalls({ getFavourites: () => [sampleLook("1")] })
  await loadFavourites()
  fakeCalls({
    getFavourites: unreachable,
  })
  await loadFavourites()
  expect(ids()).toEqual(["1"])
  expect(favourites.status.kind).toBe("failed")
})
