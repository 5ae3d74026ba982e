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

/** An answer of any status, with its whole body. */
export interface TransportAnswer {
  status: number
  headers: Headers
  text: string
}

// The types promise an ES module with a default export, but Node and bundlers import the function
// itself as the default.
const redaxios = redaxiosModule as unknown as (typeof redaxiosModule)["default"]

/**
 * Sends one request with redaxios and reads the whole answer, whatever its status.
 * @throws TypeError if the provider cannot be reached or hangs up midway, or the signal's reason
 */
export async function send(request: TransportRequest): Promise<TransportAnswer> {
  const { signal, body: data, fetch, ...rest } = request
  const reply: Reply<ReadableStream<Uint8Array> | null> = await redaxios({
    ...rest,
    ...(data !== undefined && { data }),
    withCredentials: true,
    // If redaxios reads the body itself, a truncated body counts as none, and a refusal is an error
    // without a class.
    responseType: "stream",
    fetch: (url, init) => fetch(url, { ...init, signal }),
  })
  const text = await new Response(reply.data).text()
  signal.throwIfAborted()
  return { status: reply.status, headers: reply.headers, text }
}
