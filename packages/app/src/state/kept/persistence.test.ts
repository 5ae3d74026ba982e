import { proxy, ref } from "valtio/vanilla"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import * as z from "zod/mini"
import {
  clearStorage,
  createStore,
  persist,
  persistLater,
  readText,
  writeText,
} from "./persistence.ts"

const store = createStore({ key: "colour", version: 2, schema: z.object({ name: z.string() }) })
let warnings: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  localStorage.clear()
  warnings = vi.spyOn(console, "warn").mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe("createStore", () => {
  it("returns what was written", () => {
    store.write({ name: "ecru" })
    expect(store.read()).toEqual({ name: "ecru" })
    expect(localStorage.getItem("colour")).toBe('{"version":2,"value":{"name":"ecru"}}')
  })

  it("removes the value with null", () => {
    store.write({ name: "ecru" })
    store.write(null)
    expect(localStorage.getItem("colour")).toBeNull()
    expect(store.read()).toBeNull()
    expect(warnings).not.toHaveBeenCalled()
  })

  it.each([
    ["not JSON", "{"],
    ["no envelope", '"ecru"'],
    ["null", "null"],
    ["an older version", '{"version":1,"value":{"name":"ecru"}}'],
    ["another shape", '{"version":2,"value":{"name":7}}'],
  ])("drops %s with one warning", (_case, text) => {
    localStorage.setItem("colour", text)
    expect(store.read()).toBeNull()
    expect(store.read()).toBeNull()
    expect(localStorage.getItem("colour")).toBeNull()
    expect(warnings).toHaveBeenCalledTimes(1)
  })

  it("keeps a value that a full storage refuses until the page is left", () => {
    store.write({ name: "ecru" })
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError")
    })

    store.write({ name: "rust" })
    expect(store.read()).toEqual({ name: "rust" })
    expect(warnings).toHaveBeenCalledTimes(1)

    clearStorage()
    expect(store.read()).toBeNull()
  })

  it("returns to the storage once that takes values again", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
      throw new DOMException("full", "QuotaExceededError")
    })
    store.write({ name: "ecru" })
    store.write({ name: "rust" })

    localStorage.clear()
    expect(store.read()).toBeNull()
  })

  it("checks no value again that the same build has written, and each that another did", () => {
    const safeParse = vi.fn(() => ({ success: false as const }))
    const strict = createStore<string>({ key: "colour", version: 1, schema: { safeParse } })
    vi.stubEnv("PROD", true)
    strict.write("ecru")
    expect(strict.read()).toBe("ecru")
    expect(safeParse).not.toHaveBeenCalled()

    const written = localStorage.getItem("colour") ?? ""
    localStorage.setItem("colour", written.replace("persistence.ts", "another.ts"))
    expect(strict.read()).toBeNull()
    expect(safeParse).toHaveBeenCalledWith("ecru")

    localStorage.setItem("colour", written.replace('"version":1', '"version":2'))
    expect(strict.read()).toBeNull()
    vi.unstubAllEnvs()
    strict.write("ecru")
    expect(strict.read()).toBeNull()
  })

  it("survives a forbidden storage", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError")
    })
    expect(store.read()).toBeNull()
  })
})

describe("persist", () => {
  it("stores what the selection picks, and nothing if it picks nothing", async () => {
    const state = proxy({ name: "ecru", passing: true })
    persist(state, store, () => (state.name === "" ? null : { name: state.name }))

    state.name = "rust"
    await Promise.resolve()
    expect(store.read()).toEqual({ name: "rust" })

    state.name = ""
    await Promise.resolve()
    expect(localStorage.getItem("colour")).toBeNull()
  })
})

describe("persistLater", () => {
  const [ecru, rust] = [["ecru"], ["rust"]]
  const state = proxy({ colours: ref<readonly string[]>(ecru), passing: true })
  const write = vi.fn()
  persistLater(state, () => state.colours, write)
  beforeEach(async () => {
    vi.useFakeTimers()
    state.colours = ref(ecru)
    window.dispatchEvent(new Event("pagehide"))
    write.mockClear()
  })
  afterEach(() => vi.useRealTimers())

  it("writes in a moment what has been replaced, once", async () => {
    state.colours = ref(["olive"])
    state.colours = ref(rust)
    await Promise.resolve()
    expect(write).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(write.mock.calls).toEqual([[rust]])
    window.dispatchEvent(new Event("pagehide"))
    expect(write).toHaveBeenCalledTimes(1)
  })

  it("writes at once where the page is left", async () => {
    state.colours = ref(rust)
    window.dispatchEvent(new Event("pagehide"))
    expect(write.mock.calls).toEqual([[rust]])
  })

  it("writes nothing while it stays the same", async () => {
    state.passing = !state.passing
    await Promise.resolve()
    vi.runAllTimers()
    expect(write).not.toHaveBeenCalled()
  })
})

it("stores plain texts unchanged", () => {
  writeText("token", "abc")
  expect(localStorage.getItem("token")).toBe("abc")
  expect(readText("token")).toBe("abc")
  writeText("token", null)
  expect(readText("token")).toBeNull()
})

describe("two tabs", () => {
  const state = proxy({ name: "ecru" })
  persist(
    state,
    store,
    () => ({ name: state.name }),
    (other) => {
      state.name = other?.name ?? "none"
    },
  )

  /** What this tab sees when another one has written. */
  function otherTabWrites(name: string | null) {
    const text = name === null ? null : JSON.stringify({ version: 2, value: { name } })
    if (text === null) localStorage.removeItem("colour")
    else localStorage.setItem("colour", text)
    window.dispatchEvent(new StorageEvent("storage", { key: "colour", newValue: text }))
  }

  it("adopt what the other writes, without an echo of it", async () => {
    const writes = vi.spyOn(Storage.prototype, "setItem")
    otherTabWrites("rust")
    await Promise.resolve()
    expect(state.name).toBe("rust")
    expect(writes).toHaveBeenCalledTimes(1)
    state.name = "navy"
    await Promise.resolve()
    expect(store.read()).toEqual({ name: "navy" })
  })

  it("adopt that the other has removed the value", async () => {
    otherTabWrites(null)
    await Promise.resolve()
    expect(state.name).toBe("none")
    expect(localStorage.getItem("colour")).toBeNull()
  })

  it("ignore what the other writes elsewhere", () => {
    state.name = "navy"
    window.dispatchEvent(new StorageEvent("storage", { key: "shape" }))
    expect(state.name).toBe("navy")
  })
})
