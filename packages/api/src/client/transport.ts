import redaxiosModule, { type Response as Reply } from "redaxios"
import type { Method } from "../contract/operation.ts"

export type Fetch = typeof globalThis.fetch

export interface TransportRequest {
  method: Method
  url: string
  headers: Record<string, string>
  body: FormData | string | undefined
  signal: AbortSignal
  fetch: Fetch
}

/** An answer of any status, its body read to the end. */
export interface TransportAnswer {
  status: number
  headers: Headers
  text: string
}

// Its types promise an ES module with a default export; what Node and bundlers import as the
// default is the function itself.
const redaxios = redaxiosModule as unknown as (typeof redaxiosModule)["default"]

/**
 * Sends one request with redaxios, which is used here only, and only for what it does well.
 *
 * It ignores signals, so the given one travels inside `fetch`. It leaves `data` undefined when a
 * body breaks off, turns the text "123" into a number and rejects refusals with plain objects, so
 * the body is taken as a stream, which it passes on untouched and for every status. It drops
 * Headers instances and falsy bodies, encodes typed arrays as JSON, joins lists in queries, sends
 * "undefined" as a word and skips its base address when a query holds "//", so it is given finished
 * addresses, plain headers and bodies that are forms or texts.
 *
 * @throws TypeError if the provider cannot be reached or hangs up midway, or the signal's reason
 */
export async function send(request: TransportRequest): Promise<TransportAnswer> {
  const { signal, body, fetch } = request
  const reply: Reply<ReadableStream<Uint8Array> | null> = await redaxios({
    url: request.url,
    method: request.method,
    headers: request.headers,
    ...(body !== undefined && { data: body }),
    withCredentials: true,
    responseType: "stream",
    fetch: (url, init) => fetch(url, { ...init, signal }),
  })
  const text = await new Response(reply.data).text()
  signal.throwIfAborted()
  return { status: reply.status, headers: reply.headers, text }
}
