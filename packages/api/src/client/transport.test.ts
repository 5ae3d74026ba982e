import { describe, expect, test, vi } from "vitest"
import { type Fetch, send, type TransportRequest } from "./transport.ts"

function requestWith(fetch: Fetch, change: Partial<TransportRequest> = {}): TransportRequest {
  return {
    method: "POST",
    url: "/api/things",
    headers: {},
    body: undefined,
    signal: new AbortController().signal,
    fetch,
    ...change,
  }
}

function answering(body: BodyInit | null, init?: ResponseInit) {
  return vi.fn<Fetch>(async () => new Response(body, init))
}

describe("what redaxios does not do by itself", () => {
  test("the signal reaches fetch", async () => {
    const fetch = answering("{}")
    const { signal } = new AbortController()

    await send(requestWith(fetch, { signal }))

    expect(fetch.mock.calls[0]?.[1]?.signal).toBe(signal)
  })

  test("a body that breaks off rejects", async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"data":['))
        controller.error(new TypeError("terminated"))
      },
    })

    await expect(send(requestWith(answering(broken)))).rejects.toThrow("terminated")
  })

  test("a call cancelled while its body is read rejects", async () => {
    const controller = new AbortController()
    const stalled = new ReadableStream({
      pull(stream) {
        controller.abort()
        stream.close()
      },
    })

    const sending = send(requestWith(answering(stalled), { signal: controller.signal }))

    await expect(sending).rejects.toThrow("aborted")
  })

  test("a refusal resolves like any other answer", async () => {
    const fetch = answering('{"detail":"No"}', { status: 409, headers: { "retry-after": "3" } })

    const answer = await send(requestWith(fetch))

    expect(answer).toMatchObject({ status: 409, text: '{"detail":"No"}' })
    expect(answer.headers.get("retry-after")).toBe("3")
  })

  test("a network failure keeps its TypeError", async () => {
    const fetch = vi.fn<Fetch>().mockRejectedValue(new TypeError("Failed to fetch"))

    await expect(send(requestWith(fetch))).rejects.toThrow(TypeError)
  })

  test("text that looks like a number stays text", async () => {
    const answer = await send(requestWith(answering("123")))

    expect(answer.text).toBe("123")
  })

  test("an answer without a body is the empty text", async () => {
    const answer = await send(requestWith(answering(null, { status: 204 })))

    expect(answer.text).toBe("")
  })

  test.each(["false", "0", "null", '""'])("the JSON body %s is sent", async (body) => {
    const fetch = answering("{}")

    await send(requestWith(fetch, { body }))

    expect(fetch.mock.calls[0]?.[1]?.body).toBe(body)
  })

  test("a form is sent as it is, without a content type of its own", async () => {
    const fetch = answering("{}")
    const body = new FormData()

    await send(requestWith(fetch, { body }))

    expect(fetch.mock.calls[0]?.[1]?.body).toBe(body)
    expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({})
  })

  test("a whole address with // in its query arrives unchanged", async () => {
    const fetch = answering("{}")
    const url = "https://api.example.com/items?next=https://shop.example//a"

    await send(requestWith(fetch, { url }))

    expect(fetch.mock.calls[0]?.[0]).toBe(url)
  })

  test("cookies go along", async () => {
    const fetch = answering("{}")

    await send(requestWith(fetch))

    expect(fetch.mock.calls[0]?.[1]?.credentials).toBe("include")
  })
})
