import { addPasskey, signInWithPasskey } from "@stylin/api/contract"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { buildApp } from "../app.ts"
import { createLog } from "../log.ts"
import {
  type AskedOfDevice,
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
const EVIL = "https://evil.example"

/** The same answer to another challenge. Without certificates nothing is signed as a passkey is made. */
function answering(clientDataJSON: string, challenge: string): string {
  const said = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString())
  return Buffer.from(JSON.stringify({ ...said, challenge })).toString("base64url")
}

describe.each(testEngines())("forged passkeys on $name", (engine) => {
  let server: TestServer
  /** Two processes over one store: a browser may reach another one with each call. */
  let processes: readonly [FastifyInstance, FastifyInstance]
  const lines: string[] = []
  beforeAll(async () => {
    server = await startTestServer({
      engine,
      config: { publicUrl: `${PASSKEY_ORIGIN}/` },
      limits: { credentialsAddress: { max: 1000, windowMs: MINUTE } },
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

  it("prove nothing that was signed elsewhere, by nobody, or for another account", async () => {
    const browser = await member()
    const device = createPasskeyDevice()
    await browser.add(device)
    const unverified = createPasskeyDevice({ known: device, isVerifying: false })
    email = `other-${email}`
    const otherDevice = createPasskeyDevice()
    await (await member()).add(otherDevice)
    const evil = { id: "evil.example", name: "Stylin" }
    const evilDevice = createPasskeyDevice()
    evilDevice.createJSON(EVIL, { ...(await browser.optionsToMake()), rp: evil })
    const forgeries: Record<string, (asked: AskedOfDevice) => object> = {
      "another origin": (asked) => device.getJSON(`https://login.${PASSKEY_HOST}`, asked),
      "another host": (asked) => evilDevice.getJSON(EVIL, { ...asked, rpId: evil.id }),
      "another host in her name": (asked) => {
        const shown = evilDevice.getJSON(EVIL, { ...asked, rpId: evil.id })
        const { id, rawId, response } = device.getJSON(PASSKEY_ORIGIN, asked)
        const { userHandle } = response
        return { ...shown, id, rawId, response: { ...shown.response, userHandle } }
      },
      "nobody's finger": (asked) =>
        unverified.getJSON(PASSKEY_ORIGIN, { ...asked, userVerification: "discouraged" }),
      "another's credential": (asked) => {
        const { id, rawId } = otherDevice.getJSON(PASSKEY_ORIGIN, asked)
        return { ...device.getJSON(PASSKEY_ORIGIN, asked), id, rawId }
      },
      "another's credential and name": (asked) => {
        const { id, rawId, response } = otherDevice.getJSON(PASSKEY_ORIGIN, asked)
        const { userHandle } = response
        const hers = device.getJSON(PASSKEY_ORIGIN, asked)
        return { ...hers, id, rawId, response: { ...hers.response, userHandle } }
      },
      "another's name": (asked) => {
        const { userHandle } = otherDevice.getJSON(PASSKEY_ORIGIN, asked).response
        const hers = device.getJSON(PASSKEY_ORIGIN, asked)
        return { ...hers, response: { ...hers.response, userHandle } }
      },
      "another challenge's signature": (asked) => {
        const { challenge } = asked
        const old = device.getJSON(PASSKEY_ORIGIN, { ...asked, challenge: "b2xk" })
        const { clientDataJSON } = device.getJSON(PASSKEY_ORIGIN, { ...asked, challenge }).response
        return { ...old, response: { ...old.response, clientDataJSON } }
      },
    }
    for (const [name, forge] of Object.entries(forgeries)) {
      const passkey = forge(await browser.optionsToAsk())
      const { status, body } = await newBrowser().call(signInWithPasskey, { passkey })
      // Browsers forget what nobody has, and must not forget hers.
      const isUnknown = name === "another host"
      expect({ name, status, detail: body.detail }).toEqual({
        ...{ name, status: isUnknown ? 401 : 403 },
        detail: expect.stringMatching(isUnknown ? /^No account/ : /^That passkey did not show/),
      })
    }
    expect(lines.join()).toContain('"event":"sign-in-refused"')
    expect((await newBrowser().signIn(device)).status).toBe(200)
  })

  it("are not added from elsewhere, with certificates, twice or for somebody else", async () => {
    const browser = await member()
    const device = createPasskeyDevice()
    const evil = createPasskeyDevice().createJSON(EVIL, {
      ...(await browser.optionsToMake()),
      rp: { id: "evil.example", name: "Stylin" },
    })
    const attested = createPasskeyDevice().createJSON(PASSKEY_ORIGIN, await browser.optionsToMake())
    const attestationObject = Buffer.from(attested.response.attestationObject, "base64url")
      .toString("latin1")
      .replace("dnone", "dfake")
    const made = device.createJSON(PASSKEY_ORIGIN, await browser.optionsToMake())
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

    const { challenge } = await other.optionsToMake()
    const clientDataJSON = answering(made.response.clientDataJSON, challenge)
    const again = { ...made, response: { ...made.response, clientDataJSON } }
    expect((await other.call(addPasskey, { passkey: again })).body.detail).toMatch(/added before/)
    expect(await other.passkeys()).toEqual([])
  })

  it("that a copy has used are refused by their count", async () => {
    const browser = await member()
    const device = createPasskeyDevice()
    await browser.add(device)
    const older = device.getJSON(PASSKEY_ORIGIN, await browser.optionsToAsk())
    expect((await newBrowser().signIn(device)).status).toBe(200)
    expect((await browser.call(signInWithPasskey, { passkey: older })).status).toBe(403)
  })
})
