import { openApiDocument } from "@stylin/api/openapi"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startTestServer, type TestServer } from "../testing/index.ts"

describe("the API's page", () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  it.each(["/docs", "/docs/"])("at %s runs only scripts that it links to", async (path) => {
    const page = await fetch(server.baseUrl + path)
    const html = await page.text()

    const policy = page.headers.get("content-security-policy")
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/)
    expect(html).not.toMatch(/\son\w+=/)
    const links = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link = ""]) => link)
    expect(links.length).toBeGreaterThan(3)
    for (const link of links) {
      const address = new URL(link, page.url)
      expect(address.origin).toBe(new URL(server.baseUrl).origin)
      expect((await fetch(address)).status, link).toBe(200)
    }
  })

  it.each(["/docs/json", "/openapi.json"])("at %s is the contract's document", async (path) => {
    const shown: unknown = await (await fetch(server.baseUrl + path)).json()

    expect(shown).toEqual(openApiDocument())
  })

  it("asks no other host", async () => {
    const script = await fetch(`${server.baseUrl}/docs/static/swagger-initializer.js`)

    expect(await script.text()).toContain("validatorUrl: null")
  })
})
