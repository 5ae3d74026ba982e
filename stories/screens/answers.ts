import { type ErrorStatus, OPERATIONS, type OperationName } from "@stylin/api/contract"
import { type HttpHandler, HttpResponse, http } from "msw/http"
import { BASE } from "../../.storybook/network.ts"

/** What the network does in a story, for its `parameters.msw`; all other calls reach the story's provider. */

/** The call is refused, whenever it is made. */
export function failing(name: OperationName, status: ErrorStatus, detail: string): HttpHandler {
  return answering(name, () => HttpResponse.json({ detail }, { status }))
}

/** The call is on its way for good. */
export function unanswered(name: OperationName): HttpHandler {
  return answering(name, () => new Promise(() => undefined))
}

/** The call does not reach the provider. */
export function unreached(name: OperationName): HttpHandler {
  return answering(name, HttpResponse.error)
}

/** No call reaches the provider, though the device has a network. */
export function nothingReached(): HttpHandler[] {
  // Object.keys forgets which strings they are.
  return (Object.keys(OPERATIONS) as OperationName[]).map(unreached)
}

/** The call gets this answer, which need not be one of the contract's. */
export function answering(
  name: OperationName,
  answer: () => Response | Promise<Response>,
): HttpHandler {
  const { method, path } = OPERATIONS[name]
  // Calls may differ by their method alone: another falls through to the provider.
  return http.all(`${BASE}${path}`, ({ request }) =>
    request.method === method ? answer() : undefined,
  )
}
