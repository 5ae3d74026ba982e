import rateLimit from "@fastify/rate-limit"
import { type OperationSpec, Refusal } from "@stylin/api/contract"
import type { FastifyInstance, FastifyRequest } from "fastify"
import type { Limit, Limits } from "../services.ts"
import { networkOf } from "./network.ts"

declare module "fastify" {
  interface FastifyRequest {
    /** Whom a limit counts for, set just before it is asked. */
    limitKey: string
  }
}

/** Refuses with 429 whoever calls too often. */
export interface Limiter {
  /** Counts any call: for its account, or without one for its network. */
  countCall(request: FastifyRequest, accountId: string | undefined): Promise<void>
  /** Counts what is limited further: calls that try credentials, and uploads by guests. */
  countOperation(
    request: FastifyRequest,
    call: { operation: OperationSpec; accountId: string | undefined; email: string | undefined },
  ): Promise<void>
  /** Counts any picture, for the network that asks for it. */
  countPicture(request: FastifyRequest): Promise<void>
  /** Counts a picture of what somebody owns for her as well, wherever it is asked for. */
  countPersonalPicture(request: FastifyRequest, ownerId: string): Promise<void>
}

/** Counts calls per account, per network and per email, in this process's memory. */
export async function makeLimiter(app: FastifyInstance, limits: Limits): Promise<Limiter> {
  await app.register(rateLimit, { global: false })
  app.decorateRequest("limitKey", "")
  const counter = (limit: Limit) =>
    app.createRateLimit({
      max: limit.max,
      timeWindow: limit.windowMs,
      keyGenerator: (request) => request.limitKey,
    })
  const account = counter(limits.account)
  const address = counter(limits.address)
  const credentialsAddress = counter(limits.credentialsAddress)
  const credentialsSubject = counter(limits.credentialsSubject)
  const uploadAddress = counter(limits.uploadAddress)
  const pictureAddress = counter(limits.pictureAddress)
  const pictureOwner = counter(limits.pictureOwner)

  async function count(counting: typeof account, request: FastifyRequest, key: string) {
    request.limitKey = key
    const answer = await counting(request)
    if (answer.isAllowed || !answer.isExceeded) return
    throw new Refusal(429, "Too many tries. Please wait a little and try again.", {
      retryAfterSeconds: answer.ttlInSeconds,
    })
  }

  return {
    countCall: (request, accountId) =>
      accountId
        ? count(account, request, accountId)
        : count(address, request, networkOf(request.ip)),
    async countOperation(request, { operation, accountId, email }) {
      if (operation.credentials) {
        await count(credentialsAddress, request, networkOf(request.ip))
        const subject = email ?? accountId
        if (subject) await count(credentialsSubject, request, subject)
      }
      if (operation.files && !accountId) {
        await count(uploadAddress, request, networkOf(request.ip))
      }
    },
    countPicture: (request) => count(pictureAddress, request, networkOf(request.ip)),
    countPersonalPicture: (request, ownerId) => count(pictureOwner, request, ownerId),
  }
}
