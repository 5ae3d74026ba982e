import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fastify, { type FastifyInstance } from "fastify"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readConfig } from "../config.ts"
import { secure } from "./security.ts"
import { serveApp } from "./web.ts"

const SPLASH = "<html><head><title>Splash</title></head><body><script>go()</script></body></html>"
const SHELL = "<html><head><title>Shell</title></head><body></body></html>"
const SAID = '<meta name="shop-money" content="JPY ja-JP 200" />'

describe("a shop's pages", () => {
  let directory: string
  let app: FastifyInstance
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "stylin-pages-"))
    await writeFile(join(directory, "index.html"), SPLASH)
    await writeFile(join(directory, "app.html"), SHELL)
    await writeFile(join(directory, "sw.js"), "keep(FILES)")
    await writeFile(join(directory, "screens.json"), '["/","/feed"]')
    app = fastify()
    await secure(app, readConfig({}))
    await serveApp(app, directory, { currency: "JPY", locale: "ja-JP" })
  })
  afterAll(async () => {
    await app.close()
    await rm(directory, { recursive: true })
  })

  it.each([
    ["/", SPLASH],
    ["/index.html?v=1", SPLASH],
    ["/feed", SHELL],
    ["/app.html", SHELL],
  ])("say at %s what its prices are in", async (url, page) => {
    const { statusCode, body, headers } = await app.inject({ url })

    expect([statusCode, body]).toEqual([200, page.replace("</head>", `${SAID}</head>`)])
    expect(headers["content-type"]).toBe("text/html; charset=utf-8")
    expect(headers["cache-control"]).toBe("no-cache")
    expect(headers["content-security-policy"]).toMatch(
      page === SPLASH ? /script-src [^;]*'sha256-/ : /script-src/,
    )
  })

  it("are fetched again by browsers that keep them, as the worker says the same", async () => {
    const { body, headers } = await app.inject({ url: "/sw.js" })

    expect(body).toBe('self.shopMoney="JPY ja-JP 200";keep(FILES)')
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8")
    expect(headers["cache-control"]).toBe("no-cache")
  })

  it("are 404 where there is no screen, for people alone", async () => {
    const shown = await app.inject({ url: "/nothing", headers: { accept: "text/html" } })
    const told = await app.inject({ url: "/nothing" })

    expect([shown.statusCode, shown.body.includes(SAID)]).toEqual([404, true])
    expect([told.statusCode, told.headers["content-type"]]).toEqual([
      404,
      "application/json; charset=utf-8",
    ])
    expect((await app.inject({ method: "HEAD", url: "/" })).statusCode).toBe(200)
  })
})
