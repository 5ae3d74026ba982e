import type { Queries } from "../database/tables.ts"
import { findToken } from "./tokens.ts"

export interface NewExportTicket {
  /** The sign-in that asked for it, and with which it ends. */
  readonly tokenHash: string
  readonly ticketHash: string
  readonly expiresAt: number
}

/** Keeps a ticket, replacing an earlier one of the same sign-in. */
export async function saveExportTicket(db: Queries, ticket: NewExportTicket): Promise<void> {
  await db
    .insertInto("export_tickets")
    .values({
      token_hash: ticket.tokenHash,
      ticket_hash: ticket.ticketHash,
      expires_at: ticket.expiresAt,
    })
    .onConflict((conflict) =>
      conflict.column("token_hash").doUpdateSet(({ ref }) => ({
        ticket_hash: ref("excluded.ticket_hash"),
        expires_at: ref("excluded.expires_at"),
      })),
    )
    .execute()
}

/**
 * Uses up a ticket and resolves to the account whose data it is for; undefined if it does not
 * exist, has expired, or she has signed out. Only one of several callers gets the account.
 */
export async function takeExportTicket(
  db: Queries,
  ticketHash: string,
  now: number,
): Promise<string | undefined> {
  const taken = await db
    .deleteFrom("export_tickets")
    .where("ticket_hash", "=", ticketHash)
    .returning(["token_hash as tokenHash", "expires_at as expiresAt"])
    .executeTakeFirst()
  if (!taken || taken.expiresAt <= now) return undefined
  return (await findToken(db, taken.tokenHash, now))?.accountId
}

/** Deletes expired tickets. */
export async function deleteExpiredTickets(db: Queries, now: number): Promise<void> {
  await db.deleteFrom("export_tickets").where("expires_at", "<=", now).execute()
}
