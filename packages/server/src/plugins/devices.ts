import cookie from "@fastify/cookie"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Queries } from "../database/tables.ts"
import { fingerprint, randomToken } from "../security/tokens.ts"
import type { Services } from "../services.ts"
import { DEVICE_LIFETIME_MS, isDevice, knowsDevice, rememberDevice } from "../stores/devices.ts"
import { cookieAttributes, cookieName } from "./cookies.ts"

const NAME = "stylin_device"

/** Reads and writes the cookie that tells a device that has signed in before from a stranger's. */
export async function takeDevices(app: FastifyInstance): Promise<void> {
  await app.register(cookie)
}

/** A call's device, if it has signed in to the account with this email before. */
export async function knownDevice(
  request: FastifyRequest,
  email: string,
  { config, database }: Pick<Services, "config" | "database">,
): Promise<string | undefined> {
  const value = request.cookies[cookieName(NAME, config)]
  if (value === undefined) return undefined
  const device = fingerprint(value)
  return (await knowsDevice(database.queries, email, device)) ? device : undefined
}

/**
 * Makes a device known to an account, in the transaction in which it proved itself. Its cookie is a
 * random number that signs nobody in. It outlives signing out; otherwise she would be a stranger
 * whenever she signs in.
 */
export async function keepDevice(
  db: Queries,
  {
    request,
    reply,
    accountId,
  }: { request: FastifyRequest; reply: FastifyReply; accountId: string },
  { config, clock }: Pick<Services, "config" | "clock">,
): Promise<void> {
  const sent = request.cookies[cookieName(NAME, config)]
  // Others could know a number that this server did not issue.
  const isOurs = sent !== undefined && (await isDevice(db, fingerprint(sent)))
  const value = isOurs ? sent : randomToken()
  await rememberDevice(db, { accountId, deviceHash: fingerprint(value), now: clock() })
  const maxAge = DEVICE_LIFETIME_MS / 1000
  reply.setCookie(cookieName(NAME, config), value, { ...cookieAttributes(config), maxAge })
}

/** Removes the cookie. */
export function dropDevice(reply: FastifyReply, { config }: Pick<Services, "config">): void {
  reply.clearCookie(cookieName(NAME, config), cookieAttributes(config))
}
