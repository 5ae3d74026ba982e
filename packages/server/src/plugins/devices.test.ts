import { deleteUser, login, logout, register } from "@stylin/api/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { fingerprint } from "../security/tokens.ts"
import { knowsDevice } from "../stores/devices.ts"
import { startTestServer, type TestServer } from "../testing/index.ts"

const ADA = { email: "ada@example.org", password: "long enough" }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    config: { publicUrl: "https://stylin.example", corsOrigins: ["https://shop.example"] },
  })
})
afterAll(() => server.close())

async function send(
  { path, method }: { path: string; method: string },
  body: object,
  headers: Record<string, string> = {},
) {
  const response = await fetch(server.baseUrl + path, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  })
  const cookie = response.headers.get("set-cookie") ?? ""
  return { answer: await response.json(), cookie, value: cookie.split(";")[0] ?? "" }
}

it("gives an app on another site a partitioned cookie, and removes it with the account", async () => {
  const { answer, cookie } = await send(register, ADA)
  expect(cookie).toMatch(
    /^__Host-stylin_device=[^;]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; Partitioned; SameSite=None$/,
  )

  const { access_token } = register.result.parse(answer)
  const headers = { authorization: `Bearer ${access_token}` }
  const erased = await send(deleteUser, { password: ADA.password }, headers)

  expect(erased.cookie).toMatch(/^__Host-stylin_device=; .*Expires=Thu, 01 Jan 1970/)
})

it("keeps a device's number for all who sign in there, and refuses numbers it did not issue", async () => {
  const bea = { ...ADA, email: "bea@example.org" }
  const planted = "x".repeat(43)
  const first = await send(register, ADA, { cookie: `__Host-stylin_device=${planted}` })
  const second = await send(register, bea, { cookie: first.value })
  const again = await send(login, ADA, { cookie: second.value })

  expect(first.value).not.toContain(planted)
  expect([second.value, again.value]).toEqual([first.value, first.value])
})

it("also knows a device from signing out, if the sign-in is older than the cookie", async () => {
  const cy = { ...ADA, email: "cy@example.org" }
  const { access_token } = register.result.parse((await send(register, cy)).answer)

  const { value } = await send(logout, {}, { authorization: `Bearer ${access_token}` })

  const device = fingerprint(value.replace("__Host-stylin_device=", ""))
  expect(await knowsDevice(server.services.database.queries, cy.email, device)).toBe(true)
})
