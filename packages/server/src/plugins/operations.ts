import type { Readable } from "node:stream"
import {
  emailIn,
  type OperationSpec,
  type ParsedBodyOf,
  type ParsedQueryOf,
  Refusal,
  type ResultOf,
  readInput,
  resultJsonSchema,
} from "@stylin/api/contract"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type * as z from "zod/mini"
import type { Services } from "../services.ts"
import { findAccount } from "../stores/accounts.ts"
import { type Account, findCaller } from "./accounts.ts"
import { knownDevice } from "./devices.ts"
import type { Limiter } from "./limits.ts"

/** A checked and counted call of a known account, as handlers get it. */
export interface Call<Operation extends OperationSpec> {
  query: ParsedQueryOf<Operation>
  body: ParsedBodyOf<Operation>
  account: Operation["access"] extends "guest" ? Account | undefined : Account
  /** For a call that tries credentials: the device, if the account knows it. */
  device: string | undefined
  request: FastifyRequest
  reply: FastifyReply
  /** The JSON of a result in the operation's envelope, with no field that the contract does not name. */
  write(result: ResultOf<Operation>): string
  /** Milliseconds since 1970, the same for the whole call. */
  now: number
}

const SIGN_IN = "Please sign in."
const JSON_TYPE = "application/json; charset=utf-8"

/** The result of calls that only confirm that they worked. */
export const DONE = { ok: true } as const

/** An answer that the handler has written itself, with its envelope, as a stream of JSON. */
export class WrittenAnswer {
  readonly json: Readable

  constructor(json: Readable) {
    this.json = json
  }
}

/** Performs the operation. Throws a `Refusal` if it cannot. */
export type Handler<Operation extends OperationSpec> = (
  call: Call<Operation>,
) => Promise<ResultOf<Operation> | WrittenAnswer>

/** Binds an operation of the contract to its handler. */
export type Implement = <const Operation extends OperationSpec>(
  operation: Operation,
  handler: Handler<Operation>,
) => void

/**
 * Makes the binder. A bound operation finds the account by the token, counts the call against its
 * limits, checks access and input, counts further limits, calls the handler, and puts its result in
 * the operation's envelope.
 */
export function operationBinder(
  app: FastifyInstance,
  services: Services,
  limiter: Limiter,
): Implement {
  /** If she erased her account meanwhile, the failure is not the server's. */
  async function unlessErased<Result>(account: Account | undefined, work: () => Promise<Result>) {
    try {
      return await work()
    } catch (error) {
      if (!account || error instanceof Refusal) throw error
      const isThere = await findAccount(services.database.queries, account.id)
      throw isThere ? error : new Refusal(401, SIGN_IN)
    }
  }

  return (operation, handler) => {
    let schema: ReturnType<typeof resultJsonSchema> | undefined

    /** Its serialiser is made with the first answer, and kept: making all of them held up each start. */
    function write(reply: FastifyReply, result: unknown): string {
      schema ??= resultJsonSchema(operation)
      const serialise = reply.compileSerializationSchema(schema)
      const answer = operation.envelope === "data" ? { data: result } : result
      // What is sent without an envelope is an object, too.
      return serialise(answer as Record<string, unknown>)
    }

    app.route({
      method: operation.method,
      url: operation.path,
      config: operation.files ? { crowd: "uploads" } : {},
      handler: async (request, reply) => {
        const account = await findCaller(request, services)
        // Before anything is refused, so that invalid calls are limited too.
        await limiter.countCall(request, account?.id)
        if (operation.access !== "guest" && !account) throw new Refusal(401, SIGN_IN)
        if (operation.access === "operator" && !account?.isOperator) {
          throw new Refusal(403, "This is for operators of the server.")
        }
        // The form parser accepts forms on every route.
        if (operation.body && request.isMultipart()) {
          throw new Refusal(415, "Content-Type: is not one that this call takes")
        }
        const query = operation.query && check(operation.query, request.query, "query")
        const body = operation.body && check(operation.body, request.body, "body")
        const email = emailIn(body) ?? emailIn(query)
        const device =
          operation.credentials && email !== undefined
            ? await knownDevice(request, email, services)
            : undefined
        await limiter.countOperation(request, { operation, accountId: account?.id, email, device })
        const call = {
          ...{ query, body, account, device, request, reply, now: services.clock() },
          write: (result: unknown) => write(reply, result),
        }
        // The checks above guarantee these types.
        const result = await unlessErased(account, () => handler(call as Call<typeof operation>))
        return reply
          .type(JSON_TYPE)
          .send(result instanceof WrittenAnswer ? result.json : write(reply, result))
      },
    })
  }
}

function check(schema: z.ZodMiniType, value: unknown, part: "query" | "body"): unknown {
  const reading = readInput(schema, value, part)
  if (reading.ok) return reading.value
  throw new Refusal(422, reading.detail)
}
