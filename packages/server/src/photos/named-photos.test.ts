import { createServer, type Server } from "node:http"
import { cropPending, getPending, parsePhotos, register } from "@stylin/api/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import {
  clientOf,
  drawOutfit,
  rememberReadings,
  startTestServer,
  type TestServer,
} from "../testing/index.ts"
import { drawPhoto } from "../vision/testing/draw-photo.ts"

const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)], { type: "image/jpeg" })
const BOX = { x: 0.2, y: 0.2, width: 0.6, height: 0.3 }

describe("photos that the operator's model also sees", () => {
  let model: Server
  let server: TestServer
  let token: string
  let answer: string
  beforeAll(async () => {
    model = createServer((request, response) => {
      request.resume()
      request.on("end", () => response.end(answer))
    })
    await new Promise<void>((resolve) => model.listen(0, "127.0.0.1", resolve))
    const address = model.address()
    const port = typeof address === "object" ? address?.port : undefined
    server = await startTestServer({
      wrapVision: rememberReadings,
      config: {
        visionModel: {
          url: `http://127.0.0.1:${port}/v1`,
          key: undefined,
          model: "looker",
          dailyLimit: 100,
        },
      },
    })
    const body = { email: "ada@example.org", password: "long enough" }
    token = (await call(register, { body })).access_token
  })
  afterAll(async () => {
    await server.close()
    model.close()
  })

  const { call } = clientOf(
    () => server,
    () => token,
  )
  function names(garments: unknown) {
    const content = JSON.stringify({ garments })
    answer = JSON.stringify({ choices: [{ message: { content } }] })
  }
  const jumper = async () => [
    blobOf(await drawPhoto({ kind: "jumper", colours: [{ colour: "navy" }] })),
  ]

  it("take its name for the garment", async () => {
    names([{ kind: "cardigan", box: BOX }])

    const [item] = await call(parsePhotos, { files: await jumper() })

    expect(item).toMatchObject({
      kind: "cardigan",
      section: "upper_body",
      item_summary: expect.stringMatching(/cardigan$/),
    })
    expect(item?.checks).not.toContain("kind")
  })

  it("are read here when its answer is of no use", async () => {
    answer = "<html>"

    const [item] = await call(parsePhotos, { files: await jumper() })

    expect(item).toMatchObject({ section: "upper_body", colours: ["navy"] })
  })

  it("hold no garment if it sees none", async () => {
    names([])

    expect(await call(parsePhotos, { files: await jumper() })).toEqual([])

    const pending = await call(getPending)
    expect(pending.at(-1)).toMatchObject({ problem: "No garment was found in this photo." })
  })

  it("show her garments where it locates them", async () => {
    names([
      { kind: "blouse", box: BOX },
      { kind: "earrings", box: { ...BOX, x: 0 } },
    ])
    const red = [{ kind: "t_shirt", colours: [{ colour: "red" }] }] as const
    const files = [blobOf(await drawOutfit(red))]

    const items = await call(parsePhotos, { query: { shows: "outfits" }, files })

    expect(items).toMatchObject([{ kind: "blouse", found_in: { crop: { x: BOX.x } } }])
    expect(items[0]?.checks).toContain("kind")
  })

  it("have a garment named again when she draws around it", async () => {
    names([{ kind: "blouse", box: BOX }])
    const red = [{ kind: "t_shirt", colours: [{ colour: "red" }] }] as const
    const files = [blobOf(await drawOutfit(red))]
    const [item] = await call(parsePhotos, { query: { shows: "outfits" }, files })
    const photo_id = String(item?.found_in?.photo_id)
    names([
      { kind: "earrings", box: { ...BOX, height: 0.6 } },
      { kind: "shirt", box: BOX },
    ])

    const moved = await call(cropPending, { body: { item_id: String(item?.item_id), crop: BOX } })
    const added = await call(cropPending, { body: { photo_id, crop: BOX } })
    answer = "<html>"
    const unnamed = await call(cropPending, { body: { photo_id, crop: BOX } })

    for (const { kind, item_summary, checks } of [moved, added]) {
      expect({ kind, item_summary }).toEqual({
        kind: "shirt",
        item_summary: expect.stringMatching(/shirt$/),
      })
      expect(checks).toContain("kind")
    }
    expect(unnamed.kind).not.toBe("shirt")
    expect(unnamed).toMatchObject({ section: "upper_body" })
  })
})
