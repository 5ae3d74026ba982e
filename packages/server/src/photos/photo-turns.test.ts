import { parsePhotos, register } from "@stylin/api/contract"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { patientClient, startTestServer, type TestServer } from "../testing/index.ts"
import { testEngines } from "../testing/stores.ts"
import { VisionError } from "../vision/vision-error.ts"

describe.each(testEngines())("photos of several people, on $name", (engine) => {
  let server: TestServer
  let photo: Blob
  const reached = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const askers: string[] = []
  beforeAll(async () => {
    const plain = { width: 64, height: 64, channels: 3, background: "red" } as const
    photo = new Blob([new Uint8Array(await sharp({ create: plain }).jpeg().toBuffer())])
    server = await startTestServer({
      engine,
      wrapVision: (vision) => ({
        ...vision,
        async readGarment(_bytes, { name }) {
          askers.push(name)
          reached.resolve()
          await held.promise
          throw new VisionError("no-garment")
        },
      }),
    })
  })
  afterAll(() => server.close())

  async function member(name: string) {
    const { call } = patientClient({ baseUrl: server.baseUrl })
    const body = { email: `${name}@example.org`, password: "long enough" }
    const { access_token, user_id } = await call(register, { body })
    return {
      id: user_id ?? "",
      send: patientClient({
        baseUrl: server.baseUrl,
        getToken: () => access_token,
      }).call,
    }
  }

  async function waiting(): Promise<number> {
    const { queries } = server.services.database
    return (await queries.selectFrom("jobs").select("id").execute()).length
  }

  it("are read in turns, a guest's after a few of each member", async () => {
    const [ada, eve] = [await member("ada"), await member("eve")]
    const guest = patientClient({ baseUrl: server.baseUrl }).call
    const six = Array.from({ length: 6 }, () => photo)

    const answers = [ada.send(parsePhotos, { files: six })]
    await reached.promise
    const claim = { claimToken: "a-random-claim-token-of-hers" }
    answers.push(guest(parsePhotos, { files: [photo] }, claim))
    await expect.poll(waiting).toBe(7)
    answers.push(eve.send(parsePhotos, { files: [photo] }))
    await expect.poll(waiting).toBe(8)
    held.resolve()
    await Promise.all(answers)

    const names = askers.map((name) => [ada, eve].find(({ id }) => id === name)?.id ?? "guest")
    expect(names).toEqual([ada.id, eve.id, ada.id, ada.id, ada.id, "guest", ada.id, ada.id])
  })
})
