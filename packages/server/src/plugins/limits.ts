import rateLimit from "@fastify/rate-limit"
import { type OperationSpec, Refusal } from "@stylin/api/contract"
import type { FastifyInstance, FastifyRequest } from "fastify"
import type { Limit } from "../limits/limits.ts"
import type { Services } from "../services.ts"
import { networkOf } from "./network.ts"

declare module "fastify" {
  interface FastifyRequest {
    /** What a limit counts by, set just before it is checked. */
    limitKey: string
  }
}

/** What decides a call's limits. */
export interface LimitedCall {
  readonly operation: OperationSpec
  readonly accountId: string | undefined
  readonly email: string | undefined
  /** Set if the device has signed in to the account with this email before. */
  readonly device: string | undefined
}

/** Refuses callers that call too often, with 429. */
export interface Limiter {
  /** Counts any call: by its account, or without one by its network. */
  countCall(request: FastifyRequest, accountId: string | undefined): Promise<void>
  /** Counts calls with further limits: those that try credentials, and uploads by guests. */
  countOperation(request: FastifyRequest, call: LimitedCall): Promise<void>
  /** Counts any picture, by the requesting network. */
  countPicture(request: FastifyRequest): Promise<void>
  /** Counts a personal picture by its owner as well, from whichever network. */
  countPersonalPicture(request: FastifyRequest, ownerId: string): Promise<void>
}

/**
 * Counts calls per account and per network in this process's memory, which exchanges its counts with other
 * servers where there can be any; counts tries of credentials in the store, where each counts at once.
 */
export async function makeLimiter(
  app: FastifyInstance,
  { limits, tries, sharedCounts }: Pick<Services, "limits" | "tries" | "sharedCounts">,
): Promise<Limiter> {
  await app.register(rateLimit, { global: false })
  app.decorateRequest("limitKey", "")
  const account = counter("account", limits.account)
  const address = counter("address", limits.address)
  const uploadAddress = counter("upload", limits.uploadAddress)
  const pictureAddress = counter("picture", limits.pictureAddress)
  const pictureOwner = counter("owner", limits.pictureOwner)

  /** Counts a call by whom the key names; resolves to how many seconds to wait, if there were too many. */
  function counter(of: string, limit: Limit) {
    if (sharedCounts) {
      return async (_request: FastifyRequest, key: string) => {
        const refused = sharedCounts.count(`${of} ${key}`, limit)
        return refused && refused.waitMs / 1000
      }
    }
    const counting = app.createRateLimit({
      max: limit.max,
      timeWindow: limit.windowMs,
      keyGenerator: (request) => request.limitKey,
    })
    return async (request: FastifyRequest, key: string) => {
      request.limitKey = key
      const answer = await counting(request)
      return answer.isAllowed || !answer.isExceeded ? undefined : answer.ttlInSeconds
    }
  }

  async function count(counting: typeof account, request: FastifyRequest, key: string) {
    const retryAfterSeconds = await counting(request, key)
    if (retryAfterSeconds === undefined) return
    throw new Refusal(429, "Too many tries. Please wait a little and try again.", {
      retryAfterSeconds,
    })
  }

  /** For a known device, and for a signed-in person, only their own calls count. */
  async function countCredentials(network: string, { accountId, email, device }: LimitedCall) {
    const subject = email ?? accountId
    const isHers = device !== undefined || (email === undefined && accountId !== undefined)
    if (!isHers) await tries.count(`credentials from ${network}`, limits.credentialsAddress)
    // Nobody is named where another provider is still to say who she is.
    if (subject === undefined) return
    const by = device ?? (isHers ? "herself" : network)
    await tries.count(`credentials of ${subject} by ${by}`, limits.credentialsSubject)
  }

  return {
    countCall: (request, accountId) =>
      accountId
        ? count(account, request, accountId)
        : count(address, request, networkOf(request.ip)),
    async countOperation(request, call) {
      const network = networkOf(request.ip)
      if (call.operation.credentials) await countCredentials(network, call)
      if (call.operation.files && !call.accountId) await count(uploadAddress, request, network)
    },
    countPicture: (request) => count(pictureAddress, request, networkOf(request.ip)),
    countPersonalPicture: (request, ownerId) => count(pictureOwner, request, ownerId),
  }
}
