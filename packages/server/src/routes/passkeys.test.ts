import {
  beginPasskey,
  beginPasskeySignIn,
  deleteUser,
  exportUser,
  forgotPassword,
  getWaysIn,
  listSessions,
  MOST_PASSKEYS,
  removeWayIn,
  renamePasskey,
  resetPassword,
  signInWithPasskey,
} from "@stylin/api/contract"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { buildApp } from "../app.ts"
import { createLog } from "../log.ts"
import { createPasskeys } from "../passkeys/passkeys.ts"
import { findAccountByEmail } from "../stores/accounts.ts"
import { savePasskey } from "../stores/passkeys.ts"
import {
  createPasskeyDevice,
  PASSKEY_HOST,
  PASSKEY_ORIGIN,
  PASSKEY_PASSWORD,
  PasskeyBrowser,
  startTestServer,
  type TestServer,
} from "../testing/index.ts"
import { testEngines } from "../testing/stores.ts"

const MINUTE = 60_000
/** The name of a passkey that no known browser made. */
const NAME = "Passkey"

describe.each(testEngines())("passkeys on $name", (engine) => {
  let server: TestServer
  /** Two processes over one store: a browser may reach another one with each call. */
  let processes: readonly [FastifyInstance, FastifyInstance]
  let now = Date.now()
  const lines: string[] = []
  beforeAll(async () => {
    server = await startTestServer({
      engine,
      config: { publicUrl: `${PASSKEY_ORIGIN}/` },
      limits: { credentialsAddress: { max: 1000, windowMs: MINUTE } },
      clock: () => now,
    })
    const log = createLog("info", { write: (line) => lines.push(line) })
    processes = [await buildApp(server.services, log), await buildApp(server.services, log)]
  })
  afterAll(async () => {
    await Promise.all(processes.map((process) => process.close()))
    await server.close()
  })

  let people = 0
  let email: string
  beforeEach(() => {
    people += 1
    email = `ida${people}@example.org`
    lines.length = 0
  })

  const newBrowser = () => new PasskeyBrowser(processes)
  const member = () => newBrowser().register({ email, password: PASSKEY_PASSWORD })

  const day = () => new Date(now).toISOString().slice(0, 10)

  it("sign her in on another device, with a session like any other", async () => {
    const browser = await member()
    expect((await browser.call(getWaysIn)).body.passkeys).toEqual({ origin: PASSKEY_ORIGIN })
    const device = createPasskeyDevice()
    const added = await browser.add(device)
    const made = { way_id: added.way_id, name: NAME, made: day() }
    expect(added).toEqual({ ...made, last_used: null })
    const signedIn = await newBrowser().signIn(device)

    expect(signedIn).toMatchObject({ status: 200, body: { email } })
    expect(await signedIn.browser.passkeys()).toEqual([{ ...made, last_used: day() }])
    const sessions = await signedIn.browser.call(listSessions)
    expect(sessions.body).toMatchObject([{ is_this: true }, { is_this: false }])
    const { passkeys } = (await signedIn.browser.call(exportUser)).body
    expect(passkeys).toEqual([{ name: NAME, made: day(), last_used: day() }])
    expect(lines.join()).toContain('"event":"way-in-added"')
  })

  it("are asked for without naming anybody, and made under no name that tells of her", async () => {
    const browser = await member()
    const device = createPasskeyDevice()
    await browser.add(device)

    expect(await newBrowser().optionsToAsk()).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: PASSKEY_HOST,
      timeout: 10 * MINUTE,
      userVerification: "required",
    })
    const options = await browser.optionsToMake()
    expect(options).toMatchObject({
      rp: { id: PASSKEY_HOST },
      user: { id: expect.not.stringContaining(btoa(email).slice(0, 8)), name: email },
      excludeCredentials: [{ type: "public-key" }],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
    })
    expect(() => device.createJSON(PASSKEY_ORIGIN, options)).toThrow()
  })

  it("are added by whoever proves herself alone", async () => {
    const browser = await member()
    for (const password of [undefined, "not hers"]) {
      expect((await browser.call(beginPasskey, { password })).status).toBe(403)
    }
    expect((await newBrowser().call(beginPasskey, { password: PASSKEY_PASSWORD })).status).toBe(401)
  })

  it("answer each challenge once, within ten minutes, for what it was made", async () => {
    const browser = await member()
    const device = createPasskeyDevice()
    await browser.add(device)
    const first = await newBrowser().signIn(device)
    expect(first.status).toBe(200)
    const again = await newBrowser().call(signInWithPasskey, { passkey: first.passkey })
    expect(again).toMatchObject({ status: 400, body: { detail: /took too long/ } })

    const late = device.getJSON(PASSKEY_ORIGIN, await browser.optionsToAsk())
    now += 10 * MINUTE
    expect((await browser.call(signInWithPasskey, { passkey: late })).status).toBe(400)

    const toAdd = await browser.optionsToMake()
    const misused = device.getJSON(PASSKEY_ORIGIN, {
      challenge: toAdd.challenge,
      rpId: PASSKEY_HOST,
    })
    expect((await browser.call(signInWithPasskey, { passkey: misused })).status).toBe(400)
    const invented = device.getJSON(PASSKEY_ORIGIN, {
      challenge: "aW52ZW50ZWQ",
      rpId: PASSKEY_HOST,
    })
    expect((await browser.call(signInWithPasskey, { passkey: invented })).status).toBe(400)

    const simultaneous = device.getJSON(PASSKEY_ORIGIN, await browser.optionsToAsk())
    const answers = await Promise.all(
      [newBrowser(), newBrowser()].map((one) =>
        one.call(signInWithPasskey, { passkey: simultaneous }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it("are named, limited in number, and removed by whoever proves herself", async () => {
    const browser = await member()
    const device = createPasskeyDevice()
    const { way_id } = await browser.add(device)
    const hers = email
    expect(await server.news(hers)).toBe("A new way to sign in to Stylin")
    email = `other-${email}`
    const other = await member()
    await other.call(renamePasskey, { way_id, name: "Mine now" })
    await other.call(removeWayIn, { way_id, password: PASSKEY_PASSWORD })
    await browser.call(renamePasskey, { way_id, name: " Her phone " })
    expect(await browser.passkeys()).toMatchObject([{ name: "Her phone" }])

    expect((await browser.call(removeWayIn, { way_id, password: "wrong one" })).status).toBe(403)
    const { status } = await browser.call(removeWayIn, { way_id, password: PASSKEY_PASSWORD })
    expect(status).toBe(200)
    expect(await server.news(hers)).toBe("A way to sign in to Stylin is gone")
    expect((await newBrowser().signIn(device)).status).toBe(401)
    expect(lines.join()).toContain('"event":"way-in-removed"')

    const { queries } = server.services.database
    const accountId = (await findAccountByEmail(queries, hers))?.id ?? ""
    for (let made = 0; made < MOST_PASSKEYS; made += 1) {
      const facts = { credentialId: `${email} ${made}`, publicKey: "", counter: 0, transports: [] }
      await savePasskey(queries, { accountId, facts, name: NAME, now })
    }
    expect((await browser.call(beginPasskey, { password: PASSKEY_PASSWORD })).status).toBe(409)
  })

  it("stay where one is the last way in", async () => {
    const browser = await member()
    const device = createPasskeyDevice()
    const { way_id } = await browser.add(device)
    await server.services.database.queries
      .updateTable("accounts")
      .set({ has_password: 0 })
      .where("email", "=", email)
      .execute()
    const signedIn = await newBrowser().signIn(device)
    const last = await signedIn.browser.call(removeWayIn, { way_id })
    expect(last).toMatchObject({ status: 409, body: { detail: /only way to sign in/ } })

    const second = await signedIn.browser.call(beginPasskey, {})
    expect(second.status).toBe(200)
    now += 10 * MINUTE + 1
    expect((await signedIn.browser.call(beginPasskey, {})).status).toBe(403)
  })

  it("are not added once she has a new password by code, though they were being checked", async () => {
    const browser = await member()
    const device = createPasskeyDevice()
    const elsewhere = newBrowser()
    await elsewhere.call(forgotPassword, { email })
    const code = await server.mailbox(email)
    const { passkeys } = server.services
    if (!passkeys) throw new Error("passkeys are not offered")
    const { checkMade } = passkeys
    const checking = vi.spyOn(passkeys, "checkMade").mockImplementation(async (...made) => {
      await elsewhere.call(resetPassword, { email, code, password: "another long one" })
      return checkMade(...made)
    })
    onTestFinished(() => checking.mockRestore())

    await expect(browser.add(device)).rejects.toThrow("Please sign in.")

    expect((await newBrowser().signIn(device)).status).toBe(401)
  })

  it("end with a new password by code, and with the account", async () => {
    const browser = await member()
    const device = createPasskeyDevice()
    await browser.add(device)
    await browser.call(forgotPassword, { email })
    const code = await server.mailbox(email)
    await browser.call(resetPassword, { email, code, password: "another long one" })
    expect(await server.news(email)).toBe("A new way to sign in to Stylin")
    expect(await server.news(email)).toBe("Your Stylin password has changed")
    expect((await newBrowser().signIn(device)).status).toBe(401)

    email = `other-${email}`
    const other = await member()
    const otherDevice = createPasskeyDevice()
    await other.add(otherDevice)
    await other.optionsToMake()
    await other.call(deleteUser, { password: PASSKEY_PASSWORD })
    expect((await newBrowser().signIn(otherDevice)).status).toBe(401)
  })
})

it.each(["http://stylin.example", "https://192.168.1.4", "https://[::1]"])(
  "passkeys are not offered at %s, where browsers know none",
  async (publicUrl) => {
    expect(createPasskeys(publicUrl)).toBeUndefined()
    expect(createPasskeys("http://localhost:3000/")?.origin).toBe("http://localhost:3000")
  },
)

it("passkeys are not offered by a server without a public address", async () => {
  const server = await startTestServer()
  onTestFinished(() => server.close())
  const { method, path } = beginPasskeySignIn

  const answer = await fetch(server.baseUrl + path, { method })

  expect(await answer.json()).toEqual({ detail: "Passkeys are not offered here." })
  expect(answer.status).toBe(404)
})
