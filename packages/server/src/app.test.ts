import { createHash } from "node:crypto"
import { once } from "node:events"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import fastify, { type FastifyInstance } from "fastify"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { buildApp } from "./app.ts"
import { readConfig } from "./config.ts"
import { answerErrors } from "./plugins/errors.ts"
import { secure } from "./plugins/security.ts"
import { serveApp } from "./plugins/web.ts"
import { startTestServer, type TestServer } from "./testing/index.ts"

const SHOP = "https://shop.example"

describe("the server", () => {
  let server: TestServer
  let origin: string
  beforeAll(async () => {
    server = await startTestServer({
      config: { corsOrigins: [SHOP], analyticsOrigins: ["https://counts.example"] },
    })
    origin = new URL(server.baseUrl).origin
  })
  afterAll(() => server.close())

  /** Sends bytes as they are. */
  async function sendRaw(bytes: string): Promise<string> {
    const { hostname, port } = new URL(origin)
    const connection = connect(Number(port), hostname)
    await once(connection, "connect")
    connection.write(bytes)
    return text(connection)
  }

  it("starts however slow the machine is", async () => {
    const app = await buildApp(server.services)
    expect(app.initialConfig.pluginTimeout).toBe(0)
    await app.close()
  })

  it("lets pages use the camera, compiled code and the analytics host, and no more", async () => {
    const { headers } = await fetch(`${origin}/api/nowhere`)

    expect(headers.get("permissions-policy")).toContain("camera=(self)")
    const policy = headers.get("content-security-policy")?.split(";")
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'")
    expect(policy).toEqual(expect.arrayContaining(["object-src 'none'", "base-uri 'none'"]))
    expect(policy).toContain("connect-src 'self' https://counts.example")
    // The hash is that of nothing: styled-components inserts its rules into an empty element.
    expect(policy).toContain(
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    )
  })

  it.each(["/", "/api/feed"])("knows no TRACE: %s", async (path) => {
    expect(await sendRaw(`TRACE ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 404 /,
    )
  })

  it("is reached over HTTPS alone for a year once it was, and so is all below its host", async () => {
    const secured = fastify()
    await secure(secured, readConfig({ PUBLIC_URL: "https://stylin.example" }))
    const plain = await fetch(`${origin}/api/nowhere`)
    const { headers } = await secured.inject({ url: "/" })
    await secured.close()

    expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains")
    expect(headers["x-content-type-options"]).toBe("nosniff")
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin")
    expect(plain.headers.get("strict-transport-security")).toBeNull()
  })

  it.each(["/%zz", "/api/%zz"])("answers a malformed address: %s", async (path) => {
    const response = await fetch(origin + path)

    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ detail: expect.any(String) })
  })

  it.each([
    ["no HTTP", "HELLO\r\n\r\n", 400],
    ["too many headers", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ])("answers %s with a detail", async (_name, bytes, status) => {
    const answer = await sendRaw(bytes)

    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toEqual({ detail: expect.any(String) })
  })

  it.each([
    [
      "without an end",
      "multipart/form-data; boundary=x",
      "--x\r\nContent-Disposition: form-data; ",
    ],
    ["without a boundary", "multipart/form-data", "--x--"],
  ])("refuses a form %s", async (_name, contentType, body) => {
    const response = await fetch(`${server.baseUrl}/users/selfie`, {
      method: "POST",
      headers: { "content-type": contentType },
      body,
    })

    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ detail: "body: is not a whole multipart form" })
  })

  it("lets pages of the named origins make every kind of call, and no others", async () => {
    const ask = (from: string) =>
      fetch(`${server.baseUrl}/users/update`, {
        method: "OPTIONS",
        headers: { origin: from, "access-control-request-method": "PATCH" },
      })

    const asked = await ask(SHOP)
    const elsewhere = await ask("https://evil.example")

    expect(asked.headers.get("access-control-allow-origin")).toBe(SHOP)
    expect(asked.headers.get("access-control-allow-methods")).toMatch(/PATCH.*DELETE/)
    expect(elsewhere.headers.get("access-control-allow-origin")).toBeNull()
  })

  it.each(["/healthz", "/readyz", "/api/nothing"])("forbids caching of %s", async (path) => {
    const response = await fetch(origin + path)

    expect(response.headers.get("cache-control")).toBe("no-store")
  })
})

it("an error that nobody expected is answered without what it says", async () => {
  const app = fastify()
  answerErrors(app)
  app.get("/", () => {
    throw new Error("select * from accounts failed in /srv/stylin")
  })

  const answer = await app.inject({ url: "/" })
  await app.close()

  expect([answer.statusCode, answer.json()]).toEqual([500, { detail: "Something went wrong" }])
})

describe("the app's files", () => {
  const PAGE = "<!doctype html>"
  let directory: string
  let app: FastifyInstance
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "stylin-web-"))
    await mkdir(join(directory, "assets"))
    await writeFile(join(directory, "index.html"), PAGE)
    await writeFile(join(directory, "screens.json"), '["/","/onboarding/:step","/feed"]')
    app = fastify()
    await serveApp(app, directory)
  })
  afterAll(async () => {
    await app.close()
    await rm(directory, { recursive: true })
  })

  it("are served at every screen's address, for GET and HEAD", async () => {
    const statuses = []
    for (const method of ["GET", "HEAD", "POST"] as const) {
      for (const url of ["/", "/feed", "/api/feed", "/old.js"]) {
        const { statusCode } = await app.inject({ method, url })
        statuses.push(`${method} ${url} ${statusCode}`)
      }
    }

    expect(statuses).toEqual([
      "GET / 200",
      "GET /feed 200",
      "GET /api/feed 404",
      "GET /old.js 404",
      "HEAD / 200",
      "HEAD /feed 200",
      "HEAD /api/feed 404",
      "HEAD /old.js 404",
      "POST / 404",
      "POST /feed 404",
      "POST /api/feed 404",
      "POST /old.js 404",
    ])
  })

  // Addresses match as in the app's router: in any case, with or without a trailing slash.
  it.each(["/onboarding/2", "/Feed/", "/feed?from=mail"])("has a screen at %s", async (url) => {
    const answer = await app.inject({ url, headers: { accept: "text/html" } })

    expect([answer.statusCode, answer.body]).toEqual([200, PAGE])
  })

  it.each(["/metrics", "/onboarding", "/onboarding/2/3", "/feeds", "/assets", "/.env"])(
    "answers %s with 404: the app's page for people, a plain refusal for programs",
    async (url) => {
      const accept = "text/html,application/xhtml+xml,*/*;q=0.8"
      const shown = await app.inject({ url, headers: { accept } })
      const told = await app.inject({ url, headers: { accept: "text/plain;version=0.0.4,*/*" } })

      expect([shown.statusCode, shown.body]).toEqual([404, PAGE])
      expect(shown.headers["content-type"]).toContain("text/html")
      expect(shown.headers["cache-control"]).toBe("no-cache")
      // With a validator, browsers would revalidate the page and get an empty 404.
      expect(shown.headers.etag).toBeUndefined()
      expect([told.statusCode, told.json()]).toEqual([404, { detail: expect.any(String) }])
    },
  )

  it("say how their text is written", async () => {
    await writeFile(join(directory, "icon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>")

    const types = await Promise.all(
      ["/", "/screens.json", "/icon.svg"].map(async (url) => (await app.inject({ url })).headers),
    )

    expect(types.map((headers) => headers["content-type"])).toEqual([
      "text/html; charset=utf-8",
      "application/json; charset=utf-8",
      "image/svg+xml; charset=utf-8",
    ])
  })

  it("lists no folder", async () => {
    expect((await app.inject({ url: "/assets/" })).statusCode).toBe(404)
  })

  it("bring no scripts and no styles but their own", async () => {
    const guarded = fastify()
    await secure(guarded, readConfig({}))
    const page = `<style>a{top:0}</style><style data-styled="">b{top:0}</style><script>go()</script>`
    await writeFile(join(directory, "index.html"), page)
    await serveApp(guarded, directory)
    await writeFile(join(directory, "index.html"), PAGE)

    const { headers } = await guarded.inject({ url: "/" })
    await guarded.close()
    const rules = String(headers["content-security-policy"]).split(";")
    const hashes = (kind: string) =>
      rules.find((rule) => rule.startsWith(`${kind} `))?.match(/'sha256-[^']+'/g) ?? []
    const hashOf = (text: string) =>
      `'sha256-${createHash("sha256").update(text).digest("base64")}'`

    expect(hashes("script-src")).toEqual([hashOf("go()")])
    expect(hashes("style-src")).toEqual(["", "a{top:0}", "b{top:0}"].map(hashOf))
    expect(rules.filter((rule) => rule.includes("unsafe-inline"))).toEqual([
      "style-src-attr 'unsafe-inline'",
    ])
  })

  it("answers 404 for an unknown call under /api, whoever asks", async () => {
    const answer = await app.inject({ url: "/api/nothing", headers: { accept: "text/html" } })

    expect([answer.statusCode, answer.json()]).toEqual([404, { detail: "There is no such call." }])
  })
})
