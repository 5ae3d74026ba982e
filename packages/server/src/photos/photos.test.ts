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
import { setRoom } from "../stores/accounts.ts"
import {
  clientOf,
  noteKeys,
  rememberReadings,
  startTestServer,
  type TestServer,
} from "../testing/index.ts"
import { testEngines } from "../testing/stores.ts"

const ROOM = 1024 * 1024
const CLAIM = "a-random-claim-token-of-hers"

async function photo(colour: string): Promise<Blob> {
  const image = sharp({ create: { width: 64, height: 64, channels: 3, background: colour } })
  const bytes = await image.jpeg().toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: "image/jpeg" })
}

describe.each(testEngines())("photos that show nothing, on $name", (engine) => {
  let server: TestServer
  let token: string | undefined
  let userId = ""
  let accounts = 0
  let red: Blob
  let blue: Blob
  let beforePut: (() => Promise<void>) | undefined
  const stored = new Set<string>()
  beforeAll(async () => {
    red = await photo("red")
    blue = await photo("blue")
    server = await startTestServer({
      engine,
      limits: { accountPhotoBytes: ROOM },
      wrapVision: rememberReadings,
      wrapObjects(objects) {
        const noted = noteKeys(objects, stored)
        return {
          ...noted,
          async put(key, bytes, contentType) {
            await beforePut?.()
            await noted.put(key, bytes, contentType)
          },
        }
      },
    })
  })
  afterAll(() => server.close())

  const { call } = clientOf(
    () => server,
    () => token,
  )
  async function signUp() {
    accounts += 1
    const email = `ada${accounts}@example.org`
    const account = await call(register, { body: { email, password: "long enough" } })
    token = account.access_token
    userId = account.user_id ?? ""
  }
  beforeEach(async () => {
    stored.clear()
    await signUp()
  })

  it("say so among her pending items, and are not kept", async () => {
    await call(parsePhotos, { files: [red, blue] })

    const problem = "No garment was found in this photo."
    expect(await call(getPending)).toMatchObject([
      { state: "failed", problem },
      { state: "failed", problem },
    ])
    expect((await call(exportUser)).photos).toEqual([])
    expect(stored.size).toBe(0)
  })

  it("are kept once when the same call comes again", async () => {
    const again = { idempotencyKey: "the-same-call-of-hers" }
    await call(parsePhotos, { files: [red] }, again)
    await call(parsePhotos, { files: [red] }, again)

    expect(await call(getPending)).toHaveLength(1)
  })

  it("are kept once when the same call comes twice at the same time", async () => {
    const same = { idempotencyKey: "the-same-call-of-hers" }
    const upload = () => call(parsePhotos, { files: [red, blue] }, same)

    const outcomes = await Promise.allSettled([upload(), upload()])

    expect(outcomes).toMatchObject([{ value: [] }, { value: [] }])
    expect(await call(getPending)).toHaveLength(2)
    expect(stored.size).toBe(0)
  })

  it("stay when an earlier call under the same key fails", async () => {
    const same = { idempotencyKey: "the-same-call-of-hers" }
    const text = new Blob(["not a picture"], { type: "image/jpeg" })
    const reached = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    beforePut = () => {
      beforePut = undefined
      reached.resolve()
      return held.promise
    }
    const failing = call(parsePhotos, { files: [red, text] }, same)
    await reached.promise

    await call(parsePhotos, { files: [red] }, same)
    held.resolve()
    await expect(failing).rejects.toMatchObject({ status: 422 })

    expect(await call(getPending)).toHaveLength(1)
  })

  it("are refused under a key that another call has used", async () => {
    const same = { idempotencyKey: "the-same-call-of-hers" }
    await call(parsePhotos, { files: [red] }, same)

    await expect(call(parsePhotos, { files: [blue] }, same)).rejects.toMatchObject({ status: 422 })

    expect(await call(getPending)).toHaveLength(1)
    expect(stored.size).toBe(0)
  })

  it("are refused with a reason when together they are too large", async () => {
    const large = new Blob([new Uint8Array(13 * 1024 * 1024)])

    await expect(
      call(parsePhotos, { files: [red, large, large, large, large, large] }),
    ).rejects.toMatchObject({
      status: 413,
      detail: "files: pictures sent at once must have at most 60 MB in all",
    })

    expect(await call(getPending)).toEqual([])
    expect(stored.size).toBe(0)
  })

  it("are refused with a reason when there is no room for them", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const
    const grain = await sharp({
      create: { width: 1024, height: 1024, channels: 3, background: "grey", noise },
    })
      .png()
      .toBuffer()
    const files = [red, new Blob([new Uint8Array(grain)])]

    await expect(call(parsePhotos, { files })).rejects.toMatchObject({
      status: 413,
      detail: "files: there is room for 1 MB of photos. Please remove some first.",
    })

    expect(await call(getPending)).toEqual([])
    expect(stored.size).toBe(0)
  })

  it("have the room that an operator gave her", async () => {
    const { queries } = server.services.database
    await setRoom(queries, userId, 1)
    await expect(call(parsePhotos, { files: [red] })).rejects.toMatchObject({ status: 413 })

    await setRoom(queries, userId, null)
    await call(parsePhotos, { files: [red] })
    expect(await call(getPending)).toHaveLength(1)
  })

  it("are refused when none of them is a picture", async () => {
    const text = new Blob(["not a picture"], { type: "image/jpeg" })

    await expect(call(parsePhotos, { files: [text, new Blob([])] })).rejects.toMatchObject({
      status: 415,
      detail:
        "files: This is no picture. JPEG, PNG, WebP and AVIF can be read. This file is empty.",
    })

    expect(await call(getPending)).toEqual([])
    expect(stored.size).toBe(0)
  })

  it("of a guest become the account's when she signs up with her claim", async () => {
    token = undefined
    const claim = { claimToken: CLAIM }
    await call(parsePhotos, { files: [red] }, claim)
    await signUp()

    expect(await call(claimPhotos, { body: { claim_token: CLAIM } })).toEqual({ claimed: 1 })
    expect(await call(claimPhotos, { body: { claim_token: CLAIM } })).toEqual({ claimed: 0 })
    expect(await call(getPending)).toHaveLength(1)
  })

  it("are removed when she dismisses them", async () => {
    await call(parsePhotos, { files: [red] })

    await call(dismissPending, { body: {} })

    expect(await call(getPending)).toEqual([])
    expect((await call(exportUser)).photos).toEqual([])
  })
})
