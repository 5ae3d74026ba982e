import { brotliDecompressSync, gunzipSync } from "node:zlib"
import fastify, { type FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, it } from "vitest"
import { compressAnswers } from "./compression.ts"

const LONG = { text: "a feed of looks ".repeat(200) }
const SHORT = { text: "a look" }

let app: FastifyInstance
beforeAll(async () => {
  app = fastify()
  await compressAnswers(app)
  app.get("/long", async () => LONG)
  app.get("/short", async () => SHORT)
  await app.ready()
})
afterAll(() => app.close())

const ask = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { "accept-encoding": accepted } })

it.each([
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
  ["GZIP", "gzip", gunzipSync],
])("compresses for callers that accept %s", async (accepted, encoding, unpack) => {
  const { headers, rawPayload } = await ask("/long", accepted)
  expect(headers).toMatchObject({ "content-encoding": encoding, vary: "accept-encoding" })
  expect(Number(headers["content-length"])).toBe(rawPayload.length)
  expect(JSON.parse(unpack(rawPayload).toString())).toEqual(LONG)
})

it.each([undefined, "identity", "deflate", "br;q=0"])(
  "does not compress for %s",
  async (accepted) => {
    const { headers, body } = await ask("/long", accepted)
    expect(headers["content-encoding"]).toBeUndefined()
    expect(headers.vary).toBe("accept-encoding")
    expect(JSON.parse(body)).toEqual(LONG)
  },
)

it("leaves short answers as they are", async () => {
  const { headers, body } = await ask("/short", "br")
  expect(headers["content-encoding"]).toBeUndefined()
  expect(JSON.parse(body)).toEqual(SHORT)
})
