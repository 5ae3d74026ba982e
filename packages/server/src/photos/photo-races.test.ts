import {
  cropPending,
  deleteUser,
  dismissPending,
  getPending,
  parsePhotos,
  register,
} from "@stylin/api/contract"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { sweep } from "../background/sweep.ts"
import {
  clientOf,
  drawOutfit,
  noteKeys,
  rememberReadings,
  startTestServer,
  type TestServer,
} from "../testing/index.ts"
import { testEngines } from "../testing/stores.ts"

const CROP = { x: 0.2, y: 0.2, width: 0.6, height: 0.2 }
const PASSWORD = "long enough"
const A_DAY = 24 * 60 * 60 * 1000

describe.each(testEngines())("while her photo is being read, on $name,", (engine) => {
  let server: TestServer
  let token: string | undefined
  let photo: Blob
  let accounts = 0
  let later = 0
  let whileReading: () => Promise<unknown>
  let whileWriting: () => Promise<unknown>
  const stored = new Set<string>()
  beforeAll(async () => {
    const drawn = await drawOutfit([
      { kind: "t_shirt", colours: [{ colour: "red" }] },
      { kind: "trousers", colours: [{ colour: "navy" }] },
    ])
    photo = new Blob([new Uint8Array(drawn)])
    server = await startTestServer({
      engine,
      clock: () => Date.now() + later,
      wrapVision(vision) {
        const remembering = rememberReadings(vision)
        return {
          ...remembering,
          async readCrop(bytes, asker, crop) {
            const reading = await remembering.readCrop(bytes, asker, crop)
            await whileReading()
            return reading
          },
        }
      },
      wrapObjects(objects) {
        const noted = noteKeys(objects, stored)
        return {
          ...noted,
          async put(key, bytes, contentType) {
            await whileWriting()
            await noted.put(key, bytes, contentType)
          },
        }
      },
    })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    whileReading = async () => {}
    whileWriting = async () => {}
    accounts += 1
    stored.clear()
    const body = { email: `ada${accounts}@example.org`, password: PASSWORD }
    token = (await call(register, { body })).access_token
  })

  const { call } = clientOf(
    () => server,
    () => token,
  )
  const parse = () => call(parsePhotos, { query: { shows: "outfits" }, files: [photo] })

  async function expectNothingLeft(): Promise<void> {
    later += A_DAY
    await sweep(server.services)
    expect(stored.size).toBe(0)
  }

  const erase = () => call(deleteUser, { body: { password: PASSWORD } })

  it("a crop of a garment that she dismisses answers 404", async () => {
    const [top, ...others] = await parse()
    const item_id = String(top?.item_id)
    whileReading = () => call(dismissPending, { body: { item_ids: [item_id] } })

    await expect(call(cropPending, { body: { item_id, crop: CROP } })).rejects.toMatchObject({
      status: 404,
      detail: "This item no longer exists.",
    })

    expect(await call(getPending)).toMatchObject(others.map(({ item_id: id }) => ({ item_id: id })))
    await call(dismissPending, { body: {} })
    await expectNothingLeft()
  })

  it.each([
    ["dismisses", () => call(dismissPending, { body: {} }), 404],
    ["erases with her account", erase, 401],
  ])("a new crop of a photo that she %s is refused", async (_how, end, status) => {
    const [top] = await parse()
    const body = { photo_id: String(top?.found_in?.photo_id), crop: CROP }
    whileReading = end

    await expect(call(cropPending, { body })).rejects.toMatchObject({ status })

    await expectNothingLeft()
  })

  it("a photo that is being stored leaves no bytes when she erases her account", async () => {
    whileWriting = () => {
      whileWriting = async () => {}
      return erase()
    }

    await expect(parse()).rejects.toMatchObject({ status: 401 })

    await expectNothingLeft()
  })
})
