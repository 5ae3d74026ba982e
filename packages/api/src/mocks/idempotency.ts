import { IDEMPOTENCY_KEY_FORM, type OperationSpec } from "../contract/operation.ts"
import { Refusal } from "../contract/refusal.ts"
import type { CallContext } from "./calls/call.ts"
import type { Account, State } from "./state.ts"

interface KeyedCall {
  account: Account | undefined
  body: unknown
  context: CallContext
}

/**
 * Does the work of a call once per idempotency key, and repeats the first answer after that.
 * @throws Refusal 422 for a malformed key, or one that came with another request
 */
export function recallAnswer(
  state: State,
  operation: OperationSpec,
  { account, body, context }: KeyedCall,
  work: () => unknown,
): unknown {
  const { idempotencyKey } = context
  if (!operation.idempotencyKey || idempotencyKey === undefined) return work()
  if (!IDEMPOTENCY_KEY_FORM.test(idempotencyKey)) {
    throw new Refusal(422, "Idempotency-Key: must have 16 to 128 visible ASCII characters")
  }
  const scope = [operation.name, account?.id ?? "", idempotencyKey].join(" ")
  const request = JSON.stringify(body) ?? ""
  const earlier = state.answers.get(scope)
  if (earlier && earlier.request !== request) {
    throw new Refusal(422, "Idempotency-Key: was already used for another request")
  }
  const answer = earlier ? earlier.answer : work()
  state.answers.set(scope, { request, answer })
  return structuredClone(answer)
}
