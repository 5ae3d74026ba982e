import type { FastifyRequest } from "fastify"

/** What the log says about accounts, sign-ins and those who run the server. */
export type SecurityEvent =
  | "signed-up"
  | "signed-in"
  | "sign-in-refused"
  | "signed-out"
  | "session-ended"
  | "other-sessions-ended"
  | "code-refused"
  | "password-set"
  | "data-asked-for"
  | "account-erased"
  | "password-change-refused"
  | "erasure-refused"
  | "way-in-added"
  | "way-in-refused"
  | "way-in-removed"
  | "room-set"
  | "sign-up-set"
  | "invitation-made"
  | "reset-link-made"
  | "feed-source-set"
  | "feed-source-removed"
  | "feed-import-asked"
  | "feed-file-sent"

/** Whom an event concerns, by the ids of accounts alone: an email would be personal. */
interface Concerned {
  /** Whose account it is; undefined if there is none. */
  readonly account: string | undefined
  /** The operator who did it. */
  readonly by?: string
}

/** Logs an event, with the call that caused it. */
export function noteSecurity(
  request: FastifyRequest,
  event: SecurityEvent,
  { account, by }: Concerned,
): void {
  request.log.info({ event, account, by }, "security event")
}
