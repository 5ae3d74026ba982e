import { CLAIM_HEADER, IDEMPOTENCY_HEADER, type OperationSpec } from "../contract/operation.ts"

/** The parts of a call's input, whatever the operation. */
export interface CallInput {
  readonly query?: unknown
  readonly body?: unknown
  readonly files?: readonly Blob[]
}

interface HeaderFacts {
  token?: string | undefined
  idempotencyKey?: string | undefined
  claimToken?: string | undefined
  headers?: HeadersInit | undefined
}

/**
 * The address of a call: base, path and query. Fields without a value are left out, a list becomes
 * a repeated field.
 */
export function addressOf(baseUrl: string, path: string, query: unknown): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const single of Array.isArray(value) ? value : [value]) {
      if (single !== undefined && single !== null) search.append(name, String(single))
    }
  }
  const address = baseUrl.replace(/\/+$/, "") + path
  return search.size > 0 ? `${address}?${search}` : address
}

/** The body of a call: a form with its files, JSON text, or nothing. */
export function payloadOf(
  operation: OperationSpec,
  input: CallInput,
): FormData | string | undefined {
  if (operation.files) {
    const form = new FormData()
    for (const file of input.files ?? []) form.append(operation.files.field, file)
    return form
  }
  return operation.body ? JSON.stringify(input.body) : undefined
}

/** The headers of a call as a plain object, the caller's own last. */
export function headersOf(operation: OperationSpec, facts: HeaderFacts): Record<string, string> {
  const headers = new Headers({ accept: "application/json" })
  if (operation.body) headers.set("content-type", "application/json")
  if (facts.token) headers.set("authorization", `Bearer ${facts.token}`)
  if (facts.idempotencyKey) headers.set(IDEMPOTENCY_HEADER, facts.idempotencyKey)
  if (facts.claimToken) headers.set(CLAIM_HEADER, facts.claimToken)
  new Headers(facts.headers).forEach((value, name) => {
    headers.set(name, value)
  })
  return Object.fromEntries(headers)
}
