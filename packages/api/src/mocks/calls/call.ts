import type {
  OperationSpec,
  ParsedBodyOf,
  ParsedQueryOf,
  ResultOf,
} from "../../contract/operation.ts"
import type { OperationName, Operations } from "../../contract/operations.ts"
import type { Account } from "../state.ts"

/** A file that came with a call. */
export interface UploadedFile {
  contentType: string
  bytes: Uint8Array
}

/** What a call carries besides its input. */
export interface CallContext {
  token?: string | undefined
  idempotencyKey?: string | undefined
  claimToken?: string | undefined
}

/** A call that has been checked, and its account found. */
export interface Call<Operation extends OperationSpec> {
  query: ParsedQueryOf<Operation>
  body: ParsedBodyOf<Operation>
  files: readonly UploadedFile[]
  account: Operation["access"] extends "guest" ? Account | undefined : Account
  context: CallContext
}

/** The code of some of the provider's calls. */
export type Implementations<Names extends OperationName> = {
  readonly [Name in Names]: (call: Call<Operations[Name]>) => ResultOf<Operations[Name]>
}

/** The answer of calls that only report success. */
export const DONE = { ok: true } as const
