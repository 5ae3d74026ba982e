import type * as z from "zod/mini"

type Schema = z.ZodMiniType

export const METHODS = ["GET", "POST", "PATCH", "DELETE"] as const
export type Method = (typeof METHODS)[number]

/** Files that a call carries as multipart/form-data. */
export interface FilesSpec {
  readonly field: string
  readonly max: number
  /** Largest size of one file, in bytes. */
  readonly maxBytes: number
  /** Largest size of all files together, in bytes; unlimited if left out. */
  readonly maxTotalBytes?: number
  /** What a file holds; a picture if left out. */
  readonly holds?: "feed"
}

/** One call of the provider: all that server, client, mocks and OpenAPI need to know about it. */
export interface OperationSpec {
  /** Unique; becomes the OpenAPI operationId. */
  readonly name: string
  readonly method: Method
  /** Below the API's base, without parameters in the path. */
  readonly path: `/${string}`
  readonly summary: string
  readonly tag: "auth" | "users" | "items" | "recommendations" | "plans" | "wishes" | "operator"
  /**
   * `guest`: open to all; a token is read if there is one. `user`: 401 without a valid token. `operator`:
   * 403 besides if the account is no operator's.
   */
  readonly access: "guest" | "user" | "operator"
  readonly query?: Schema
  readonly body?: Schema
  readonly files?: FilesSpec
  /** What the caller gets: the content of `data`, or the bare body. */
  readonly result: Schema
  /** `data`: the body is `{ "data": result }`. `bare`: the body is the result. */
  readonly envelope: "data" | "bare"
  /** Refusal statuses of this call, besides those that any call can have. */
  readonly refusals?: readonly ErrorStatus[]
  /** Honours an Idempotency-Key header: a repeated key returns the first answer. */
  readonly idempotencyKey?: boolean
  /** Takes a claim token header from a guest, so that her upload can be claimed at signup. */
  readonly claimToken?: boolean
  /**
   * Tries or changes a password or code, or reveals whether an account exists; attempts per account
   * are limited.
   */
  readonly credentials?: boolean
}

/** Header with a random key that makes a repeated write the same write. */
export const IDEMPOTENCY_HEADER = "idempotency-key"
export const IDEMPOTENCY_KEY_FORM = /^[\x21-\x7e]{16,128}$/
/** Header of the random token that names a guest's upload. */
export const CLAIM_HEADER = "x-claim-token"
export const CLAIM_TOKEN_FORM = /^[\w-]{20,120}$/

export const ERROR_STATUSES = [400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503] as const
export type ErrorStatus = (typeof ERROR_STATUSES)[number]

/** Declares an operation and keeps its literal types. */
// The mark lets bundlers leave out the operations that an app does not call.
// @__NO_SIDE_EFFECTS__
export function operation<const Spec extends OperationSpec>(spec: Spec): Spec {
  return spec
}

/** A query without required fields can be left out. */
type QueryOf<Spec> = Spec extends { query: infer Query extends Schema }
  ? Record<never, never> extends z.input<Query>
    ? { query?: z.input<Query> }
    : { query: z.input<Query> }
  : { query?: never }
type BodyOf<Spec> = Spec extends { body: infer Body extends Schema }
  ? { body: z.input<Body> }
  : { body?: never }
type FilesOf<Spec> = Spec extends { files: FilesSpec }
  ? { files: readonly Blob[] }
  : { files?: never }

/** What a caller passes: `query`, `body` and `files`, as far as the operation has them. */
export type InputOf<Spec extends OperationSpec> = QueryOf<Spec> & BodyOf<Spec> & FilesOf<Spec>

/** What a caller gets. */
export type ResultOf<Spec extends OperationSpec> = z.output<Spec["result"]>

/** The query as a handler sees it: validated, defaults filled in. */
export type ParsedQueryOf<Spec extends OperationSpec> = Spec extends {
  query: infer Query extends Schema
}
  ? z.output<Query>
  : undefined

/** The body as a handler sees it: validated, defaults filled in. */
export type ParsedBodyOf<Spec extends OperationSpec> = Spec extends {
  body: infer Body extends Schema
}
  ? z.output<Body>
  : undefined
