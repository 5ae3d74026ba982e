import { OPERATIONS } from "@stylin/api/contract"
import { describe, expect, test } from "vitest"
import { bearer, type Harness, type Person, type ProviderUnderTest } from "./harness.ts"

const { beginOpenId, finishOpenId, getWaysIn, listWaysIn, login, removeWayIn } = OPERATIONS

/** How every provider lets another one say who she is. */
export function waysInSuite(provider: () => ProviderUnderTest, harness: () => Harness): void {
  /** Goes to the other provider and comes back. Resolves to the cookie that finishes it. */
  async function visit(purpose: string, as: { email: string; person?: Person }): Promise<string> {
    const { email, person } = as
    const { response, body } = await harness().raw("/auth/openid/begin", {
      body: { purpose, ...(person && { password: person.password }) },
      headers: person ? bearer(person) : {},
    })
    const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? ""
    await provider().visitOpenId(Object(body).data.url, { email, cookie })
    return cookie
  }
  const finish = (cookie: string, by: Pick<Person, "call"> = harness()) =>
    by.call(finishOpenId, {}, { headers: { cookie } })

  describe("another provider", () => {
    test("is named, with an address that begins a sign-in", async () => {
      const { call } = harness()

      expect((await call(getWaysIn)).open_id).toEqual({ name: "Example ID" })
      expect((await call(beginOpenId, { body: { purpose: "sign-in" } })).url).toMatch(/./)
    })

    test("signs her up by the email it tells, and signs her in again", async () => {
      const { clientWith, newEmail } = harness()
      const email = newEmail()
      expect(await finish(await visit("sign-in", { email }))).toMatchObject({ outcome: "unknown" })
      const first = await finish(await visit("sign-up", { email }))
      const second = await finish(await visit("sign-in", { email }))

      expect([first.outcome, second.outcome]).toEqual(["signed-up", "signed-in"])
      expect(second.session?.user_id).toBe(first.session?.user_id)
      const { call } = clientWith({ getToken: () => second.session?.access_token })
      const ways = await call(listWaysIn)
      expect(ways).toMatchObject({ has_password: false, identities: [{ email }] })
    })

    test("is linked to an account that has the email once she has signed in with her password", async () => {
      const { newPerson } = harness()
      const { email, password, call } = await newPerson()
      const cookie = await visit("sign-in", { email })
      expect(await finish(cookie)).toEqual({ outcome: "email-known", email, session: null })
      await call(login, { body: { email, password } })

      expect(await finish(cookie, { call })).toMatchObject({ outcome: "linked", email })
      expect(await finish(await visit("sign-in", { email }))).toMatchObject({
        outcome: "signed-in",
      })
    })

    test("is linked on her profile by her password, and taken away", async () => {
      const { newEmail, newPerson } = harness()
      const person = await newPerson()
      const email = newEmail()
      await finish(await visit("link", { email, person }), person)
      const { has_password, identities } = await person.call(listWaysIn)
      expect({ has_password, emails: identities.map((identity) => identity.email) }).toEqual({
        has_password: true,
        emails: [email],
      })

      const body = { way_id: identities[0]?.way_id ?? "", password: person.password }
      await person.call(removeWayIn, { body })
      expect((await person.call(listWaysIn)).identities).toEqual([])
    })

    test("cannot be taken away as the last way in", async () => {
      const { clientWith, expectRefusal, newEmail } = harness()
      const { session } = await finish(await visit("sign-up", { email: newEmail() }))
      const { call } = clientWith({ getToken: () => session?.access_token })
      const [identity] = (await call(listWaysIn)).identities

      await expectRefusal(
        "/users/ways/remove",
        {
          headers: { authorization: `Bearer ${session?.access_token}` },
          body: { way_id: identity?.way_id },
        },
        { status: 409, detail: /only way to sign in/ },
      )
    })
  })
}
