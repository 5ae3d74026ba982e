import type { FastifyRequest } from "fastify"
import { sign } from "../security/tokens.ts"
import { GUEST_STRIDE, MEMBER_STRIDE, type TurnTaker } from "../turns/turns.ts"
import { networkOf } from "./network.ts"

/** Whose turn a call takes: its account's, or for a guest her network's, kept as a digest. */
export function turnTaker(
  request: FastifyRequest,
  accountId: string | undefined,
  key: string,
): TurnTaker {
  if (accountId !== undefined) return { name: accountId, stride: MEMBER_STRIDE }
  return { name: `guest ${sign(`turns ${networkOf(request.ip)}`, key)}`, stride: GUEST_STRIDE }
}
