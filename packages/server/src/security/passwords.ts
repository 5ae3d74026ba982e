import { hash, verify } from "@node-rs/argon2"

// Argon2id (the library's default algorithm) at the lowest setting that OWASP recommends.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password, off this thread. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

let decoy: Promise<string> | undefined

/** Whether a password matches. Without a hash it takes as long as with one, and is false. */
export async function isPassword(password: string, passwordHash: string | undefined) {
  decoy ??= hashPassword("no account has this password")
  const right = await verify(passwordHash ?? (await decoy), password)
  return right && passwordHash !== undefined
}
