import { describe, expect, test, vi } from "vitest"
import { type UploadProgress, uploadFetch } from "./upload.ts"

/** The part of XMLHttpRequest that an upload needs, answered by hand. */
class FakeRequest {
  readonly upload: { onprogress?: (event: UploadProgress) => void } = {}
  readonly sent: { method?: string; url?: string; body?: unknown; headers: string[][] } = {
    headers: [],
  }
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  withCredentials = false
  status = 0
  statusText = ""
  response: ArrayBuffer | null = null
  headerLines = ""

  open(method: string, url: string) {
    Object.assign(this.sent, { method, url })
  }
  setRequestHeader(...header: string[]) {
    this.sent.headers.push(header)
  }
  send(body: unknown) {
    this.sent.body = body
  }
  abort() {
    this.onabort?.()
  }
  getAllResponseHeaders() {
    return this.headerLines
  }
  answer(status: number, text: string, headerLines = "") {
    Object.assign(this, { status, headerLines, response: new TextEncoder().encode(text).buffer })
    this.onload?.()
    this.onloadend?.()
  }
}

function start(init: RequestInit = {}) {
  const request = new FakeRequest()
  const onProgress = vi.fn<(progress: UploadProgress) => void>()
  // The fake has only the members that are used.
  const fetch = uploadFetch(onProgress, () => request as unknown as XMLHttpRequest)
  const answer = fetch("/api/items", { method: "POST", credentials: "include", ...init })
  return { request, onProgress, answer }
}

describe("uploadFetch", () => {
  test("sends what fetch was given", async () => {
    const body = new FormData()
    const { request, answer } = start({ body, headers: { authorization: "Bearer t" } })
    request.answer(200, "{}")
    await answer

    expect(request.sent).toEqual({
      method: "POST",
      url: "/api/items",
      body,
      headers: [["authorization", "Bearer t"]],
    })
    expect(request.withCredentials).toBe(true)
  })

  test("reports the progress of the upload", async () => {
    const { request, onProgress, answer } = start()
    request.upload.onprogress?.({ loaded: 3, total: 9 })
    request.answer(200, "{}")
    await answer

    expect(onProgress.mock.calls).toEqual([[{ loaded: 3, total: 9 }]])
  })

  test("returns status, headers and body as fetch does", async () => {
    const { request, answer } = start()
    request.answer(429, '{"detail":"Slow down"}', "Retry-After: 7\r\nX-Odd: a:b\r\n")
    const response = await answer

    expect(response.status).toBe(429)
    expect(response.headers.get("retry-after")).toBe("7")
    expect(response.headers.get("x-odd")).toBe("a:b")
    expect(await response.text()).toBe('{"detail":"Slow down"}')
  })

  test("accepts an answer without a body", async () => {
    const { request, answer } = start()
    request.answer(204, "")

    expect(await (await answer).text()).toBe("")
  })

  test("rejects with a TypeError when the connection is lost, as fetch does", async () => {
    const { request, answer } = start()
    request.onerror?.()

    await expect(answer).rejects.toThrow(TypeError)
  })

  test("is aborted by the signal", async () => {
    const controller = new AbortController()
    const { answer } = start({ signal: controller.signal })
    controller.abort(new Error("left the screen"))

    await expect(answer).rejects.toThrow("left the screen")
  })

  test("sends nothing if the signal was aborted before the start", async () => {
    const { request, answer } = start({ signal: AbortSignal.abort(new Error("left")) })

    await expect(answer).rejects.toThrow("left")
    expect(request.sent.url).toBeUndefined()
  })
})
