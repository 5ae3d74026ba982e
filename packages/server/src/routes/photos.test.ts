import { createClient } from "@stylin/api/client"
import {
  claimPhotos,
  dismissPending,
  exportUser,
  getPending,
  parsePhotos,
  register,
} from "@stylin/api/contract"
import sharp from "sharp"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { startTestServer, type TestServer } from "../testing/index.ts"

const UNAVAILABLE = { status: 503, detail: expect.stringContaining("Yours are kept") }
const CLAIM = "a-random-claim-token-of-hers"

async function photo(colour: string): Promise<Blob> {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
  const bytes = await image.jpeg().toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: "image/jpeg" })
}

describe("photos, while nothing can read them", () => {
  let server: TestServer
  let token: string | undefined
  let accounts = 0
  let red: Blob
  let blue: Blob
  beforeAll(async () => {
    server = await startTestServer()
    red = await photo("red")
    blue = await photo("blue")
  })
  afterAll(() => server.close())

  const { call } = createClient({
    // The server's address is known when the first call is made.
    baseUrl: "http://localhost",
    fetch: (address, options) =>
      fetch(`${server.baseUrl}${new URL(String(address)).pathname}`, options),
    getToken: () => token,
  })
  async function signUp() {
    accounts += 1
    const email = `ada${accounts}@example.org`
    const account = await call(register, { body: { email, password: "long enough" } })
    token = account.access_token
  }
  beforeEach(signUp)

  it("are kept before the call is refused, and wait among her pending items", async () => {
    await expect(call(parsePhotos, { files: [red, blue] })).rejects.toMatchObject(UNAVAILABLE)

    const pending = await call(getPending)
    const { photos } = await call(exportUser)

    expect(pending.map(({ state }) => state)).toEqual(["waiting", "waiting"])
    expect(photos.map(({ base64 }) => base64)).toContain(
      Buffer.from(await red.arrayBuffer()).toString("base64"),
    )
  })

  it("are kept once when the same call comes again", async () => {
    const again = { idempotencyKey: "the-same-call-of-hers" }
    await expect(call(parsePhotos, { files: [red] }, again)).rejects.toMatchObject(UNAVAILABLE)
    await expect(call(parsePhotos, { files: [red] }, again)).rejects.toMatchObject(UNAVAILABLE)

    expect(await call(getPending)).toHaveLength(1)
  })

  it("are all dropped when one of them is no picture", async () => {
    const text = new Blob(["not a picture"], { type: "image/jpeg" })

    await expect(call(parsePhotos, { files: [red, text] })).rejects.toMatchObject({
      status: 415,
      detail: expect.stringMatching(/^files: /),
    })

    expect(await call(getPending)).toEqual([])
    expect((await call(exportUser)).photos).toEqual([])
  })

  it("of a guest become hers when she signs up with her claim", async () => {
    token = undefined
    const claim = { claimToken: CLAIM }
    await expect(call(parsePhotos, { files: [red] }, claim)).rejects.toMatchObject(UNAVAILABLE)
    await signUp()

    expect(await call(claimPhotos, { body: { claim_token: CLAIM } })).toEqual({ claimed: 1 })
    expect(await call(claimPhotos, { body: { claim_token: CLAIM } })).toEqual({ claimed: 0 })
    expect(await call(getPending)).toHaveLength(1)
  })

  it("are gone when she dismisses them", async () => {
    await expect(call(parsePhotos, { files: [red] })).rejects.toMatchObject(UNAVAILABLE)

    await call(dismissPending, { body: {} })

    expect(await call(getPending)).toEqual([])
    expect((await call(exportUser)).photos).toEqual([])
  })
})
