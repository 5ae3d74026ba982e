import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { type IncomingHttpHeaders, request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { serveReview } from "../../scripts/lib/visual/review-server.mjs"
import { changeOf, reportOf, shotOf } from "./samples.ts"

const CHANGES = [
  changeOf(),
  changeOf({ theme: "evening", after: shotOf({ theme: "evening", picture: "dark" }) }),
  changeOf({
    story: "fails",
    kind: "broken",
    after: shotOf({ story: "fails", picture: "", problem: "It threw." }),
  }),
]
const LIGHT = "basics-button--primary/light/390"
const EVENING = "basics-button--primary/evening/390"

let home: string
let acceptedFile: string
let site: Awaited<ReturnType<typeof serveReview>>

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "stylin-review-"))
  acceptedFile = join(home, "accepted.json")
  const folder = join(home, "report")
  await mkdir(folder)
  await writeFile(acceptedFile, "[]\n")
  await writeFile(join(folder, "run.json"), JSON.stringify(reportOf(CHANGES)))
  await writeFile(join(folder, "index.html"), "<h1>What changed</h1>")
  await symlink(acceptedFile, join(folder, "leads-out.json"))
  site = await serveReview({ folder, acceptedFile })
})

afterEach(async () => {
  await site.close()
  await rm(home, { recursive: true })
})

interface Asked {
  method?: string
  headers?: IncomingHttpHeaders
  body?: string
}

/** Asks as nothing but Node can: a path is sent as it is written, and with any headers. */
const ask = (path: string, { method = "GET", headers, body }: Asked = {}) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(site.url)
    const call = request({ hostname, port, path, method, headers }, (response) => {
      let text = ""
      response.on("data", (part) => {
        text += part
      })
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      )
    })
    call.on("error", reject)
    call.end(body)
  })

const post = (path: string, body: unknown, headers: IncomingHttpHeaders = {}) =>
  ask(path, {
    method: "POST",
    headers: { origin: site.url, "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  })

const kept = async (): Promise<{ theme: string; reason: string; drawnBy: string }[]> =>
  JSON.parse(await readFile(acceptedFile, "utf8"))

describe("accepting from the report", () => {
  it("keeps what is accepted in the file, and says so to the page that is opened later", async () => {
    const answer = await post("/accept", { pictures: [LIGHT, EVENING], reason: " Rounder. " })

    const accepted = { [LIGHT]: "Rounder.", [EVENING]: "Rounder." }
    expect(answer).toMatchObject({ status: 200, text: JSON.stringify({ accepted }) })
    expect(JSON.parse((await ask("/review")).text)).toEqual({ accepted })
    expect(await kept()).toMatchObject([
      { theme: "evening", reason: "Rounder.", drawnBy: "linux Chromium 1" },
      { theme: "light", reason: "Rounder.", drawnBy: "linux Chromium 1" },
    ])
  })

  it("takes an acceptance back, and no other", async () => {
    await post("/accept", { pictures: [LIGHT, EVENING], reason: "Rounder." })
    await post("/withdraw", { pictures: [LIGHT] })

    expect((await kept()).map(({ theme }) => theme)).toEqual(["evening"])
  })

  it.each([
    ["no reason", { pictures: [LIGHT], reason: "  " }, 400],
    ["a reason without end", { pictures: [LIGHT], reason: "r".repeat(201) }, 400],
    ["no pictures", { pictures: [], reason: "Rounder." }, 400],
    ["pictures that are no list", { pictures: LIGHT, reason: "Rounder." }, 400],
    ["what is no JSON", "{", 400],
    ["what is no object", "null", 400],
    ["a picture that the run did not see", { pictures: ["x/light/390"], reason: "Rounder." }, 404],
    ["a story that fails", { pictures: ["fails/light/390"], reason: "Rounder." }, 409],
    ["more than it can hold", { pictures: ["x".repeat(1_000_001)], reason: "Rounder." }, 413],
  ])("refuses %s", async (_, body, status) => {
    const answer = await post("/accept", body)

    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.text).problem).toMatch(/\.$/)
    expect(await kept()).toEqual([])
  })
})

describe("serving a review", () => {
  const wish = { pictures: [LIGHT], reason: "Rounder." }

  it("serves the report's files", async () => {
    const answer = await ask("/")

    expect(answer).toMatchObject({ status: 200, text: "<h1>What changed</h1>" })
    expect(answer.headers["content-security-policy"]).toContain("frame-ancestors 'none'")
    expect(answer.headers["cross-origin-resource-policy"]).toBe("same-origin")
  })

  it.each([
    "/../accepted.json",
    "/%2e%2e/accepted.json",
    "/..%2faccepted.json",
    "/pictures/../../accepted.json",
    "//../accepted.json",
    "/leads-out.json",
    "/%",
    "/%00",
    "/none.png",
  ])("finds nothing at %s", async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  it.each([
    ["another site's page", { origin: "https://shop.example" }],
    ["another port's page", { origin: "http://127.0.0.1:1" }],
    ["a page without an origin", { origin: "null" }],
    ["an address that leads here by name", { host: "shop.example" }],
  ])("refuses %s", async (_, headers) => {
    expect((await post("/accept", wish, headers)).status).toBe(403)
    expect((await ask("/review", { headers })).status).toBe(403)
    expect(await kept()).toEqual([])
  })

  it("refuses a form's post, which a browser sends for any site", async () => {
    expect((await post("/accept", wish, { "content-type": "text/plain" })).status).toBe(415)
    const withoutOrigin = { method: "POST", headers: { "content-type": "application/json" } }
    const answer = await ask("/accept", { ...withoutOrigin, body: JSON.stringify(wish) })
    expect(answer.status).toBe(403)
  })

  it("knows no other calls", async () => {
    expect((await post("/run.json", wish)).status).toBe(404)
    expect((await ask("/", { method: "DELETE", headers: { origin: site.url } })).status).toBe(405)
  })
})
