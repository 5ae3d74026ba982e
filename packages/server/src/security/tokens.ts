import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto"

/** A fresh random secret of 256 bits, as text for a header or an address. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url")
}

/** A verification code of eight digits. */
export function randomCode(): string {
  return randomInt(100_000_000).toString().padStart(8, "0")
}

/** The hash that is stored in place of a token or code. */
export function fingerprint(secret: string | Uint8Array): string {
  return createHash("sha256").update(secret).digest("base64url")
}

/** Whether a text has this hash, in constant time. */
export function fits(secret: string, expected: string): boolean {
  return equal(fingerprint(secret), expected)
}

/** Signs a text with this server's key. */
export function sign(text: string, key: string): string {
  return createHmac("sha256", key).update(text).digest("base64url").slice(0, 27)
}

/** Whether the signature is this server's. */
export function isSigned(text: string, signature: string, key: string): boolean {
  return equal(sign(text, key), signature)
}

function equal(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
