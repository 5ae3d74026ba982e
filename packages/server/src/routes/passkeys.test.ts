import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  deleteUser,
  exportUser,
  forgotPassword,
  getWaysIn,
  listSessions,
  listWaysIn,
  MOST_PASSKEYS,
  type Passkey,
  removeWayIn,
  renamePasskey,
  resetPassword,
  signInWithPasskey,
} from "@stylin/api/contract"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { buildApp } from "../app.ts"
import { createLog } from "../log.ts"
import { createPasskeys } from "../passkeys/passkeys.ts"
import { findAccountByEmail } from "../stores/accounts.ts"
import { savePasskey } from "../stores/passkeys.ts"
import {
  createPasskeyDevice,
  type PasskeyDevice,
  startTestServer,
  TestBrowser,
  type TestServer,
} from "../testing/index.ts"
import { testEngines } from "../testing/stores.ts"

const MINUTE = 60_000
const PASSWORD = "long enough"
const ORIGIN = "https://stylin.example"
const HOST = "stylin.example"
const EVIL = "https://evil.example"
/** The name of a passkey that no known browser made. */
const NAME = "Passkey"

type Options = Parameters<PasskeyDevice["createJSON"]>[1]
type Asked = Parameters<PasskeyDevice["getJSON"]>[1]

/** The same answer to another challenge. Without certificates nothing is signed as a passkey is made. */
function answering(clientDataJSON: string, challenge: string): string {
  const said = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString())
  return Buffer.from(JSON.stringify({ ...said, challenge })).toString("base64url")
}

