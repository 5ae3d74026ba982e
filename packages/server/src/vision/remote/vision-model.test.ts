import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import sharp from "sharp"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { createVisionModel } from "./vision-model.ts"

const SHIRT = { kind: "shirt", box: { x: 0.1, y: 0.1, width: 0.5, height: 0.4 } } as const
const answerOf = (content: unknown) =>
  JSON.stringify({ choices: [{ message: { content: JSON.stringify(content) } }] })

describe("a vision model over the chat protocol", () => {
  let server: Server
  let answer: (request: IncomingMessage, response: ServerResponse) => void
  let asked: { authorization: string | undefined; url: string | undefined; body: string }[]
  let lines: string[]
  let calls: number
  let photo: Uint8Array
  beforeEach(async () => {
    asked = []
    lines = []
    calls = 0
    photo = await sharp({
      create: { width: 1600, height: 1200, channels: 3, background: "#c02020" },
    })
      .withExif({ IFD0: { Artist: "Ada at home" } })
      .jpeg()
      .toBuffer()
    server = createServer(async (request, response) => {
      const pieces: Buffer[] = []
      for await (const piece of request) pieces.push(piece)
      asked.push({
        authorization: request.headers.authorization,
        url: request.url,
        body: Buffer.concat(pieces).toString(),
      })
      answer(request, response)
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  function model(dailyLimit = 10) {
    const address = server.address()
    const port = typeof address === "object" ? address?.port : undefined
    return createVisionModel(
      { url: `http://127.0.0.1:${port}/v1`, key: "a-secret", model: "looker", dailyLimit },
      {
        countCall: async () => {
          calls += 1
          return calls
        },
        log: { warn: (details, line) => lines.push(`${line} ${JSON.stringify(details)}`) },
        limitMs: 300,
        pauseMs: 0,
      },
    )
  }

  it("is shown a small photo without its metadata, and names what it sees", async () => {
    answer = (_, response) => response.end(answerOf({ garments: [SHIRT] }))

    expect(await model().look(photo)).toEqual([SHIRT])

    const [{ authorization, url, body } = { authorization: "", url: "", body: "{}" }] = asked
    expect([authorization, url]).toEqual(["Bearer a-secret", "/v1/chat/completions"])
    const [, image = ""] = /base64,([^"]+)/.exec(body) ?? []
    const sent = Buffer.from(image, "base64")
    expect(await sharp(sent).metadata()).toMatchObject({ width: 768, height: 576 })
    expect(sent.toString("latin1")).not.toContain("Ada at home")
    expect(JSON.parse(body)).toMatchObject({
      model: "looker",
      response_format: { type: "json_schema", json_schema: { strict: true } },
    })
  })

  it("is shown no more of a photo than the part that is asked about", async () => {
    answer = (_, response) => response.end(answerOf({ garments: [SHIRT] }))
    const half = await sharp(photo)
      .composite([
        {
          input: { create: { width: 800, height: 1200, channels: 3, background: "#2020c0" } },
          left: 800,
          top: 0,
        },
      ])
      .jpeg()
      .toBuffer()

    await model().look(half, { x: 0, y: 0.25, width: 0.48, height: 0.5 })

    const [, image = ""] = /base64,([^"]+)/.exec(asked[0]?.body ?? "") ?? []
    const { channels, dominant } = await sharp(Buffer.from(image, "base64")).stats()
    expect(dominant.r).toBeGreaterThan(dominant.b)
    expect(channels[2]?.max).toBeLessThan(0x60)
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ["prose", (response) => response.end(answerOf("A lovely shirt!"))],
    ["no JSON", (response) => response.end("<html>")],
    [
      "a kind that nobody knows",
      (response) => response.end(answerOf({ garments: [{ ...SHIRT, kind: "<script>" }] })),
    ],
    [
      "a box outside of the photo",
      (response) =>
        response.end(answerOf({ garments: [{ ...SHIRT, box: { ...SHIRT.box, x: 0.9 } }] })),
    ],
    [
      "more than was asked for",
      (response) => response.end(answerOf({ garments: [{ ...SHIRT, name: "Ada" }] })),
    ],
    [
      "a hundred garments",
      (response) => response.end(answerOf({ garments: Array(100).fill(SHIRT) })),
    ],
    ["a refusal", (response) => response.writeHead(500).end()],
    [
      "a way elsewhere",
      (response) => response.writeHead(307, { location: "http://127.0.0.1:1/" }).end(),
    ],
    ["a cut connection", (response) => response.destroy()],
    ["nothing at all", () => {}],
    [
      "an answer without an end",
      (response) => {
        const more = () => {
          if (!response.destroyed) response.write("x".repeat(65_536), more)
        }
        more()
      },
    ],
  ])("is asked once more, and then passed over, when it gives %s", async (_name, give) => {
    answer = (_, response) => give(response)

    expect(await model().look(photo)).toBeUndefined()

    expect(asked).toHaveLength(2)
    expect(lines).toEqual([expect.stringMatching(/^the model did not help/)])
    expect(lines.join()).not.toMatch(/a-secret|base64|Ada/)
  })

  it("helps when its second answer is right", async () => {
    answer = (_, response) => {
      if (asked.length === 1) response.writeHead(503).end()
      else response.end(answerOf({ garments: [] }))
    }

    expect(await model().look(photo)).toEqual([])
    expect(lines).toEqual([])
  })

  it("is asked no more often in a day than it may be", async () => {
    answer = (_, response) => response.end(answerOf({ garments: [SHIRT] }))
    const frugal = model(1)

    expect(await frugal.look(photo)).toEqual([SHIRT])
    expect(await frugal.look(photo)).toBeUndefined()

    expect(asked).toHaveLength(1)
  })

  it("is passed over for what is no picture", async () => {
    expect(await model().look(Buffer.from("a letter"))).toBeUndefined()
    expect(asked).toEqual([])
  })
})
