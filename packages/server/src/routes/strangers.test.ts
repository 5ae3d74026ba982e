import {
  forgotPassword,
  login,
  type OperationSpec,
  register,
  resetPassword,
  verifyResetCode,
} from "@stylin/api/contract"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { buildApp } from "../app.ts"
import { startTestServer, type TestServer } from "../testing/index.ts"
import { testEngines } from "../testing/stores.ts"

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const PASSWORD = "long enough"

/** A browser: it has an address, and keeps its cookies. */
class Browser {
  readonly #base: string
  readonly #address: string
  #cookie: string | undefined

  constructor(server: TestServer, address: string) {
    this.#base = server.baseUrl
    this.#address = address
  }

  async call({ path, method }: OperationSpec, body: object): Promise<Response> {
    const response = await fetch(this.#base + path, {
      method,
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": this.#address,
        ...(this.#cookie && { cookie: this.#cookie }),
      },
      body: JSON.stringify(body),
    })
    this.#cookie = response.headers.get("set-cookie")?.split(";")[0] ?? this.#cookie
    return response
  }
}

describe.each(testEngines())("strangers' attempts on $name", (engine) => {
  let server: TestServer
  let now = Date.now()
  beforeAll(async () => {
    server = await startTestServer({
      engine,
      config: { trustProxy: 1 },
      clock: () => now,
      // Everybody comes through one proxy.
      limits: { address: { max: 100_000, windowMs: MINUTE } },
    })
  })
  afterAll(() => server.close())

  let people = 0
  let email: string
  let hers: Browser
  beforeEach(async () => {
    people += 1
    now += 2 * DAY
    email = `ada${people}@example.org`
    hers = new Browser(server, "192.0.2.1")
    await hers.call(register, { email, password: PASSWORD })
  })

  let strangers = 0
  /** Somebody else, from a new address. */
  function stranger(): Browser {
    strangers += 1
    return new Browser(server, `198.51.${strangers >> 8}.${strangers & 255}`)
  }
  const signIn = async (browser: Browser, password = PASSWORD) =>
    (await browser.call(login, { email, password })).status

  it("never lock her out on a device that she has used before", async () => {
    for (let tries = 0; tries < 30; tries += 1) await signIn(stranger(), "a guess")
    const neighbour = new Browser(server, "192.0.2.1")
    for (let tries = 0; tries < 80; tries += 1) await signIn(neighbour, "a guess")

    expect(await signIn(neighbour, "a guess")).toBe(429)
    expect(await signIn(hers)).toBe(200)
  })

  it("make strangers wait, longer each time, from whatever address", async () => {
    const waits: number[] = []
    while (waits.length < 12) {
      const answer = await stranger().call(login, { email, password: "a guess" })
      if (answer.status !== 429) continue
      const wait = Number(answer.headers.get("retry-after"))
      waits.push(wait)
      now += wait * 1000
    }

    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
    // She waits too if nothing tells her from them, but no longer than they do.
    const newDevice = stranger()
    expect(await signIn(newDevice)).toBe(200)
    expect(await signIn(newDevice)).toBe(200)
  })

  it("keep their count after a right try", async () => {
    for (let tries = 0; tries < 10; tries += 1) await signIn(stranger(), "a guess")
    now += 2000
    expect(await signIn(stranger())).toBe(200)

    expect(await signIn(stranger(), "a guess")).toBe(429)
  })

  it("on one known device count for that device alone, with the same waits", async () => {
    const other = stranger()
    expect(await signIn(other)).toBe(200)
    for (let tries = 0; tries < 10; tries += 1) await signIn(other, "a guess")

    expect(await signIn(other)).toBe(429)
    expect(await signIn(hers)).toBe(200)
    now += 2000
    expect(await signIn(other)).toBe(200)
  })

  it("count for all processes together", async () => {
    const second = await buildApp(server.services)
    const tryThere = () =>
      second.inject({
        method: "POST",
        url: "/api/auth/login",
        payload: { email, password: "guess" },
      })

    for (let tries = 0; tries < 5; tries += 1) {
      await signIn(stranger(), "a guess")
      await tryThere()
    }

    expect((await tryThere()).statusCode).toBe(429)
    expect(await signIn(stranger(), "a guess")).toBe(429)
    await second.close()
  })

  it("get a cookie that scripts cannot read", async () => {
    const answer = await stranger().call(login, { email, password: PASSWORD })

    expect(answer.headers.get("set-cookie")).toMatch(
      /^stylin_device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const refused = await stranger().call(login, { email, password: "a guess" })
    expect(refused.headers.get("set-cookie")).toBeNull()
  })

  describe("about a code for a new password", () => {
    const ask = (browser: Browser) => browser.call(forgotPassword, { email })
    const tryCode = async (browser: Browser, code: string) =>
      (await browser.call(verifyResetCode, { email, code })).status

    it("neither replace nor use up the code that she has asked for", async () => {
      await ask(hers)
      const code = await server.mailbox(email)
      for (let tries = 0; tries < 6; tries += 1) {
        await ask(stranger())
        await tryCode(stranger(), "00000000")
      }

      expect(await tryCode(stranger(), code)).toBe(400)
      expect(await tryCode(hers, code)).toBe(200)
    })

    it("end with twenty wrong codes a day, however many codes there were", async () => {
      const statuses: number[] = []
      for (let codes = 0; codes < 5; codes += 1) {
        await ask(stranger())
        await server.mailbox(email)
        for (let tries = 0; tries < 5; tries += 1) {
          statuses.push(await tryCode(stranger(), "00000000"))
        }
        now += 20 * MINUTE
      }
      expect(statuses).toEqual([...Array(20).fill(400), ...Array(5).fill(429)])

      await ask(stranger())
      const newDevice = stranger()
      const code = await server.mailbox(email)
      expect(await tryCode(newDevice, code)).toBe(429)
      now += DAY
      await ask(newDevice)
      const next = await server.mailbox(email)
      expect(await tryCode(newDevice, next)).toBe(200)
    })

    it("mail her five codes an hour", async () => {
      const statuses: number[] = []
      for (let codes = 0; codes < 6; codes += 1) statuses.push((await ask(stranger())).status)

      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
      expect((await ask(hers)).status).toBe(200)
    })

    it("make the device with the right code known, and all others strangers", async () => {
      const newDevice = stranger()
      await ask(newDevice)
      const code = await server.mailbox(email)
      await newDevice.call(resetPassword, { email, code, password: "another password" })
      for (let tries = 0; tries < 11; tries += 1) await signIn(stranger(), "a guess")

      expect(await signIn(newDevice, "another password")).toBe(200)
      expect(await signIn(hers, "another password")).toBe(429)
    })
  })
})
