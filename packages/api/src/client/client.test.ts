import { describe, expect, expectTypeOf, test, vi } from "vitest"
import type { InputOf } from "../contract/operation.ts"
import { OPERATIONS } from "../contract/operations.ts"
import type { WardrobeItem } from "../contract/wardrobe.ts"
import { type ClientOptions, createClient } from "./client.ts"
import { ApiError, messageOf } from "./error.ts"
import type { Fetch } from "./transport.ts"

const {
  analyseSelfie,
  getProfile,
  getSelfieStatus,
  getWardrobe,
  login,
  logout,
  parsePhotos,
  register,
} = OPERATIONS
const SIGN_IN = { body: { email: "ann@example.com", password: "secret-word" } }

function json(body: unknown, init?: ResponseInit): Response {
  return new Response(JSON.stringify(body), init)
}

/** A client whose provider gives these answers in turn; an Error stands for a failed connection. */
function clientOf(answers: (Response | Error)[], options: Partial<ClientOptions> = {}) {
  const fetch = vi.fn<Fetch>(async () => {
    const answer = answers.shift()
    if (!answer) throw new Error("More calls than the test has answers for")
    if (answer instanceof Error) throw answer
    return answer
  })
  const delay = vi.fn(async () => undefined)
  const client = createClient({
    baseUrl: "/api",
    fetch,
    retry: { delay, random: () => 0.5 },
    ...options,
  })
  return { client, fetch, delay }
}

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof ApiError) return error
  throw new Error("The call did not fail with an ApiError", { cause: error })
}

describe("results", () => {
  const status = { selfie_assessed: true }

  test.each([
    ["data.data", { data: { data: status } }],
    ["data", { data: status }],
    ["the bare body", status],
  ])("are taken from %s", async (_name, body) => {
    const { client } = clientOf([json(body)])

    expect(await client.call(getSelfieStatus)).toEqual(status)
  })

  test("are taken from data even if every field may be missing", async () => {
    const { client } = clientOf([json({ data: { colour_type: "Soft autumn" } })])

    const result = await client.call(analyseSelfie, { files: [new Blob(["x"])], query: {} })

    expect(result).toEqual({ colour_type: "Soft autumn" })
  })

  test("are read without compiling code, which a content security policy may forbid", async () => {
    const compile = vi.spyOn(globalThis, "Function")
    const { client } = clientOf([json({ data: status })])

    await client.call(getSelfieStatus)

    expect(compile).not.toHaveBeenCalled()
    compile.mockRestore()
  })

  test("are typed by the operation", () => {
    const { client } = clientOf([])
    expectTypeOf(client.call<typeof getWardrobe>).returns.resolves.toEqualTypeOf<WardrobeItem[]>()
    expectTypeOf<InputOf<typeof login>["body"]>().toEqualTypeOf<(typeof SIGN_IN)["body"]>()
  })

  test.each([
    ["another shape", json({ data: { selfie_assessed: "yes" } })],
    ["no JSON", new Response("<html></html>")],
    ["nothing", new Response(null, { status: 204 })],
  ])("that are %s are an invalid response", async (_name, answer) => {
    const { client } = clientOf([answer])

    const error = await failureOf(client.call(getSelfieStatus))

    expect(error).toMatchObject({ code: "invalid-response", status: answer.status })
  })
})

describe("refusals", () => {
  test("carry status, detail and the wait asked for", async () => {
    const { client } = clientOf([
      json({ detail: "Too many tries." }, { status: 429, headers: { "retry-after": "30" } }),
    ])

    const error = await failureOf(client.call(login, SIGN_IN))

    expect(error).toMatchObject({
      code: "http",
      status: 429,
      detail: "Too many tries.",
      retryAfterMs: 30_000,
    })
    expect(messageOf(error)).toBe("Too many tries.")
  })

  test("read a Retry-After date against the clock", async () => {
    const at = Date.parse("2026-11-20T10:00:00Z")
    const { client } = clientOf(
      [json({}, { status: 429, headers: { "retry-after": "Fri, 20 Nov 2026 10:00:05 GMT" } })],
      { now: () => at },
    )

    const error = await failureOf(client.call(login, SIGN_IN))

    expect(error.retryAfterMs).toBe(5000)
  })

  test.each([
    ["a detail that is no text", json({ detail: [{ loc: ["body"] }] }, { status: 422 })],
    ["no JSON", new Response("<h1>Bad gateway</h1>", { status: 422 })],
  ])("with %s keep their own message", async (_name, answer) => {
    const { client } = clientOf([answer])

    const error = await failureOf(client.call(login, SIGN_IN))

    expect(error.detail).toBeUndefined()
    expect(messageOf(error)).toBe("The service answered with status 422.")
  })
})