describe.each(testEngines())("passkeys on $name", (engine) => {
  let server: TestServer
  /** Two processes over one store: a browser may reach another one with each call. */
  let processes: readonly [FastifyInstance, FastifyInstance]
  let now = Date.now()
  const lines: string[] = []
  beforeAll(async () => {
    server = await startTestServer({
      engine,
      config: { publicUrl: `${ORIGIN}/` },
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

  const newBrowser = () => new TestBrowser(processes)
  const member = () => newBrowser().register({ email, password: PASSWORD })

  // What a call answers fits what the emulator takes, as the contract says.
  async function optionsToMake(browser: TestBrowser): Promise<Options> {
    return (await browser.call(beginPasskey, { password: PASSWORD })).body as unknown as Options
  }
  async function optionsToAsk(browser: TestBrowser): Promise<Asked> {
    return (await browser.call(beginPasskeySignIn)).body as unknown as Asked
  }

  async function add(browser: TestBrowser, device: PasskeyDevice): Promise<Passkey> {
    const passkey = device.createJSON(ORIGIN, await optionsToMake(browser))
    const { status, body } = await browser.call(addPasskey, { passkey })
    expect(status).toBe(200)
    return body as unknown as Passkey
  }
  async function signIn(device: PasskeyDevice, browser = newBrowser()) {
    const passkey = device.getJSON(ORIGIN, await optionsToAsk(browser))
    const { status, body } = await browser.call(signInWithPasskey, { passkey })
    browser.token = Object(body.session).access_token
    return { browser, status, body, passkey }
  }
  async function passkeysOf(browser: TestBrowser): Promise<unknown> {
    return (await browser.call(listWaysIn)).body.passkeys
  }
  const day = () => new Date(now).toISOString().slice(0, 10)

  it("sign her in on another device, with a session like any other", async () => {
    const browser = await member()
    expect((await browser.call(getWaysIn)).body.passkeys).toEqual({ origin: ORIGIN })
    const device = createPasskeyDevice()
    const added = await add(browser, device)
    const made = { way_id: added.way_id, name: NAME, made: day() }
    expect(added).toEqual({ ...made, last_used: null })
    const signedIn = await signIn(device)

    expect(signedIn).toMatchObject({ status: 200, body: { email } })
    expect(await passkeysOf(signedIn.browser)).toEqual([{ ...made, last_used: day() }])
    const sessions = await signedIn.browser.call(listSessions)
    expect(sessions.body).toMatchObject([{ is_this: true }, { is_this: false }])
    const { passkeys } = (await signedIn.browser.call(exportUser)).body
    expect(passkeys).toEqual([{ name: NAME, made: day(), last_used: day() }])
    expect(lines.join()).toContain('"event":"way-in-added"')
  })

  it("are asked for without naming anybody, and made under no name that tells of her", async () => {
    const browser = await member()
    const device = createPasskeyDevice()
    await add(browser, device)

    expect(await optionsToAsk(newBrowser())).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: HOST,
      timeout: 10 * MINUTE,
      userVerification: "required",
    })
    const options = await optionsToMake(browser)
    expect(options).toMatchObject({
      rp: { id: HOST },
      user: { id: expect.not.stringContaining(btoa(email).slice(0, 8)), name: email },
      excludeCredentials: [{ type: "public-key" }],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
    })
    expect(() => device.createJSON(ORIGIN, options)).toThrow()
  })

  it("are added by whoever proves herself alone", async () => {
    const browser = await member()
    for (const password of [undefined, "not hers"]) {
      expect((await browser.call(beginPasskey, { password })).status).toBe(403)
    }
    expect((await newBrowser().call(beginPasskey, { password: PASSWORD })).status).toBe(401)
  })

  it("answer each challenge once, within ten minutes, for what it was made", async () => {
    const browser = await member()
    const device = createPasskeyDevice()
    await add(browser, device)
    const first = await signIn(device)
    expect(first.status).toBe(200)
    const again = await newBrowser().call(signInWithPasskey, { passkey: first.passkey })
    expect(again).toMatchObject({ status: 400, body: { detail: /took too long/ } })

    const late = device.getJSON(ORIGIN, await optionsToAsk(browser))
    now += 10 * MINUTE
    expect((await browser.call(signInWithPasskey, { passkey: late })).status).toBe(400)

    const toAdd = await optionsToMake(browser)
    const misused = device.getJSON(ORIGIN, { challenge: toAdd.challenge, rpId: HOST })
    expect((await browser.call(signInWithPasskey, { passkey: misused })).status).toBe(400)
    const invented = device.getJSON(ORIGIN, { challenge: "aW52ZW50ZWQ", rpId: HOST })
    expect((await browser.call(signInWithPasskey, { passkey: invented })).status).toBe(400)

    const simultaneous = device.getJSON(ORIGIN, await optionsToAsk(browser))
    const answers = await Promise.all(
      [newBrowser(), newBrowser()].map((one) =>
        one.call(signInWithPasskey, { passkey: simultaneous }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it("prove nothing that was signed elsewhere, by nobody, or for another account", async () => {
    const browser = await member()
    const device = createPasskeyDevice()
    await add(browser, device)
    const unverified = createPasskeyDevice({ known: device, isVerifying: false })
    email = `other-${email}`
    const otherDevice = createPasskeyDevice()
    await add(await member(), otherDevice)
    const evil = { id: "evil.example", name: "Stylin" }
    const evilDevice = createPasskeyDevice()
    evilDevice.createJSON(EVIL, { ...(await optionsToMake(browser)), rp: evil })
    const forgeries: Record<string, (asked: Asked) => object> = {
      "another origin": (asked) => device.getJSON(`https://login.${HOST}`, asked),
      "another host": (asked) => evilDevice.getJSON(EVIL, { ...asked, rpId: evil.id }),
      "another host in her name": (asked) => {
        const shown = evilDevice.getJSON(EVIL, { ...asked, rpId: evil.id })
        const { id, rawId, response } = device.getJSON(ORIGIN, asked)
        const { userHandle } = response
        return { ...shown, id, rawId, response: { ...shown.response, userHandle } }
      },
      "nobody's finger": (asked) =>
        unverified.getJSON(ORIGIN, { ...asked, userVerification: "discouraged" }),
      "another's credential": (asked) => {
        const { id, rawId } = otherDevice.getJSON(ORIGIN, asked)
        return { ...device.getJSON(ORIGIN, asked), id, rawId }
      },
      "another's credential and name": (asked) => {
        const { id, rawId, response } = otherDevice.getJSON(ORIGIN, asked)
        const { userHandle } = response
        const hers = device.getJSON(ORIGIN, asked)
        return { ...hers, id, rawId, response: { ...hers.response, userHandle } }
      },
      "another's name": (asked) => {
        const { userHandle } = otherDevice.getJSON(ORIGIN, asked).response
        const hers = device.getJSON(ORIGIN, asked)
        return { ...hers, response: { ...hers.response, userHandle } }
      },
      "another challenge's signature": (asked) => {
        const { challenge } = asked
        const old = device.getJSON(ORIGIN, { ...asked, challenge: "b2xk" })
        const { clientDataJSON } = device.getJSON(ORIGIN, { ...asked, challenge }).response
        return { ...old, response: { ...old.response, clientDataJSON } }
      },
    }
    for (const [name, forge] of Object.entries(forgeries)) {
      const passkey = forge(await optionsToAsk(browser))
      const { status, body } = await newBrowser().call(signInWithPasskey, { passkey })
      // Browsers forget what nobody has, and must not forget hers.
      const isUnknown = name === "another host"
      expect({ name, status, detail: body.detail }).toEqual({
        ...{ name, status: isUnknown ? 401 : 403 },
        detail: expect.stringMatching(isUnknown ? /^No account/ : /^That passkey did not show/),
      })
    }
    expect(lines.join()).toContain('"event":"sign-in-refused"')
    expect((await signIn(device)).status).toBe(200)
  })

  it("are not added from elsewhere, with certificates, twice or for somebody else", async () => {
    const browser = await member()
    const device = createPasskeyDevice()
    const evil = createPasskeyDevice().createJSON(EVIL, {
      ...(await optionsToMake(browser)),
      rp: { id: "evil.example", name: "Stylin" },
    })
    const attested = createPasskeyDevice().createJSON(ORIGIN, await optionsToMake(browser))
    const attestationObject = Buffer.from(attested.response.attestationObject, "base64url")
      .toString("latin1")
      .replace("dnone", "dfake")
    const made = device.createJSON(ORIGIN, await optionsToMake(browser))
    email = `other-${email}`
    const other = await member()
    const refused = [
      await browser.call(addPasskey, { passkey: evil }),
      await browser.call(addPasskey, {
        passkey: {
          ...attested,
          response: {
            ...attested.response,
            attestationObject: Buffer.from(attestationObject, "latin1").toString("base64url"),
          },
        },
      }),
      await other.call(addPasskey, { passkey: made }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400])
    expect((await browser.call(addPasskey, { passkey: made })).status).toBe(200)

    const { challenge } = await optionsToMake(other)
    const clientDataJSON = answering(made.response.clientDataJSON, challenge)
    const again = { ...made, response: { ...made.response, clientDataJSON } }
    expect((await other.call(addPasskey, { passkey: again })).body.detail).toMatch(/added before/)
    expect(await passkeysOf(other)).toEqual([])
  })

  it("that a copy has used are refused by their count", async () => {
    const browser = await member()
    const device = createPasskeyDevice()
    await add(browser, device)
    const older = device.getJSON(ORIGIN, await optionsToAsk(browser))
    expect((await signIn(device)).status).toBe(200)
    expect((await browser.call(signInWithPasskey, { passkey: older })).status).toBe(403)
  })

  it("are named, limited in number, and removed by whoever proves herself", async () => {
    const browser = await member()
    const device = createPasskeyDevice()
    const { way_id } = await add(browser, device)
    const hers = email
    email = `other-${email}`
    const other = await member()
    await other.call(renamePasskey, { way_id, name: "Mine now" })
    await other.call(removeWayIn, { way_id, password: PASSWORD })
    await browser.call(renamePasskey, { way_id, name: " Her phone " })
    expect(await passkeysOf(browser)).toMatchObject([{ name: "Her phone" }])

    expect((await browser.call(removeWayIn, { way_id, password: "wrong one" })).status).toBe(403)
    const { status } = await browser.call(removeWayIn, { way_id, password: PASSWORD })
    expect(status).toBe(200)
    expect((await signIn(device)).status).toBe(401)
    expect(lines.join()).toContain('"event":"way-in-removed"')

    const { queries } = server.services.database
    const accountId = (await findAccountByEmail(queries, hers))?.id ?? ""
    for (let made = 0; made < MOST_PASSKEYS; made += 1) {
      const facts = { credentialId: `${email} ${made}`, publicKey: "", counter: 0, transports: [] }
      await savePasskey(queries, { accountId, facts, name: NAME, now })
    }
    expect((await browser.call(beginPasskey, { password: PASSWORD })).status).toBe(409)
  })

  it("stay where one is the last way in", async () => {
    const browser = await member()
    const device = createPasskeyDevice()
    const { way_id } = await add(browser, device)
    await server.services.database.queries
      .updateTable("accounts")
      .set({ has_password: 0 })
      .where("email", "=", email)
      .execute()
    const signedIn = await signIn(device)
    const last = await signedIn.browser.call(removeWayIn, { way_id })
    expect(last).toMatchObject({ status: 409, body: { detail: /only way to sign in/ } })

    const second = await signedIn.browser.call(beginPasskey, {})
    expect(second.status).toBe(200)
    now += 10 * MINUTE + 1
    expect((await signedIn.browser.call(beginPasskey, {})).status).toBe(403)
  })

  it("end with a new password by code, and with the account", async () => {
    const browser = await member()
    const device = createPasskeyDevice()
    await add(browser, device)
    await browser.call(forgotPassword, { email })
    const code = await server.mailbox(email)
    await browser.call(resetPassword, { email, code, password: "another long one" })
    expect((await signIn(device)).status).toBe(401)

    email = `other-${email}`
    const other = await member()
    const otherDevice = createPasskeyDevice()
    await add(other, otherDevice)
    await optionsToMake(other)
    await other.call(deleteUser, { password: PASSWORD })
    expect((await signIn(otherDevice)).status).toBe(401)
  })
})

it.each([undefined, "http://stylin.example", "https://192.168.1.4", "https://[::1]"])(
  "passkeys are not offered at %s, where browsers know none",
  async (publicUrl) => {
    expect(createPasskeys(publicUrl)).toBeUndefined()
    expect(createPasskeys("http://localhost:3000/")?.origin).toBe("http://localhost:3000")
  },
)
