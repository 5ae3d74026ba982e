import type { Queries } from "../database/tables.ts"

/** The longest that browsers keep a cookie. */
export const DEVICE_LIFETIME_MS = 400 * 24 * 60 * 60 * 1000

/** Whether a device has signed in to the account with this email, which is in lower case. */
export async function knowsDevice(
  db: Queries,
  email: string,
  deviceHash: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("devices")
    .innerJoin("accounts", "accounts.id", "devices.account_id")
    .select("devices.account_id")
    .where("accounts.email", "=", email)
    .where("devices.device_hash", "=", deviceHash)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a device has signed in to any account. */
export async function isDevice(db: Queries, deviceHash: string): Promise<boolean> {
  const row = await db
    .selectFrom("devices")
    .select("device_hash")
    .where("device_hash", "=", deviceHash)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The devices that have signed in to an account. */
export async function devicesOf(db: Queries, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("devices")
    .select("device_hash")
    .where("account_id", "=", accountId)
    .execute()
  return rows.map((row) => row.device_hash)
}

/** Records that a device has signed in to an account. */
export async function rememberDevice(
  db: Queries,
  device: { readonly accountId: string; readonly deviceHash: string; readonly now: number },
): Promise<void> {
  await db
    .insertInto("devices")
    .values({
      account_id: device.accountId,
      device_hash: device.deviceHash,
      seen_at: device.now,
    })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "device_hash"]).doUpdateSet({ seen_at: device.now }),
    )
    .execute()
}

/** Makes every device a stranger to an account again. */
export async function forgetDevices(db: Queries, accountId: string): Promise<void> {
  await db.deleteFrom("devices").where("account_id", "=", accountId).execute()
}

/** Forgets devices that last signed in before a time, in milliseconds since 1970. */
export async function deleteOldDevices(db: Queries, before: number): Promise<void> {
  await db.deleteFrom("devices").where("seen_at", "<", before).execute()
}
