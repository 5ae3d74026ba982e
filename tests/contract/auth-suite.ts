import { OPERATIONS } from "@stylin/api/contract"
import { describe, expect, test } from "vitest"
import { bearer, type Harness, PASSWORD, type ProviderUnderTest } from "./harness.ts"

const { changePassword, checkLogin, forgotPassword, getWardrobe, login, logout } = OPERATIONS
const { register, resetPassword, verifyResetCode } = OPERATIONS

const COMMON_PASSWORD = "password: is one of the first that others guess. Please choose another."

/** How every provider handles accounts. */
export function authSuite(provider: () => ProviderUnderTest, harness: () => Harness): void {
  describe("accounts", () => {
    test("an email is known once registered, in any spelling", async () => {
      const { call, newEmail } = harness()
      const email = newEmail()
      expect(await call(checkLogin, { query: { email } })).toBe(false)

      await call(register, { body: { email, password: PASSWORD } })

      expect(await call(checkLogin, { query: { email: ` ${email.toUpperCase()} ` } })).toBe(true)
    })

    test("sign-in gives a token that works beside the first", async () => {
      const { call, clientWith, newPerson } = harness()
      const person = await newPerson()

      const { access_token, user_id } = await call(login, { body: credentialsOf(person) })

      expect(access_token).not.toBe(person.token)
      expect(user_id).toBe(person.userId)
      const again = clientWith({ getToken: () => access_token })
      expect(await again.call(getWardrobe)).toEqual([])
      expect(await person.call(getWardrobe)).toEqual([])
    })

    test.each([
      ["a wrong password", { password: "not the password" }],
      ["an unknown email", { email: "nobody@example.com" }],
    ])("%s is refused with the same message", async (_name, change) => {
      const { expectRefusal, newPerson } = harness()
      const person = await newPerson()

      await expectRefusal(
        "/auth/login",
        { body: { ...credentialsOf(person), ...change } },
        { status: 401, detail: "Email and password do not match. Please try again." },
      )
    })

    test("a known email cannot be registered again", async () => {
      const { expectRefusal, newPerson } = harness()
      const { email } = await newPerson()

      await expectRefusal(
        "/auth/register",
        { body: { email, password: "another password" } },
        { status: 409, detail: "This email is already registered." },
      )
    })

    test.each(["password", "12345678", "PASSWORD"])(
      "a password that everybody tries first is refused: %s",
      async (password) => {
        const { expectRefusal, newEmail } = harness()

        await expectRefusal(
          "/auth/register",
          { body: { email: newEmail(), password } },
          { status: 422, detail: COMMON_PASSWORD },
        )
      },
    )

    test("her own email is refused as a password", async () => {
      const { expectRefusal, newEmail } = harness()
      const email = newEmail()

      for (const password of [email, email.replace(/@.*/, "")]) {
        await expectRefusal(
          "/auth/register",
          { body: { email, password } },
          { status: 422, detail: COMMON_PASSWORD },
        )
      }
    })

    test("a registration repeated under its key signs in the same account", async () => {
      const { call, clientWith, newEmail } = harness()
      const body = { email: newEmail(), password: PASSWORD }
      const options = { idempotencyKey: "registration-of-one-person-1" }

      const first = await call(register, { body }, options)
      const second = await call(register, { body }, options)

      expect(second.user_id).toBe(first.user_id)
      const client = clientWith({ getToken: () => second.access_token })
      expect(await client.call(getWardrobe)).toEqual([])
    })

    test("the key of another registration is refused", async () => {
      const { call, expectRefusal, newEmail } = harness()
      const idempotencyKey = "registration-of-one-person-2"
      await call(register, { body: { email: newEmail(), password: PASSWORD } }, { idempotencyKey })

      await expectRefusal(
        "/auth/register",
        {
          body: { email: newEmail(), password: PASSWORD },
          headers: { "idempotency-key": idempotencyKey },
        },
        { status: 422, detail: /^Idempotency-Key: / },
      )
    })

    test("a malformed key is refused", async () => {
      const { expectRefusal, newEmail } = harness()

      await expectRefusal(
        "/auth/register",
        {
          body: { email: newEmail(), password: PASSWORD },
          headers: { "idempotency-key": "short" },
        },
        { status: 422, detail: /^Idempotency-Key: / },
      )
    })

    test("sign-out ends the token it was called with, and no other", async () => {
      const { call, clientWith, expectRefusal, newPerson } = harness()
      const person = await newPerson()
      const { access_token } = await call(login, { body: credentialsOf(person) })

      expect(await person.call(logout)).toEqual({ ok: true })

      await expectRefusal(
        "/items/wardrobe",
        { method: "GET", headers: bearer(person) },
        { status: 401 },
      )
      const other = clientWith({ getToken: () => access_token })
      expect(await other.call(getWardrobe)).toEqual([])
    })

    test("tries for one email are limited, with the wait stated", async () => {
      const { newEmail, raw } = harness()
      const body = { email: newEmail(), password: "not the password" }

      const statuses: number[] = []
      let wait: string | null = null
      while (statuses.length < 40 && !statuses.includes(429)) {
        const { response } = await raw("/auth/login", { body })
        statuses.push(response.status)
        wait = response.headers.get("retry-after")
      }

      expect(statuses.at(-1)).toBe(429)
      expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(10)
      expect(Number(wait)).toBeGreaterThan(0)
    })
  })

  describe("a change of password", () => {
    test("asks for the present one, and ends all other sign-ins", async () => {
      const { call, clientWith, expectRefusal, newPerson } = harness()
      const person = await newPerson()
      const { email, password } = person
      const { access_token } = await call(login, { body: { email, password } })
      const elsewhere = clientWith({ getToken: () => access_token })
      const new_password = "the new password"
      const path = "/auth/password/change"
      const headers = bearer(person)

      const wrong = { password: "not this one", new_password }
      await expectRefusal(path, { body: wrong, headers }, { status: 403 })
      const common = { password, new_password: "password" }
      await expectRefusal(path, { body: common, headers }, { status: 422, detail: COMMON_PASSWORD })
      await person.call(changePassword, { body: { password, new_password } })

      await call(login, { body: { email, password: new_password } })
      await expectRefusal("/auth/login", { body: { email, password } }, { status: 401 })
      await expect(elsewhere.call(getWardrobe)).rejects.toMatchObject({ status: 401 })
      expect(await person.call(getWardrobe)).toEqual([])
    })
  })

  describe("a forgotten password", () => {
    test("is replaced with a mailed code, which ends all other sign-ins", async () => {
      const { call, expectRefusal, newPerson } = harness()
      const person = await newPerson()
      const { email } = person
      await call(forgotPassword, { body: { email } })
      const code = await provider().mailbox(email)

      expect(await call(verifyResetCode, { body: { email, code } })).toEqual({ ok: true })
      await call(resetPassword, { body: { email, code, password: "the new password" } })

      await call(login, { body: { email, password: "the new password" } })
      await expectRefusal("/auth/login", { body: credentialsOf(person) }, { status: 401 })
      await expectRefusal(
        "/items/wardrobe",
        { method: "GET", headers: bearer(person) },
        { status: 401 },
      )
    })

    test("rejects a password that everybody tries first, and keeps the code for a better one", async () => {
      const { call, expectRefusal, newPerson } = harness()
      const { email } = await newPerson()
      await call(forgotPassword, { body: { email } })
      const code = await provider().mailbox(email)

      await expectRefusal(
        "/auth/password/reset",
        { body: { email, code, password: "password" } },
        { status: 422, detail: COMMON_PASSWORD },
      )

      const body = { email, code, password: "the new password" }
      expect(await call(resetPassword, { body })).toEqual({ ok: true })
    })

    test("accepts a code once", async () => {
      const { call, expectRefusal, newPerson } = harness()
      const { email } = await newPerson()
      await call(forgotPassword, { body: { email } })
      const code = await provider().mailbox(email)
      const body = { email, code, password: "the new password" }
      await call(resetPassword, { body })

      await expectRefusal("/auth/password/reset", { body }, { status: 400 })
    })

    test("invalidates the code with the fifth wrong try", async () => {
      const { call, expectRefusal, newPerson } = harness()
      const { email } = await newPerson()
      await call(forgotPassword, { body: { email } })
      const code = await provider().mailbox(email)
      const verify = (tried: string) =>
        expectRefusal(
          "/auth/password/verify",
          { body: { email, code: tried } },
          { status: 400, detail: "That code is wrong or no longer valid." },
        )

      for (const wrong of ["1", "2", "3", "4", "5"]) await verify(`not-${wrong}-it`)

      await verify(code)
    })

    test("does not reveal whether there is an account", async () => {
      const { call, expectRefusal, newEmail } = harness()
      const email = newEmail()

      expect(await call(forgotPassword, { body: { email } })).toEqual({ ok: true })
      await expectRefusal(
        "/auth/password/verify",
        { body: { email, code: "123456" } },
        { status: 400, detail: "That code is wrong or no longer valid." },
      )
    })
  })
}

function credentialsOf({ email, password }: { email: string; password: string }) {
  return { email, password }
}
