import type { Fetch } from "./transport.ts"

export interface UploadProgress {
  /** Bytes sent so far. */
  loaded: number
  /** Bytes in all, 0 if unknown. */
  total: number
}

/**
 * A fetch that reports how much of the body has been sent, which the real one cannot. It supports
 * what the client uses: method, headers, body, credentials and signal.
 */
export function uploadFetch(
  onProgress: (progress: UploadProgress) => void,
  createRequest = () => new XMLHttpRequest(),
): Fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { body = null, signal } = init
      if (body instanceof ReadableStream) throw new TypeError("A stream cannot be uploaded.")
      if (signal?.aborted) {
        reject(signal.reason)
        return
      }
      const request = createRequest()
      const abort = () => request.abort()
      signal?.addEventListener("abort", abort)
      request.onloadend = () => signal?.removeEventListener("abort", abort)
      request.onabort = () => reject(signal?.reason)
      request.onerror = () => reject(new TypeError("The upload did not arrive."))
      request.onload = () => resolve(responseOf(request))
      request.upload.onprogress = ({ loaded, total }) => onProgress({ loaded, total })

      request.open(init.method ?? "GET", String(input))
      request.withCredentials = init.credentials === "include"
      request.responseType = "arraybuffer"
      new Headers(init.headers).forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      request.send(body)
    })
}

/** Statuses whose answers have no body; a Response with one of them may not be given a body. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304])

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(":")
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim())
  }
  const { status, statusText } = request
  const body: unknown = request.response
  return new Response(BODILESS.has(status) || !(body instanceof ArrayBuffer) ? null : body, {
    status,
    statusText,
    headers,
  })
}
