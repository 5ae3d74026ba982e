/**
 * What went wrong with a call:
 * `offline` the device has no network; `network` the provider could not be reached or hung up;
 * `timeout` it took too long; `aborted` the caller gave up; `http` the provider refused;
 * `invalid-response` the answer does not fit the contract.
 */
export type ApiErrorCode =
  | "offline"
  | "timeout"
  | "aborted"
  | "http"
  | "invalid-response"
  | "network"

interface ApiErrorFacts {
  message: string
  status?: number
  detail?: string
  retryAfterMs?: number
  cause?: unknown
}

/** The client's only error. Its message can be shown to a person. */
export class ApiError extends Error {
  override readonly name = "ApiError"
  readonly code: ApiErrorCode
  /** The HTTP status, if there was an answer. */
  readonly status?: number
  /** The provider's own words, if it gave any. */
  readonly detail?: string
  /** How long the provider asks to wait, in milliseconds. */
  readonly retryAfterMs?: number

  constructor(code: ApiErrorCode, facts: ApiErrorFacts) {
    super(facts.message, facts.cause === undefined ? undefined : { cause: facts.cause })
    this.code = code
    if (facts.status !== undefined) this.status = facts.status
    if (facts.detail !== undefined) this.detail = facts.detail
    if (facts.retryAfterMs !== undefined) this.retryAfterMs = facts.retryAfterMs
  }
}

/**
 * What to tell a person about an error: the provider's words, the error's own, or a generic line. A
 * message about a field, such as "password: is …", becomes a sentence; one that is a sentence already, such as
 * "files: This photo …", loses the field.
 */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError && error.detail) return sentence(error.detail)
  if (error instanceof Error && error.message) return error.message
  return "Something went wrong"
}

function sentence(detail: string): string {
  const [, whole] = /^[a-z_]+: (\p{Lu}.*)$/su.exec(detail) ?? []
  if (whole) return whole
  const [, field, rest] = /^([a-z]+): ([a-z].*)$/s.exec(detail) ?? []
  return field ? `${field.charAt(0).toUpperCase()}${field.slice(1)} ${rest}` : detail
}
