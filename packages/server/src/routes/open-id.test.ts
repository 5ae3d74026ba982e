import {
  beginOpenId,
  changePassword,
  deleteUser,
  exportUser,
  finishOpenId,
  forgotPassword,
  getProfile,
  getWaysIn,
  listWaysIn,
  login,
  removeWayIn,
  resetPassword,
} from "@stylin/api/contract"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { buildApp } from "../app.ts"
import { createLog } from "../log.ts"
import { invite } from "../operator/invitation.ts"
import { saveSettings } from "../stores/settings.ts"
import {
  OpenIdBrowser,
  type OpenIdProvider,
  startOpenIdProvider,
  startTestServer,
  type TestServer,
} from "../testing/index.ts"
import { testEngines } from "../testing/stores.ts"

const MINUTE = 60_000
const PASSWORD = "long enough"

describe.each(testEngines())("another provider's sign-in on $name", (engine) => {
  let provider: OpenIdProvider
  let server: TestServer
  /** Two processes over one store: a browser may reach another one with each call. */
  let processes: readonly [FastifyInstance, FastifyInstance]
  let now = Date.now()
  const lines: string[] = []
  beforeAll(async () => {
    provider = await startOpenIdProvider()
    server = await startTestServer({
      engine,
      config: { publicUrl: "https://stylin.example", openId: provider.settings },
      limits: { credentialsAddress: { max: 1000, windowMs: MINUTE } },
      clock: () => now,
    })
    const log = createLog("info", { write: (line) => lines.push(line) })
    processes = [await buildApp(server.services, log), await buildApp(server.services, log)]
  })
  afterAll(async () => {
    await Promise.all(processes.map((process) => process.close()))
    await server.close()
    await provider.close()
  })

  let people = 0
  let email: string
  beforeEach(() => {
    people += 1
    email = `ada${people}@example.org`
  })

  const newBrowser = () => new OpenIdBrowser(processes, provider)
  const credentials = () => ({ email, password: PASSWORD })

  it("makes an account where that was asked for, and signs in to it from then on", async () => {
    const first = newBrowser()
    expect(await first.signIn(email)).toEqual({
      status: 200,
      body: { outcome: "unknown", email, session: null },
    })
    const signedUp = await first.signIn(email, "sign-up")
    expect(signedUp.body).toMatchObject({ outcome: "signed-up", email })
    const second = newBrowser()
    const signedIn = await second.signIn(email)

    expect(signedIn.body).toMatchObject({ outcome: "signed-in", email })
    expect(Object(signedIn.body.session).user_id).toBe(Object(signedUp.body.session).user_id)
    expect((await second.call(getProfile)).status).toBe(404)
    const { body } = await second.call(listWaysIn)
    expect(body).toMatchObject({ has_password: false, identities: [{ email }] })
    expect((await second.call(exportUser)).body.identities).toMatchObject([
      { issuer: provider.settings.issuer, subject: email, email },
    ])
  })

  it("says what it offers, and sends her back to the screen that she left", async () => {
    const browser = newBrowser()
    const ways = await browser.call(getWaysIn)

    expect(ways.body).toMatchObject({ open_id: { name: "Example ID" } })
    expect(await browser.visit(email, { purpose: "sign-in" })).toBe("/auth/signin?from=openid")
    await browser.register(credentials())
    const link = { purpose: "link", password: PASSWORD }
    expect(await browser.visit(email, link)).toBe("/profile?from=openid")
  })

  it("asks with PKCE, state and nonce, and binds the answer to the browser", async () => {
    const browser = newBrowser()
    const { url } = (await browser.call(beginOpenId, { purpose: "sign-in" })).body
    const asked = Object.fromEntries(new URL(String(url)).searchParams)
    expect(asked).toMatchObject({
      response_type: "code",
      scope: "openid email",
      redirect_uri: "https://stylin.example/api/auth/openid/return",
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    const raw = await processes[0].inject({
      method: "POST",
      url: "/api/auth/openid/begin",
      payload: { purpose: "sign-in" },
    })
    expect(raw.cookies).toMatchObject([
      { name: "__Host-stylin_openid", httpOnly: true, secure: true, sameSite: "Lax", maxAge: 600 },
    ])

    const stolen = await provider.visit(String(url), email)
    const other = newBrowser()
    await other.call(beginOpenId, { purpose: "sign-in" })
    const back = await processes[0].inject({
      method: "GET",
      url: stolen.pathname + stolen.search,
      cookies: Object.fromEntries(other.cookies),
    })
    expect(back.headers.location).toBe("/auth/signin?from=openid")
    expect((await other.call(finishOpenId)).status).toBe(400)
  })

  it("works once, within ten minutes, and not if she turns back", async () => {
    const browser = newBrowser()
    await browser.signIn(email, "sign-up")
    expect((await browser.call(finishOpenId)).status).toBe(400)

    await browser.visit(email, { purpose: "sign-in" })
    now += 10 * MINUTE
    expect((await browser.call(finishOpenId)).body.detail).toMatch(/took too long/)

    const refused = await browser.signIn(undefined)
    expect(refused).toMatchObject({ status: 400 })
    expect(refused.body.detail).toMatch(/^Example ID did not sign you in/)
  })

  it("never takes over an account by its email: she signs in once with her password", async () => {
    await newBrowser().register(credentials())
    const browser = newBrowser()
    for (const purpose of ["sign-up", "sign-in"]) {
      expect((await browser.signIn(email, purpose)).body).toEqual({
        outcome: "email-known",
        email,
        session: null,
      })
    }
    const stranger = newBrowser()
    stranger.cookies.set("__Host-stylin_openid", browser.cookies.get("__Host-stylin_openid") ?? "")
    expect((await stranger.call(finishOpenId)).status).toBe(400)

    await browser.signIn(email)
    const { body } = await browser.call(login, { email, password: PASSWORD })
    browser.token = String(body.access_token)
    expect((await browser.call(finishOpenId)).body).toEqual({
      outcome: "linked",
      email,
      session: null,
    })
    expect((await newBrowser().signIn(email)).body.outcome).toBe("signed-in")
  })

  it("does not link to another account than the one whose email it is", async () => {
    await newBrowser().register(credentials())
    const browser = newBrowser()
    await browser.signIn(email)
    email = `other-${email}`
    await browser.register(credentials())

    expect((await browser.call(finishOpenId)).status).toBe(400)
  })

  it("makes no account without an email that she has confirmed there", async () => {
    for (const stranger of ["nameless", `!${email}`]) {
      const { status, body } = await newBrowser().signIn(stranger, "sign-up")
      expect({ status, detail: body.detail }).toEqual({
        status: 400,
        detail: expect.stringMatching(/a confirmed email/),
      })
    }
  })

  it("makes accounts by invitation alone where the operator says so", async () => {
    const { queries } = server.services.database
    await saveSettings(queries, { sign_up: "invited" })
    const uninvited = await newBrowser().signIn(email, "sign-up")
    const { path } = await invite(queries, now)
    const invitation = path.split("=").at(-1)
    const invited = await newBrowser().signIn(email, "sign-up", { invitation })
    await saveSettings(queries, { sign_up: "open" })

    expect(uninvited).toMatchObject({ status: 403 })
    expect(invited.body.outcome).toBe("signed-up")
  })

  it("is linked on her profile by her password, and to one account only", async () => {
    const browser = await newBrowser().register(credentials())
    const link = (password?: string) => browser.signIn(`id-of-${email}`, "link", { password })
    const wrong = await browser.call(beginOpenId, { purpose: "link", password: "a wrong one" })
    const guest = await newBrowser().call(beginOpenId, { purpose: "link" })
    expect([wrong.status, guest.status]).toEqual([403, 401])
    expect((await link(PASSWORD)).body.outcome).toBe("linked")
    expect(await server.news(email)).toBe("A new way to sign in to Stylin")
    expect((await link(PASSWORD)).body.outcome).toBe("linked")
    const chosen = { password: PASSWORD, new_password: "another long one" }
    await browser.call(changePassword, chosen)
    // Of the second time, which changes nothing, she hears nothing.
    expect(await server.news(email)).toBe("Your Stylin password has changed")

    const before = email
    email = `other-${email}`
    const other = await newBrowser().register(credentials())
    const taken = await other.signIn(`id-of-${before}`, "link", { password: PASSWORD })
    expect(taken).toMatchObject({ status: 409 })
    expect((await other.call(listWaysIn)).body.identities).toEqual([])
  })

  it("is taken away while another way remains, so that a first password comes before", async () => {
    const browser = newBrowser()
    await browser.signIn(email, "sign-up")
    const [identity] = Object((await browser.call(listWaysIn)).body.identities)
    const remove = (password?: string) =>
      browser.call(removeWayIn, { way_id: identity.way_id, password })
    expect((await remove()).status).toBe(409)
    now += 11 * MINUTE
    const chosen = { new_password: "another long one" }
    expect((await browser.call(changePassword, chosen)).body.detail).toMatch(/sign out and in/)
    await browser.signIn(email)
    expect((await browser.call(changePassword, chosen)).status).toBe(200)

    expect((await remove("a wrong one")).status).toBe(403)
    expect((await remove("another long one")).status).toBe(200)
    expect((await remove("another long one")).status).toBe(200)
    expect((await newBrowser().signIn(email)).body.outcome).toBe("email-known")
    const again = await newBrowser().call(login, { email, password: "another long one" })
    expect(again.status).toBe(200)
  })

  it("ends with a new password by mail, as with whatever else somebody may have linked", async () => {
    const browser = await newBrowser().register(credentials())
    await browser.signIn(`id-of-${email}`, "link", { password: PASSWORD })
    await browser.call(forgotPassword, { email })
    const code = await server.mailbox(email)
    await browser.call(resetPassword, { email, code, password: "another long one" })

    expect((await newBrowser().signIn(`id-of-${email}`)).body.outcome).toBe("unknown")
  })

  it("brings no erased account back; without a password a fresh sign-in erases it", async () => {
    const browser = newBrowser()
    await browser.signIn(email, "sign-up")
    now += 11 * MINUTE
    expect((await browser.call(deleteUser, {})).status).toBe(403)
    await browser.signIn(email)
    expect((await browser.call(deleteUser, {})).status).toBe(200)

    expect((await newBrowser().signIn(email)).body.outcome).toBe("unknown")
  })

  it("leaves events in the log, and nothing that is hers or secret", async () => {
    lines.length = 0
    const browser = newBrowser()
    const { body } = await browser.signIn(email, "sign-up")
    await browser.signIn(undefined)
    const events = lines.map((line) => JSON.parse(line).event).filter(Boolean)

    expect(events).toEqual(["signed-up", "signed-in", "sign-in-refused", "input-refused"])
    const log = lines.join()
    expect(log).not.toMatch(/@example|code=|state=/)
    for (const secret of [...browser.cookies.values(), Object(body.session).access_token]) {
      if (secret) expect(log).not.toContain(secret)
    }
  })
})
