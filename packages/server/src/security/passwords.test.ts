import { expect, it } from "vitest"
import { hashPassword, isPassword } from "./passwords.ts"
import { randomCode, randomToken } from "./tokens.ts"

const LONG = ` ${"Correct horse ".repeat(13)}ü`

it("are hashed with Argon2id, each with a salt of its own", async () => {
  const [one, other] = await Promise.all([hashPassword(LONG), hashPassword(LONG)])

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
})

it("are compared as they came: whole, in their case, with their spaces", async () => {
  const hash = await hashPassword(LONG)

  expect(await isPassword(LONG, hash)).toBe(true)
  for (const wrong of [LONG.slice(0, -1), LONG.toLowerCase(), LONG.trim()]) {
    expect(await isPassword(wrong, hash)).toBe(false)
  }
  expect(await isPassword(LONG, undefined)).toBe(false)
})

it("are replaced by tokens of 256 bits and codes of eight digits, none twice", () => {
  const tokens = Array.from({ length: 100 }, randomToken)

  expect(new Set(tokens).size).toBe(100)
  expect(tokens.every((token) => Buffer.from(token, "base64url").length === 32)).toBe(true)
  expect(Array.from({ length: 100 }, randomCode).every((code) => /^\d{8}$/.test(code))).toBe(true)
})
