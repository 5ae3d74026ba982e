import { afterEach, describe, expect, test, vi } from "vitest"
import { ApiError, createClient } from "../client/index.ts"
import { OPERATIONS } from "../contract/operations.ts"
import { startNodeMocks } from "./node.ts"
import type { Mocks } from "./setup.ts"

const baseUrl = "https://mock.example/api"
const { checkLogin, searchItems } = OPERATIONS
const ANN = { query: { email: "ann@example.com" } }

let mocks: Mocks | undefined
afterEach(() => {
  mocks?.stop()
  mocks = undefined
})

function start() {
  const wait = vi.fn(async (_ms: number) => undefined)
  mocks = startNodeMocks({ baseUrl, wait })
  const client = createClient({ baseUrl, retry: { delay: async () => undefined } })
  return { client, wait, script: mocks.script }
}

describe("scripts", () => {
  test("make a call fail as often as told", async () => {
    const { client, script } = start()
    script.fail("checkLogin", { status: 503, detail: "Back soon.", times: 3 })

    await expect(client.call(checkLogin, ANN)).rejects.toMatchObject({
      status: 503,
      detail: "Back soon.",
    })
    expect(await client.call(checkLogin, ANN)).toBe(false)
  })

  test("keep a call from arriving", async () => {
    const { client, script } = start()
    script.offline("checkLogin")

    const error = await client.call(checkLogin, ANN).catch((reason: unknown) => reason)

    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code: "network" })
  })

  test("say how long to wait before a retry", async () => {
    const { client, script } = start()
    script.fail("checkLogin", { status: 429, detail: "Slow down.", retryAfterSeconds: 9 })

    await expect(client.call(checkLogin, ANN)).rejects.toMatchObject({ retryAfterMs: 9000 })
  })

  test("slow a call down", async () => {
    const { client, script, wait } = start()
    script.delay("checkLogin", 1500)

    await client.call(checkLogin, ANN)

    expect(wait).toHaveBeenCalledWith(1500)
  })

  test("are forgotten on reset, and leave other calls alone", async () => {
    const { client, script } = start()
    script.offline("checkLogin")
    expect(await client.call(searchItems, { query: { search_query: "jeans" } })).not.toEqual([])
    script.reset()

    expect(await client.call(checkLogin, ANN)).toBe(false)
  })
})

test("pictures of products can be fetched", async () => {
  const { client } = start()
  const [result] = await client.call(searchItems, { query: { search_query: "jeans" } })

  const response = await fetch(new URL(result?.thumbnail ?? "", baseUrl))

  expect(response.headers.get("content-type")).toContain("image/svg+xml")
  expect(await response.text()).toMatch(/^<svg .*<path /)
})
