import cookie from "@fastify/cookie"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { fingerprint, randomToken } from "../security/tokens.ts"
import type { Services } from "../services.ts"
import { isDevice, knowsDevice, rememberDevice } from "../stores/devices.ts"

const COOKIE = "stylin_device"
/** Sent to sign-in and its like alone. */
const PATH = "/api/auth"
/** No browser keeps a cookie for longer. */
export const DEVICE_LIFETIME_MS = 400 * 24 * 60 * 60 * 1000

type Parts = Pick<Services, "database" | "config" | "clock">

/** Whose tries are counted together: those of a device that the account knows, or all strangers'. */
export function askerOf(device: string | undefined): string {
  return device ?? "strangers"
}

/** Reads and writes the cookie that tells a device which has signed in before from a stranger's. */
export async function takeDevices(app: FastifyInstance): Promise<void> {
  await app.register(cookie)
}

/** The device of a call, if it has signed in to the account with this email before. */
export async function knownDevice(
  request: FastifyRequest,
  email: string,
  { database }: Parts,
): Promise<string | undefined> {
  const device = deviceOf(request)
  if (device === undefined) return undefined
  return (await knowsDevice(database.queries, email, device)) ? device : undefined
}

/**
 * Makes a device known to an account. Its cookie is a random number that signs nobody in, and it
 * outlives signing out, or she would be a stranger whenever she signs in.
 */
export async function keepDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
  { database, config, clock }: Parts,
): Promise<void> {
  const { queries } = database
  const device = deviceOf(request)
  // A number that this server has not given could be known to others.
  const isKept = device !== undefined && (await isDevice(queries, device))
  const value = (isKept && request.cookies[COOKIE]) || randomToken()
  await rememberDevice(queries, { accountId, deviceHash: fingerprint(value), now: clock() })
  reply.setCookie(COOKIE, value, {
    ...attributesOf(config),
    maxAge: DEVICE_LIFETIME_MS / 1000,
  })
}

/** Takes the cookie back. */
export function dropDevice(reply: FastifyReply, { config }: Pick<Parts, "config">): void {
  reply.clearCookie(COOKIE, attributesOf(config))
}

/** What stands for the device in the store; its cookie is kept nowhere. */
function deviceOf({ cookies }: FastifyRequest): string | undefined {
  const value = cookies[COOKIE]
  return value === undefined ? undefined : fingerprint(value)
}

function attributesOf({ publicUrl, corsOrigins }: Services["config"]) {
  const overHttps = publicUrl?.startsWith("https:") ?? false
  // An app of another site gets one of its own, where its browser allows that.
  const fromElsewhere = overHttps && corsOrigins.length > 0
  return {
    path: PATH,
    httpOnly: true,
    secure: overHttps,
    sameSite: fromElsewhere ? ("none" as const) : ("lax" as const),
    partitioned: fromElsewhere,
  }
}
