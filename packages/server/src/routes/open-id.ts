import { beginOpenId, finishOpenId, OPEN_ID_RETURNS, Refusal } from "@stylin/api/contract"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { type OpenId, OpenIdError } from "../openid/open-id.ts"
import { cookieAttributes, cookieName } from "../plugins/cookies.ts"
import type { Limiter } from "../plugins/limits.ts"
import type { Implement } from "../plugins/operations.ts"
import { noteSecurity } from "../plugins/security-events.ts"
import { fingerprint, randomToken } from "../security/tokens.ts"
import type { Services } from "../services.ts"
import { noteAnswer, saveAttempt, takeAttempt } from "../stores/open-id-attempts.ts"
import { type Finished, knownOf, linkHer, signHerIn, signHerUp } from "./open-id-comer.ts"
import { proveHerself } from "./prove-herself.ts"

const LIFETIME_MS = 10 * 60_000
const LONGEST_ANSWER = 4000

interface OpenIdParts {
  readonly implement: Implement
  readonly services: Services
  readonly limiter: Limiter
}

/** Signing in, signing up and linking by what another provider says. */
export function openIdRoutes(
  app: FastifyInstance,
  { implement, services, limiter }: OpenIdParts,
): void {
  const { config, clock } = services
  const { queries } = services.database
  const cookie = cookieName("stylin_openid", config)
  // She comes back to this host itself, so that it is of no use to an app on another site.
  const attributes = {
    ...cookieAttributes(config),
    ...({ sameSite: "lax", partitioned: false } as const),
  }

  function provider(): OpenId {
    if (services.openId) return services.openId
    throw new Refusal(404, "Signing in with another account is not offered here.")
  }

  implement(beginOpenId, async ({ body, account, request, reply, now }) => {
    const openId = provider()
    const { purpose, password, invitation } = body
    if (purpose === "link") {
      if (!account) throw new Refusal(401, "Please sign in.")
      await proveHerself(services, { account, password, request, refused: "way-in-refused" })
    }
    const secret = randomToken()
    const url = await asking(openId, request, () => openId.address(secret))
    await saveAttempt(queries, {
      secretHash: fingerprint(secret),
      purpose,
      accountId: purpose === "link" && account ? account.id : null,
      invitationHash: invitation ? fingerprint(invitation) : null,
      expiresAt: now + LIFETIME_MS,
    })
    reply.setCookie(cookie, secret, { ...attributes, maxAge: LIFETIME_MS / 1000 })
    return { url }
  })

  // Only notes what she came back with: the page that she is sent to then calls, so that no session begins by a link.
  app.get("/auth/openid/return", { exposeHeadRoute: false }, async (request, reply) => {
    await limiter.countCall(request, undefined)
    const secret = request.cookies[cookie]
    const answer = request.url.slice(request.url.indexOf("?") + 1)
    const state = new URLSearchParams(answer).get("state") ?? ""
    const isHers =
      secret !== undefined &&
      answer.length <= LONGEST_ANSWER &&
      services.openId?.isOwnState(state, secret)
    const purpose = isHers
      ? await noteAnswer(queries, { secretHash: fingerprint(secret), answer, now: clock() })
      : undefined
    return reply.redirect(OPEN_ID_RETURNS[purpose ?? "sign-in"], 303)
  })

  implement(finishOpenId, async ({ account, request, reply, now }): Promise<Finished> => {
    const openId = provider()
    const secret = request.cookies[cookie]
    const attempt = secret && (await takeAttempt(queries, fingerprint(secret), now))
    if (!attempt) throw lost()
    const { answer, purpose, invitationHash } = attempt
    const identity = attempt.identity ?? (await identify(answer, secret, request))
    const comer = { identity, request, reply, now }

    if (purpose === "link") {
      if (!account || account.id !== attempt.accountId) throw lost()
      reply.clearCookie(cookie, attributes)
      return linkHer(services, comer, account)
    }
    const known = await knownOf(services, identity)
    if (known.kind === "linked") {
      reply.clearCookie(cookie, attributes)
      return signHerIn(services, comer, known)
    }
    if (known.kind === "email-known") {
      const { accountId, email } = known
      const secretHash = fingerprint(secret)
      const expiresAt = now + LIFETIME_MS
      await saveAttempt(queries, { secretHash, purpose: "link", accountId, identity, expiresAt })
      return { outcome: "email-known", email, session: null }
    }
    reply.clearCookie(cookie, attributes)
    if (purpose === "sign-in") return { outcome: "unknown", email: identity.email, session: null }
    return signHerUp(services, comer, { invitationHash, name: openId.name })
  })

  async function identify(answer: string | null, secret: string, request: FastifyRequest) {
    if (answer === null) throw lost()
    const openId = provider()
    try {
      return await asking(openId, request, () => openId.identify(answer, secret))
    } catch (error) {
      noteSecurity(request, "sign-in-refused", { account: undefined })
      throw error
    }
  }
}

/** Asks the other provider, and says plainly how that failed. */
async function asking<Answer>(
  { name }: OpenId,
  request: FastifyRequest,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof OpenIdError)) throw error
    request.log.warn(
      { err: error.cause, code: error.code },
      "the other provider did not sign her in",
    )
    throw error.code === "refused"
      ? new Refusal(400, `${name} did not sign you in. Please try again, or use your password.`)
      : new Refusal(
          503,
          `${name} does not answer just now. Please use your password, or try later.`,
        )
  }
}

function lost(): Refusal {
  return new Refusal(
    400,
    "That sign-in took too long, or began in another browser. Please begin again.",
  )
}
