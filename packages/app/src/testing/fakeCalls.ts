import type { CallOptions } from "@stylin/api/client"
import type {
  InputOf,
  OperationName,
  OperationSpec,
  Operations,
  ResultOf,
} from "@stylin/api/contract"
import { environment } from "../environment.ts"
import { endWithSession, noteReach } from "../state/session/calls.ts"

/** What a test's provider answers, by the call's name. */
export type Answers = {
  [Name in OperationName]?: (
    input: InputOf<Operations[Name]>,
    options: CallOptions | undefined,
  ) => ResultOf<Operations[Name]> | Promise<ResultOf<Operations[Name]>>
}

export interface RecordedCall {
  readonly name: string
  readonly input: unknown
  readonly options: CallOptions | undefined
}

/**
 * Answers the app's calls in a test. Returns the list that calls are recorded in. A call without an
 * answer fails the test, naming the call.
 */
export function fakeCalls(answers: Answers): RecordedCall[] {
  const calls: RecordedCall[] = []
  const byName = new Map<string, unknown>(Object.entries(answers))
  const call = async <Operation extends OperationSpec>(
    operation: Operation,
    input?: unknown,
    options?: CallOptions,
  ): Promise<ResultOf<Operation>> => {
    calls.push({ name: operation.name, input, options })
    const answer = byName.get(operation.name)
    if (typeof answer !== "function") throw new Error(`No answer to ${operation.name}.`)
    return answer(input, options)
  }
  environment.call = endWithSession(noteReach(call))
  return calls
}
