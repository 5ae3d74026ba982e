import { ApiError, type CallArguments, type Client } from "@stylin/api/client"
import type { OperationSpec, ResultOf } from "@stylin/api/contract"
import { tIfKnown } from "../../words/t.ts"
import { network } from "../shell/network.ts"
import { token } from "./auth.ts"

/** Calls whose failures are worded in her language, as far as the catalogue has them. */
export function inHerLanguage(call: Client["call"]): Client["call"] {
  return async <Operation extends OperationSpec>(
    operation: Operation,
    ...args: CallArguments<Operation>
  ): Promise<ResultOf<Operation>> => {
    try {
      return await call(operation, ...args)
    } catch (cause) {
      if (cause instanceof ApiError) {
        const { message, detail } = cause
        Object.assign(cause, {
          message: tIfKnown(message),
          ...(detail && { detail: tIfKnown(detail) }),
        })
      }
      throw cause
    }
  }
}

/** Calls that record whether the provider was reached. */
export function noteReach(call: Client["call"]): Client["call"] {
  return async <Operation extends OperationSpec>(
    operation: Operation,
    ...args: CallArguments<Operation>
  ): Promise<ResultOf<Operation>> => {
    try {
      const result = await call(operation, ...args)
      network.isReached = true
      return result
    } catch (cause) {
      // An aborted or late call says nothing.
      if (cause instanceof ApiError) {
        if (cause.code === "network") network.isReached = false
        else if (cause.status !== undefined) network.isReached = true
      }
      throw cause
    }
  }
}

/**
 * Calls whose answers only the person who asked may see. Once she has signed out, here or in
 * another tab, an answer to her is dropped: its receiver would write her data to the device, or
 * show it to the next person. The call itself continues; the promise rejects with the code
 * "aborted".
 */
export function endWithSession(call: Client["call"]): Client["call"] {
  return async <Operation extends OperationSpec>(
    operation: Operation,
    ...args: CallArguments<Operation>
  ): Promise<ResultOf<Operation>> => {
    const asking = token()
    const result = await call(operation, ...args)
    // The storage shows it at once; the other tab's event arrives a moment later.
    if (asking !== undefined && token() !== asking) {
      throw new ApiError("aborted", { message: "The session has ended." })
    }
    return result
  }
}
