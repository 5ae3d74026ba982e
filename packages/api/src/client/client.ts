import type { InputOf, OperationSpec, ResultOf } from "../contract/operation.ts"
import { resultOf } from "./answer.ts"
import { startDeadline } from "./deadline.ts"
import { ApiError } from "./error.ts"
import { randomKey } from "./random-key.ts"
import { addressOf, type CallInput, headersOf, payloadOf } from "./request.ts"
import { delayByClock, type RetryPolicy, repeatableFailures, withRetries } from "./retry.ts"
import { type Fetch, send } from "./transport.ts"
import type { UploadProgress } from "./upload.ts"

export interface ClientOptions {
  /** Where the provider's API begins: a path such as "/api", or a whole address. */
  baseUrl: string
  /** The bearer token of the signed-in person, read for each call. */
  getToken?: () => string | null | undefined
  /** Called when the provider no longer accepts the token that a call carried. */
  onUnauthorised?: () => void
  /** How long a call may take, its retries included. */
  timeoutMs?: number
  fetch?: Fetch
  /** How long to wait before a retry, and how far to spread the waits. */
  retry?: Partial<RetryPolicy>
  isOnline?: () => boolean
  now?: () => number
  /** Makes an idempotency key for a call that takes one and was given none. */
  createKey?: () => string
}

export interface CallOptions {
  /** Aborts the call: it then rejects with the code "aborted". */
  signal?: AbortSignal
  timeoutMs?: number
  /** Reports how much of an upload has been sent; the call then uses XMLHttpRequest, not fetch. */
  onProgress?: (progress: UploadProgress) => void
  /** Calls with the same key are the same write, however often they are sent. */
  idempotencyKey?: string
  /** Names a guest's upload, so that it can be claimed at signup. */
  claimToken?: string
  headers?: HeadersInit
}

/** The arguments after the operation. The input may be left out if the operation takes none. */
export type CallArguments<Operation extends OperationSpec> =
  Record<never, never> extends InputOf<Operation>
    ? [input?: InputOf<Operation>, options?: CallOptions]
    : [input: InputOf<Operation>, options?: CallOptions]

export interface Client {
  /**
   * Makes one call and returns its validated result.
   *
   * Reads, and writes with an idempotency key, are tried up to three times if the provider cannot
   * be reached or answers 503.
   *
   * @throws ApiError and nothing else
   */
  call<Operation extends OperationSpec>(
    operation: Operation,
    ...args: CallArguments<Operation>
  ): Promise<ResultOf<Operation>>
}

const DEFAULT_TIMEOUT_MS = 15_000

/** What reports progress is fetched with the first upload: most visits send nothing. */
function fetchWith(onProgress: (progress: UploadProgress) => void): Fetch {
  return async (...asked) => (await import("./upload.ts")).uploadFetch(onProgress)(...asked)
}

/** A client of one provider. It keeps no state between calls. */
export function createClient(options: ClientOptions): Client {
  const now = options.now ?? Date.now
  const isOnline = options.isOnline ?? (() => globalThis.navigator?.onLine !== false)
  const createKey = options.createKey ?? randomKey
  const policy = { delay: delayByClock, random: Math.random, ...options.retry }

  async function call<Operation extends OperationSpec>(
    operation: Operation,
    input: CallInput = {},
    callOptions: CallOptions = {},
  ): Promise<ResultOf<Operation>> {
    const { claimToken, headers, onProgress } = callOptions
    const token = options.getToken?.() || undefined
    const idempotencyKey =
      callOptions.idempotencyKey ?? (operation.idempotencyKey ? createKey() : undefined)
    const timeoutMs = callOptions.timeoutMs ?? options.timeoutMs ?? DEFAULT_TIMEOUT_MS
    const deadline = startDeadline(timeoutMs, callOptions.signal)

    const request = {
      method: operation.method,
      url: addressOf(options.baseUrl, operation.path, input.query),
      headers: headersOf(operation, { token, idempotencyKey, claimToken, headers }),
      body: payloadOf(operation, input),
      signal: deadline.signal,
      fetch: onProgress ? fetchWith(onProgress) : (options.fetch ?? globalThis.fetch),
    }
    const isPassing = repeatableFailures(operation, idempotencyKey)
    const attempt = async () => {
      const answer = await send(request).catch((cause: unknown) => {
        throw deadline.failureOf(cause, isOnline())
      })
      return resultOf(operation, answer, now())
    }

    try {
      return await withRetries(attempt, isPassing, policy, deadline.signal)
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === 401
      // A guest's call may be refused for a wrong password, and a late answer may concern a token
      // that has been replaced. Neither means that she is signed out.
      const concernsToken = operation.access !== "guest" && token && options.getToken?.() === token
      if (isRefused && concernsToken) options.onUnauthorised?.()
      throw error
    } finally {
      deadline.end()
    }
  }

  return { call }
}