describe("the token", () => {
  test("is sent as a bearer token", async () => {
    const { client, fetch } = clientOf([json({ data: [] })], { getToken: () => "t-1" })

    await client.call(getWardrobe)

    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: "Bearer t-1" })
  })

  test("is reported when a call that needs it is refused", async () => {
    const onUnauthorised = vi.fn()
    const { client } = clientOf([json({ detail: "Sign in." }, { status: 401 })], {
      getToken: () => "old",
      onUnauthorised,
    })

    await failureOf(client.call(getProfile))

    expect(onUnauthorised).toHaveBeenCalledTimes(1)
  })

  test.each([
    ["a guest's call is refused", login, "old", "old"],
    ["no token was sent", getProfile, "", ""],
    ["the token was replaced meanwhile", getProfile, "old", "new"],
  ] as const)("is not reported when %s", async (_name, operation, before, after) => {
    const onUnauthorised = vi.fn()
    const { client } = clientOf([json({ detail: "No." }, { status: 401 })], {
      getToken: vi.fn(() => after).mockReturnValueOnce(before),
      onUnauthorised,
    })

    await failureOf(
      operation.name === "login" ? client.call(operation, SIGN_IN) : client.call(operation),
    )

    expect(onUnauthorised).not.toHaveBeenCalled()
  })
})

describe("failures to reach the provider", () => {
  const lost = () => new TypeError("Failed to fetch")
  /** Never answers; rejects as fetch does when its signal is aborted. */
  const silent: Fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason))
    })

  test.each([
    [true, "network"],
    [false, "offline"],
  ])("online %s: %s", async (isOnline, code) => {
    const { client } = clientOf([lost()], { isOnline: () => isOnline })

    const error = await failureOf(client.call(logout))

    expect(error.code).toBe(code)
    expect(error.cause).toBeInstanceOf(TypeError)
  })

  test("a call that takes too long times out", async () => {
    const { client } = clientOf([], { fetch: silent, timeoutMs: 5 })

    const error = await failureOf(client.call(getWardrobe))

    expect(error.code).toBe("timeout")
  })

  test("a call that is cancelled is aborted", async () => {
    const controller = new AbortController()
    const { client } = clientOf([], { fetch: silent })

    const failure = failureOf(client.call(getWardrobe, {}, { signal: controller.signal }))
    controller.abort()

    expect((await failure).code).toBe("aborted")
  })

  test("reads are tried three times, with growing waits", async () => {
    const { client, delay } = clientOf([lost(), lost(), json({ data: [] })])

    expect(await client.call(getWardrobe)).toEqual([])
    expect(delay.mock.calls.map(([ms]: unknown[]) => ms)).toEqual([300, 900])
  })

  test("the third failure is final", async () => {
    const { client, fetch } = clientOf([lost(), lost(), lost()])

    expect((await failureOf(client.call(getWardrobe))).code).toBe("network")
    expect(fetch).toHaveBeenCalledTimes(3)
  })

  test("503 is retried after the requested wait, if that is short", async () => {
    const busy = (wait: string) => json({}, { status: 503, headers: { "retry-after": wait } })
    const short = clientOf([busy("2"), json({ data: [] })])
    const long = clientOf([busy("60")])

    await short.client.call(getWardrobe)
    const error = await failureOf(long.client.call(getWardrobe))

    expect(short.delay.mock.calls.map(([ms]: unknown[]) => ms)).toEqual([2000])
    expect(error.retryAfterMs).toBe(60_000)
  })

  test("writes are retried only under an idempotency key, which stays the same", async () => {
    const keyed = clientOf([lost(), json({ access_token: "t" })], { createKey: () => "key-1" })
    const plain = clientOf([lost()])

    await keyed.client.call(register, SIGN_IN)
    await failureOf(plain.client.call(login, SIGN_IN, { idempotencyKey: "not-honoured" }))

    const keys = keyed.fetch.mock.calls.map(([, init]) => new Headers(init?.headers))
    expect(keys.map((headers) => headers.get("idempotency-key"))).toEqual(["key-1", "key-1"])
    expect(plain.fetch).toHaveBeenCalledTimes(1)
  })

  test("an upload is sent again if it was lost, not if it was refused", async () => {
    const files = [new Blob(["x"])]
    const refused = clientOf([json({ detail: "Not now." }, { status: 503 })])
    const dropped = clientOf([lost(), json({ data: [] })])

    expect((await failureOf(refused.client.call(parsePhotos, { files }))).status).toBe(503)
    expect(await dropped.client.call(parsePhotos, { files })).toEqual([])
  })

  test("a call cancelled during the wait is not sent again", async () => {
    const controller = new AbortController()
    const { client } = clientOf([], {
      fetch: async (_url, init) => {
        init?.signal?.throwIfAborted()
        throw lost()
      },
      retry: { delay: async () => controller.abort() },
    })

    const error = await failureOf(client.call(getWardrobe, {}, { signal: controller.signal }))

    expect(error.code).toBe("aborted")
  })
})

test("messageOf has a line for everything", () => {
  expect(messageOf(new Error("Broken."))).toBe("Broken.")
  expect(messageOf(new Error(""))).toBe("Something went wrong")
  expect(messageOf("odd")).toBe("Something went wrong")
  const refused = (detail: string) => messageOf(new ApiError("http", { message: "", detail }))
  expect(refused("password: is too short")).toBe("Password is too short")
  expect(refused("files: This photo is empty.")).toBe("This photo is empty.")
  expect(refused("0.image_path: must be a path")).toBe("0.image_path: must be a path")
})
