import { hash, verify } from "@node-rs/argon2"

// Argon2id (the library's default algorithm) with the least setting that OWASP recommends.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password, on a thread of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

let decoy: Promise<string> | undefined

/** Whether a password fits. Without a hash it takes as long as with one, and says no. */
export async function isPassword(password: string, passwordHash: string | undefined) {
  decoy ??= hashPassword("no account has this password")
  const right = await verify(passwordHash ?? (await decoy), password)
  return right && passwordHash !== undefined
}
