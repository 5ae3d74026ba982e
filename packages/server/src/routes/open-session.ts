import type { FastifyReply, FastifyRequest } from "fastify"
import type { Queries } from "../database/tables.ts"
import { keepDevice } from "../plugins/devices.ts"
import { noteSecurity } from "../plugins/security-events.ts"
import { deviceLabel } from "../security/device-label.ts"
import { fingerprint, randomToken } from "../security/tokens.ts"
import type { Services } from "../services.ts"
import { inTurn } from "../stores/in-turn.ts"
import { saveToken, TOKEN_LIFETIME_MS } from "../stores/tokens.ts"

interface Opening {
  readonly accountId: string
  /** Throws a `Refusal` if what she proved herself by does not hold any more. */
  readonly proveStill: (transaction: Queries) => Promise<void>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Signs in whoever has proved that the account is hers, on the device that calls. */
export async function openSession(
  services: Pick<Services, "config" | "database" | "clock">,
  { accountId, proveStill, request, reply }: Opening,
): Promise<{ access_token: string; user_id: string }> {
  const token = randomToken()
  const now = services.clock()
  await inTurn(services.database.queries, accountId, async (transaction) => {
    await proveStill(transaction)
    await saveToken(transaction, {
      tokenHash: fingerprint(token),
      accountId,
      now,
      expiresAt: now + TOKEN_LIFETIME_MS,
      label: deviceLabel(request.headers["user-agent"]),
    })
    await keepDevice(transaction, { request, reply, accountId }, services)
  })
  noteSecurity(request, "signed-in", { account: accountId })
  return { access_token: token, user_id: accountId }
}
