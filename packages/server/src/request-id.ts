import { AsyncLocalStorage } from "node:async_hooks"

const requests = new AsyncLocalStorage<string>()

/** The id of the request that the running code works for, in whichever process it came in. */
export function currentRequest(): string | undefined {
  return requests.getStore()
}

/** Runs work, and whatever it starts, for a request. */
export function forRequest<Result>(id: string | undefined, work: () => Result): Result {
  return id === undefined ? work() : requests.run(id, work)
}
