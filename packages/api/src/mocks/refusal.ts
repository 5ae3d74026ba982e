import type { ErrorStatus } from "../contract/operation.ts"

/** A call that the mocked provider cannot do, with the status and sentence its caller gets. */
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
