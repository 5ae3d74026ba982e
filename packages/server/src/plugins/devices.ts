import cookie from "@fastify/cookie"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Queries } from "../database/tables.ts"
import { fingerprint, randomToken } from "../security/tokens.ts"
import type { Services } from "../services.ts"
import { DEVICE_LIFETIME_MS, isDevice, knowsDevice, rememberDevice } from "../stores/devices.ts"

const NAME = "stylin_device"

/** Over HTTPS a name that browsers take from this host alone, and not from one beside it or an insecure page. */
function cookieName({ publicUrl }: Services["config"]): string {
  return isHttps(publicUrl) ? `__Host-${NAME}` : NAME
}

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
  const value = request.cookies[cookieName(config)]
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
  const sent = request.cookies[cookieName(config)]
  // Others could know a number that this server did not issue.
  const isOurs = sent !== undefined && (await isDevice(db, fingerprint(sent)))
  const value = isOurs ? sent : randomToken()
  await rememberDevice(db, { accountId, deviceHash: fingerprint(value), now: clock() })
  const maxAge = DEVICE_LIFETIME_MS / 1000
  reply.setCookie(cookieName(config), value, { ...attributesOf(config), maxAge })
}

/** Removes the cookie. */
export function dropDevice(reply: FastifyReply, { config }: Pick<Services, "config">): void {
  reply.clearCookie(cookieName(config), attributesOf(config))
}

function attributesOf({ publicUrl, corsOrigins }: Services["config"]) {
  const overHttps = isHttps(publicUrl)
  // An app on another site gets its own cookie, if the browser allows that.
  const fromElsewhere = overHttps && corsOrigins.length > 0
  return {
    // Browsers take the name over HTTPS with no other path.
    path: "/",
    httpOnly: true,
    secure: overHttps,
    sameSite: fromElsewhere ? ("none" as const) : ("lax" as const),
    partitioned: fromElsewhere,
  }
}

function isHttps(publicUrl: string | undefined): boolean {
  return publicUrl?.startsWith("https:") ?? false
}
