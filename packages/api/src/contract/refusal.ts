import type { ErrorStatus } from "./operation.ts"

/** A call that cannot be done, with the status and sentence for its caller. */
export class Refusal extends Error {
  override readonly name = "Refusal"
  readonly code = "refused"
  readonly status: ErrorStatus
  readonly retryAfterSeconds: number | undefined

  constructor(status: ErrorStatus, detail: string, options: { retryAfterSeconds?: number } = {}) {
    super(detail)
    this.status = status
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}
