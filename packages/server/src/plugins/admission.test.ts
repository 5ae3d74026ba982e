import fastify, { type FastifyInstance } from "fastify"
import { afterEach, beforeEach, expect, it } from "vitest"
import { type Busy, tooBusy } from "../limits/busy.ts"
import { admitCalls } from "./admission.ts"
import { answerErrors } from "./errors.ts"

const LEAST = 48
const UPLOADS = 24

let app: FastifyInstance
let isBehind = false
const reasons: Busy[] = []
/** Ends the calls under way, the first first. */
const ends: (() => void)[] = []
let begun = 0

beforeEach(() => {
  isBehind = false
  reasons.length = 0
  ends.length = 0
  begun = 0
  app = fastify()
  answerErrors(app)
  admitCalls(app, {
    soonMs: 1,
    database: { isBehind: () => isBehind },
    shed: (why) => {
      reasons.push(why)
      return tooBusy()
    },
  })
  const held = async () => {
    begun += 1
    await new Promise<void>((resolve) => ends.push(resolve))
    return { ok: true }
  }
  app.get("/held", held)
  app.post("/written", async () => ({ ok: true }))
  app.get("/picture", { config: { crowd: "pictures" } }, async () => ({ ok: true }))
  app.post("/photo", { config: { crowd: "uploads" } }, async () => ({ ok: true }))
  app.post("/unread", { config: { crowd: "uploads" } }, held)
})
afterEach(() => app.close())

async function statusOf(method: "GET" | "POST", url: string): Promise<number> {
  return (await app.inject({ method, url })).statusCode
}

it("begins no more calls than there is room for, and lets the next in when one has ended", async () => {
  const inside = Array.from({ length: LEAST }, () => app.inject("/held"))
  await expect.poll(() => begun).toBe(LEAST)

  const refused = await app.inject("/held")

  expect(refused.statusCode).toBe(503)
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0)
  expect(refused.json()).toEqual({ detail: expect.stringMatching(/try again/) })
  expect(reasons).toEqual(["reads"])
  expect(begun).toBe(LEAST)
  expect(await statusOf("GET", "/picture")).toBe(200)
  expect(await statusOf("POST", "/photo")).toBe(200)
  expect(await statusOf("POST", "/written")).toBe(200)

  ends.shift()?.()
  await inside[0]
  const next = app.inject("/held")
  await expect.poll(() => begun).toBe(LEAST + 1)
  for (const end of ends) end()
  const answers = await Promise.all([...inside, next])
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
})

it("keeps no more uploads waiting than are read in half a minute", async () => {
  const inside = Array.from({ length: UPLOADS }, () =>
    app.inject({ method: "POST", url: "/unread" }),
  )
  await expect.poll(() => begun).toBe(UPLOADS)

  expect(await statusOf("POST", "/photo")).toBe(503)
  expect(reasons).toEqual(["uploads"])

  for (const end of ends) end()
  await Promise.all(inside)
  expect(await statusOf("POST", "/photo")).toBe(200)
})

it("turns away what writes while the store is behind, and lets reading in", async () => {
  isBehind = true

  expect(await statusOf("POST", "/written")).toBe(503)
  expect(await statusOf("POST", "/photo")).toBe(503)
  expect(await statusOf("GET", "/picture")).toBe(200)
  expect(reasons).toEqual(["store", "store"])
})
