import * as z from "zod/mini"
import type { OperationSpec, ResultOf } from "../contract/operation.ts"
import { ApiError } from "./error.ts"
import type { TransportAnswer } from "./transport.ts"

/**
 * The result in an answer. Providers nest it under `data.data` or `data`, or send it bare; the
 * deepest one that fits the operation's schema wins.
 * @throws ApiError `http` for a refusal, `invalid-response` if nothing in the answer fits
 */
export function resultOf<Operation extends OperationSpec>(
  operation: Operation,
  answer: TransportAnswer,
  now: number,
): ResultOf<Operation> {
  if (answer.status < 200 || answer.status > 299) throw refusalOf(answer, now)
  for (const candidate of nestings(parseJson(answer.text))) {
    const parsed = z.safeParse(operation.result, candidate)
    // The schema is the operation's own, but the generic constraint loses its type.
    if (parsed.success) return parsed.data as ResultOf<Operation>
  }
  throw new ApiError("invalid-response", {
    message: "The service gave an answer that could not be read.",
    status: answer.status,
  })
}

function nestings(body: unknown): unknown[] {
  const data = fieldOf(body, "data")
  return [fieldOf(data, "data"), data, body].filter((candidate) => candidate !== undefined)
}

function refusalOf({ status, headers, text }: TransportAnswer, now: number): ApiError {
  const detail = fieldOf(parseJson(text), "detail")
  const retryAfterMs = waitOf(headers.get("retry-after"), now)
  return new ApiError("http", {
    message: `The service answered with status ${status}.`,
    status,
    ...(typeof detail === "string" && { detail }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  })
}

/** The wait in milliseconds from a Retry-After header, given in seconds or as a date. */
function waitOf(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  const seconds = Number(header)
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Gateways answer in HTML, which has neither a detail nor a result.
    return undefined
  }
}
