import { gzipSync } from "node:zlib"
import { OPERATIONS } from "@stylin/api/contract"
import { build } from "vite"
import { describe, expect, test } from "vitest"

const ENTRY = "virtual:entry"

/** What a browser would load for this code, minified. */
async function bundle(code: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    root: import.meta.dirname,
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
    build: { write: false, modulePreload: false, rolldownOptions: { input: ENTRY } },
  })
  if (!("output" in result)) throw new Error("Expected the output of one build")
  return result.output.map((file) => (file.type === "chunk" ? file.code : "")).join("\n")
}

const kilobytes = (code: string) => gzipSync(code, { level: 9 }).length / 1000

describe("the client's cost to an app", () => {
  test("is one call and no other with one call", async () => {
    const code = await bundle(`
      import { createClient } from "@stylin/api/client"
      import { login } from "@stylin/api/contract"
      createClient({ baseUrl: "/api" }).call(login, { body: { email: "a", password: "b" } })
    `)

    expect(code).toContain("/auth/login")
    expect(code).not.toMatch(/\/auth\/register|\/items\/|\/recommendations\/|hourglass/)
    expect(kilobytes(code)).toBeLessThan(9.5)
  })

  test("stays small with every call, without documents and mocks", async () => {
    const code = await bundle(`
      import { createClient } from "@stylin/api/client"
      import { OPERATIONS } from "@stylin/api/contract"
      const client = createClient({ baseUrl: "/api" })
      for (const operation of Object.values(OPERATIONS)) client.call(operation)
    `)

    expect(code).toContain("/recommendations/feed/get")
    expect(code).not.toMatch(/json-schema\.org|openapi|mockServiceWorker/)
    expect(kilobytes(code) / Object.keys(OPERATIONS).length).toBeLessThan(0.5)
  })
})
