import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { createClient } from "@stylin/api/client"
import { forgotPassword, login, register, resetPassword } from "@stylin/api/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { BARE_ENVIRONMENT } from "../testing/environment.ts"
import { startTestServer, type TestServer } from "../testing/test-server.ts"
import { resetCodeFor } from "./reset-code.ts"

const EMAIL = "grace@example.org"

const CLI = fileURLToPath(new URL("./cli.ts", import.meta.url))

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it("sets a new password once, on a device that she has used and on another", async () => {
  const { call } = createClient({ baseUrl: server.baseUrl, getToken: () => undefined })
  await call(register, { body: { email: EMAIL, password: "long enough" } })
  const { database } = server.services
  const set = (code: string, password: string) =>
    call(resetPassword, { body: { email: EMAIL, code, password } })

  await call(forgotPassword, { body: { email: EMAIL } })
  await server.mailbox(EMAIL)
  const first = await resetCodeFor(database, " Grace@Example.org ", server.services.clock())
  await set(first?.code ?? "", "another good one")

  const signedIn = await call(login, { body: { email: EMAIL, password: "another good one" } })
  expect(signedIn.access_token).toBeTruthy()
  await expect(set(first?.code ?? "", "a third of them")).rejects.toMatchObject({ status: 400 })
})

it("is not made where there is no account", async () => {
  expect(await resetCodeFor(server.services.database, "nobody@example.org", 0)).toBeUndefined()
})

it("is printed by `npm run operator`, also while the server runs", async () => {
  const { call } = createClient({ baseUrl: server.baseUrl, getToken: () => undefined })
  const email = "ida@example.org"
  await call(register, { body: { email, password: "long enough" } })
  const env = { ...BARE_ENVIRONMENT, DATA_DIR: server.services.config.dataDirectory }
  const run = (...parameters: string[]) =>
    promisify(execFile)(process.execPath, [CLI, ...parameters], { env })

  const { stdout } = await run("reset-code", email)
  const [code = ""] = /^\d{8}/.exec(stdout) ?? []
  await call(resetPassword, { body: { email, code, password: "another good one" } })

  expect(stdout).toContain(`/auth/forgot#email=ida%40example.org&code=${code}`)
  await expect(run("reset-code", "nobody@example.org")).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining("There is no account with the email nobody@example.org."),
  })
})
