import {
  endOtherSessions,
  listAccounts,
  login,
  logout,
  type OperationSpec,
  register,
} from "@stylin/api/contract"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, it } from "vitest"
import { buildApp } from "../app.ts"
import { createLog } from "../log.ts"
import { startTestServer, type TestServer } from "../testing/index.ts"

const ADA = { email: "ada@example.org", password: "long enough" }

let server: TestServer
let app: FastifyInstance
const lines: string[] = []
beforeAll(async () => {
  server = await startTestServer()
  app = await buildApp(server.services, createLog("info", { write: (line) => lines.push(line) }))
})
afterAll(async () => {
  await app.close()
  await server.close()
})

async function call({ path, method }: OperationSpec, token?: string, payload: object = {}) {
  const url = `/api${path}`
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await app.inject({ method, url, headers, ...(method !== "GET" && { payload }) })
  return answer.json<{ access_token: string; user_id: string }>()
}

it("are logged with the account and the call, and nothing that is hers", async () => {
  const { access_token, user_id } = await call(register, undefined, ADA)
  await call(login, undefined, { ...ADA, password: "a wrong one" })
  await call(login, undefined, { email: "nobody@example.org", password: "a wrong one" })
  await call(endOtherSessions, access_token)
  await call(listAccounts, access_token)
  await call(logout, access_token)
  await call(logout, access_token)
  await call(register, undefined, { ...ADA, "nosy@example.org": true })
  await app.inject({
    ...{ method: "POST", url: `/api${register.path}`, payload: "{" },
    headers: { "content-type": "application/json" },
  })

  const events = lines
    .map((line): { event?: string; account?: string; reqId: string; time: number } =>
      JSON.parse(line),
    )
    .filter(({ event }) => event !== undefined)

  expect(events.map(({ event, account }) => [event, account])).toEqual([
    ["signed-up", user_id],
    ["signed-in", user_id],
    ["sign-in-refused", user_id],
    ["refused", undefined],
    ["sign-in-refused", undefined],
    ["refused", undefined],
    ["other-sessions-ended", user_id],
    ["refused", undefined],
    ["signed-out", user_id],
    ["refused", undefined],
    ["input-refused", undefined],
    ["input-refused", undefined],
  ])
  expect(events.every(({ reqId, time }) => reqId.length > 0 && time > 0)).toBe(true)
  expect(lines.join()).not.toMatch(/@example|long enough|a wrong one/)
  expect(lines.join()).not.toContain(access_token)
})
