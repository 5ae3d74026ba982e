import { type Reading, readInput } from "../contract/describe.ts"
import type { DownloadedData } from "../contract/export.ts"
import type { InputOf, OperationSpec, ResultOf } from "../contract/operation.ts"
import { OPERATIONS, type OperationName, type Operations } from "../contract/operations.ts"
import { Refusal } from "../contract/refusal.ts"
import { answerCalls } from "./calls/answers.ts"
import { authCalls } from "./calls/auth.ts"
import type { Call, CallContext, Implementations, UploadedFile } from "./calls/call.ts"
import { dismissalCalls } from "./calls/dismissals.ts"
import { exportCalls, takeExport } from "./calls/exports.ts"
import { importCalls } from "./calls/imports.ts"
import { itemPhotoCalls } from "./calls/item-photos.ts"
import { itemWordCalls } from "./calls/item-words.ts"
import { itemCalls } from "./calls/items.ts"
import { operatorCalls } from "./calls/operator.ts"
import { operatorFeedCalls } from "./calls/operator-feeds.ts"
import { outfitCalls } from "./calls/outfits.ts"
import { passkeyCalls } from "./calls/passkeys.ts"
import { planCalls } from "./calls/plans.ts"
import { recommendationCalls } from "./calls/recommendations.ts"
import { sessionCalls } from "./calls/sessions.ts"
import { tripCalls } from "./calls/trips.ts"
import { userCalls } from "./calls/users.ts"
import { wayInCalls } from "./calls/ways-in.ts"
import { weatherCalls } from "./calls/weather.ts"
import { wishCalls } from "./calls/wishes.ts"
import { wornCalls } from "./calls/worn.ts"
import { recallAnswer } from "./idempotency.ts"
import { countTry } from "./limits.ts"
import { createState, findByEmail, findByToken } from "./state.ts"

export interface ProviderOptions {
  /** The same seed and the same calls give the same answers. */
  seed?: number
  now?: () => number
  /** Where pictures are shown, without a slash at the end. */
  picturesUrl?: string
}

/** What a call is given; files come as their bytes. */
export type ProviderInput<Operation extends OperationSpec> = Omit<InputOf<Operation>, "files"> & {
  files?: readonly UploadedFile[]
}

export type ProviderCalls = {
  readonly [Name in OperationName]: (
    input: ProviderInput<Operations[Name]>,
    context?: CallContext,
  ) => ResultOf<Operations[Name]>
}

/** Input as it arrived, before it is checked. */
export interface RawInput {
  query?: unknown
  body?: unknown
  files?: readonly UploadedFile[]
}

export interface Provider {
  /**
   * Every call of the contract, for stories and tests without a network.
   * Each throws a `Refusal` if the real provider would refuse.
   */
  readonly calls: ProviderCalls
  /** Throws a `Refusal` if the caller may not make the call. */
  admit(operation: OperationSpec, context: CallContext): void
  /** Makes a call with unchecked input. Throws a `Refusal`, as the calls do. */
  answer(operation: OperationSpec, input: RawInput, context: CallContext): unknown
  /** The file that a ticket downloads, once. Throws a `Refusal` if the ticket has ended. */
  download(ticket: string): DownloadedData
  /** The reset code last mailed to an address. */
  mailedCode(email: string): string | undefined
  /** Lets an account do what only operators may; no call can. */
  makeOperator(email: string): void
  /** Has another provider say who signs in: whoever has this email, or nobody for null. */
  offerOpenId(offer: { name: string; email: string | null }): void
  /** Takes passkeys of pages at an origin. */
  offerPasskeys(origin: string): void
}

/** A whole provider in memory: what is added stays until the page goes. */
export function createProvider(options: ProviderOptions = {}): Provider {
  const { seed = 1, now = Date.now, picturesUrl = "/api/pictures" } = options
  const state = createState({ seed, now, picturesUrl })
  const implementations: Implementations<OperationName> = {
    ...authCalls(state),
    ...wayInCalls(state),
    ...passkeyCalls(state),
    ...userCalls(state),
    ...exportCalls(state),
    ...sessionCalls(state),
    ...importCalls(state),
    ...itemCalls(state),
    ...recommendationCalls(state),
    ...dismissalCalls(state),
    ...answerCalls(state),
    ...wornCalls(state),
    ...outfitCalls(state),
    ...itemWordCalls(state),
    ...itemPhotoCalls(state),
    ...weatherCalls(state),
    ...planCalls(state),
    ...tripCalls(state),
    ...wishCalls(state),
    ...operatorCalls(state),
    ...operatorFeedCalls(state),
  }

  function admit({ access }: OperationSpec, { token }: CallContext) {
    const account = findByToken(state, token)
    if (access !== "guest" && !account) throw new Refusal(401, "Please sign in.")
    if (access === "operator" && !account?.isOperator) {
      throw new Refusal(403, "This is for operators of the server.")
    }
    return account
  }

  function answer(operation: OperationSpec, input: RawInput, context: CallContext): unknown {
    const account = admit(operation, context)
    const query = operation.query && checked(readInput(operation.query, input.query ?? {}, "query"))
    const body = operation.body && checked(readInput(operation.body, input.body, "body"))
    countTry(state, operation, body ?? query, account)
    const call = { query, body, files: input.files ?? [], account, context }
    // Operation and code share a name, and the checks above made the call fit.
    const implementation = Reflect.get(implementations, operation.name) as (
      call: Call<OperationSpec>,
    ) => unknown
    const work = () => structuredClone(implementation(call as Call<OperationSpec>))
    return recallAnswer(state, operation, { account, body, context }, work)
  }

  const calls = Object.fromEntries(
    Object.values(OPERATIONS).map((operation) => [
      operation.name,
      (input: RawInput, context: CallContext = {}) => answer(operation, input, context),
    ]),
  )

  return {
    // Made from the table of operations, whose names and types `ProviderCalls` repeats.
    calls: calls as unknown as ProviderCalls,
    admit,
    answer,
    download: (ticket) => takeExport(state, ticket),
    mailedCode(email) {
      const account = findByEmail(state, email)
      return account && state.codes.get(account.id)?.code
    },
    makeOperator(email) {
      const account = findByEmail(state, email)
      if (account) account.isOperator = true
    },
    offerOpenId(offer) {
      state.openId = offer
    },
    offerPasskeys(origin) {
      state.passkeyOrigin = origin
    },
  }
}

function checked(reading: Reading<unknown>): unknown {
  if (!reading.ok) throw new Refusal(422, reading.detail)
  return reading.value
}
